import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Test } from 'tap';

/** Span that a collector got. Ids are in hexadecimal. */
export interface CollectedSpan {
  traceId: string;
  id: string;
  parentId: string;
  name: string;
  attributes: Record<string, string | number>;
  /** Ids of the spans to which it has links. */
  links: string[];
  /** Names and values of the resource, as `name=value`. */
  resource: Record<string, string | number>;
}

/**
 * Starts a collector of OTLP over HTTP. It answers with the next status, by default with 200; null means at the test's end.
 * Without an answer, the exporter would retry for 10 s more.
 */
export async function startCollector(t: Test, statuses: (number | null)[] = []) {
  const requests: { path: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ path: request.url, headers: request.headers, body: await buffer(request) });
    const status = statuses.length > 0 ? statuses.shift() : 200;
    if (status) response.writeHead(status).end();
    else held.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(async () => {
    for (const response of held) response.end();
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
  });
  // A server that listens on TCP has an address that is an object.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    spans: () => requests.flatMap(({ body }) => spansOf(body)),
  };
}

/** Reads an ExportTraceServiceRequest (opentelemetry-proto). */
function spansOf(body: Buffer): CollectedSpan[] {
  return messages(body, 1).flatMap((group) => {
    const resource = Object.assign({}, ...messages(group, 1).map((fields) => attributesOf(fields, 1)));
    const spans = messages(group, 2).flatMap((scope) => messages(scope, 2));
    return spans.map((span) => ({
      traceId: bytes(span, 1).toString('hex'),
      id: bytes(span, 2).toString('hex'),
      parentId: bytes(span, 4).toString('hex'),
      name: bytes(span, 5).toString(),
      attributes: attributesOf(span, 9),
      links: messages(span, 13).map((link) => bytes(link, 2).toString('hex')),
      resource,
    }));
  });
}

function attributesOf(message: Buffer, field: number): Record<string, string | number> {
  return Object.fromEntries(
    messages(message, field).map((pair) => {
      const value = [...fieldsOf(bytes(pair, 2))][0]?.value ?? '';
      return [bytes(pair, 1).toString(), typeof value === 'number' ? value : value.toString()];
    }),
  );
}

function messages(message: Buffer, field: number): Buffer[] {
  const found = [...fieldsOf(message)].filter(({ number }) => number === field);
  return found.flatMap(({ value }) => (typeof value === 'number' ? [] : [value]));
}

function bytes(message: Buffer, field: number): Buffer {
  return messages(message, field)[0] ?? Buffer.alloc(0);
}

/** Reads the fields of a message of Protocol Buffers: numbers, and bytes. */
function* fieldsOf(message: Buffer): Generator<{ number: number; value: number | Buffer }> {
  let at = 0;
  function varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(at++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  while (at < message.length) {
    const key = varint();
    const type = key & 7;
    const length = type === 2 ? varint() : type === 1 ? 8 : type === 5 ? 4 : 0;
    const value = type === 0 ? varint() : message.subarray(at, at + length);
    at += length;
    yield { number: key >> 3, value };
  }
}
