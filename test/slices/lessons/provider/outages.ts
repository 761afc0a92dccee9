import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import {
  type FakeRequest,
  type FaultCase,
  type ProviderFault,
  refuse,
} from '../../../helpers/families/fake-provider.ts';
import { apiKey } from '../../../helpers/families/provider-lessons.ts';

/** Fails the first request only. */
function once(fail: (response: ServerResponse, request: FakeRequest) => boolean): ProviderFault {
  return { raw: (response, request, n) => n === 1 && fail(response, request) };
}

const json = { 'content-type': 'application/json' };

/** Sends the chunk repeatedly until the client disconnects. */
function endless(response: ServerResponse, chunk: Buffer, everyMs: number): true {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(chunk), everyMs);
  response.on('close', () => clearInterval(timer));
  return true;
}

/** Outages of the provider, and answers of something that is not the API. */
export const outages: Record<string, FaultCase> = {
  'a hang': { fault: { raw: () => true }, status: 503, isEndless: true },
  'slow bytes': {
    fault: { raw: (response) => endless(response, Buffer.from(' '), 20) },
    status: 503,
    isEndless: true,
  },
  'slow headers that never end': {
    fault: {
      raw(response) {
        response.socket?.write('HTTP/1.1 200 OK\r\nx-a: ');
        return true;
      },
    },
    status: 503,
    isEndless: true,
  },
  'a 429 storm': {
    fault: { raw: (response) => refuse(response, 429, { message: 'slow down' }, { 'retry-after': '3600' }) },
    status: 503,
  },
  'one 429': {
    fault: once((response) => refuse(response, 429, { message: 'slow down' }, { 'retry-after': '0' })),
    status: 201,
  },
  'errors 500': { fault: { raw: (response) => refuse(response, 500, { message: 'oh' }) }, status: 503 },
  'one error 502': { fault: once((response) => refuse(response, 502, { message: 'oh' })), status: 201 },
  'a reset before the answer': {
    fault: {
      raw(response) {
        response.socket?.resetAndDestroy();
        return true;
      },
    },
    status: 503,
  },
  'a reset in the middle of the answer': {
    fault: {
      raw(response) {
        response.writeHead(200, { ...json, 'content-length': 5000 });
        response.write('{"choices": [', () => response.socket?.resetAndDestroy());
        return true;
      },
    },
    status: 503,
  },
  'an answer without end': {
    fault: { raw: (response) => endless(response, Buffer.alloc(65_536, ' '), 0) },
    status: 503,
  },
  'an answer with a content length of 1 GB': {
    fault: {
      raw(response) {
        response.writeHead(200, { ...json, 'content-length': 2 ** 30 });
        response.write('{');
        return true;
      },
    },
    status: 503,
  },
  'an answer that unpacks to 100 MB': {
    fault: {
      raw(response) {
        response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
        response.end(bomb());
        return true;
      },
    },
    status: 503,
  },
  'a page of HTML': {
    fault: {
      raw(response) {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
        return true;
      },
    },
    status: 503,
    taboo: 'Sign in',
  },
  'another content type': {
    fault: {
      raw(response) {
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('{"choices": []}');
        return true;
      },
    },
    status: 503,
  },
  'an answer other than HTTP': {
    fault: {
      raw(response) {
        response.socket?.end('220 mail.example ESMTP\r\n');
        return true;
      },
    },
    status: 503,
  },
  'an empty answer': {
    fault: {
      raw(response) {
        response.writeHead(204).end();
        return true;
      },
    },
    status: 503,
  },
  'an invalid key': {
    fault: {
      raw: (response) =>
        refuse(response, 401, { message: `Incorrect API key provided: ${apiKey}`, code: 'invalid_api_key' }),
    },
    status: 503,
    taboo: apiKey,
  },
  'an unknown model': {
    fault: { raw: (response) => refuse(response, 404, { message: 'no such model' }) },
    status: 503,
  },
  'failures of the review alone': {
    fault: {
      raw: (response, { kind }) => kind === 'review' && refuse(response, 500, { message: 'oh' }),
    },
    status: 503,
  },
};

let packed: Buffer | undefined;
function bomb(): Buffer {
  packed ??= gzipSync(Buffer.alloc(100_000_000, ' '));
  return packed;
}
