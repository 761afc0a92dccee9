import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import timers from 'node:timers';
import { Problem } from '../base/errors.ts';
import type { App } from './app-types.ts';
import { renderProblem } from './problem-details.ts';

/** Time in which a client may still send what it began, so that it sees the answer (see large-bodies.ts). */
const lingerMs = 5000;

/** Answers what never becomes a request with problem+json, like all errors (decisions.md 1.3). */
export function registerClientErrors(app: App): void {
  const { server } = app;
  // In place of Fastify's own.
  server.removeAllListeners('clientError').on('clientError', (error, socket) => {
    if (!canAnswer(error, socket)) socket.destroy();
    // Each further piece of a request under refusal fails again.
    else if (!socket.writableEnded) refuse(app, socket, problemOf(error));
  });
  // A tunnel, for which Node would close the connection without an answer.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    const detail = 'The service is no proxy, so it does not support CONNECT.';
    refuse(app, socket, new Problem('METHOD_NOT_ALLOWED', { detail }), 'Allow: DELETE, GET, HEAD, POST, PUT');
  });
  // RFC 9110 (10.1.1) lets a server ignore an expectation that it does not know. Node would answer 417 without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response),
  );
}

/** Returns false if the client has left, or would mistake the answer for that to an earlier request of the connection. */
function canAnswer(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE' || socket.destroyed) return false;
  // Missing in the types. Node's own handler looks here, too.
  const { _httpMessage: answer }: { _httpMessage?: ServerResponse | null } & Duplex = socket;
  return !answer || !(answer.headersSent || answer.req.complete);
}

function problemOf(error: NodeJS.ErrnoException & { reason?: unknown }): Problem {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('REQUEST_TIMEOUT');
  if (error.code === 'HPE_HEADER_OVERFLOW') return new Problem('HEADERS_TOO_LARGE');
  // Fixed words of Node's parser, such as "Invalid header token".
  const reason = typeof error.reason === 'string' ? `: ${error.reason}` : '';
  return new Problem('VALIDATION_FAILED', { detail: `The request is not valid HTTP${reason}.` });
}

/** Sends the problem, and closes the connection when the client has ended, too, or after some seconds. */
function refuse({ errors, log }: App, socket: Duplex, problem: Problem, ...headers: string[]): void {
  const requestId = randomUUID();
  // The path is unknown.
  const { status, body } = renderProblem(problem, errors, { instance: '/', requestId });
  log.info({ reqId: requestId, status, code: problem.code }, 'request that is not HTTP');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    ...headers,
  ];
  // Node no longer watches the errors of a tunnel: a client that leaves would end the process.
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const timer = timers.setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.resume().once('close', () => timers.clearTimeout(timer));
}
