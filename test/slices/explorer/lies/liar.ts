import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from '../../../helpers/app.ts';

/** Answer of the service, which a lie changes. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns another answer to a request. */
export type Lie = (answer: Answer, url: URL) => Answer | Promise<Answer>;

/** Server between the page and the service. It passes everything on, except where it lies. */
export interface Liar {
  /** Origin of the page: browsers offer WebCrypto at 127.0.0.1. Each server has another one, so no kept proof. */
  address: string;
  /** Address of the service. */
  target: string;
  /** Lies by path. */
  lies: Map<string, Lie>;
  /** Paths of all requests. */
  asked: string[];
}

/** Starts a server that lies as soon as the test tells it to. */
export async function startLiar(t: TestContext, target: string): Promise<Liar> {
  const liar: Liar = { address: '', target, lies: new Map(), asked: [] };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', liar.target);
    liar.asked.push(pathname);
    const { status, headers, body } = await answerOf(liar, request).catch((error: unknown) => ({
      status: 502,
      headers: {},
      body: String(error),
    }));
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(async () => {
    server.close();
    server.closeAllConnections();
  });
  // A server that listens on TCP has an address object.
  liar.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return liar;
}

/** Headers of one connection, and of the form of a body that `fetch` has decoded. */
const ownHeaders = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|host)$/;

async function answerOf({ target, lies }: Liar, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '', target);
  const { method = 'GET', headers } = request;
  const sent = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  const body = method === 'GET' ? null : new Uint8Array(await buffer(request));
  const response = await fetch(url, {
    method,
    headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body && body.length > 0 && { body }),
  });
  const answer: Answer = {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.test(name))),
    body: await response.text(),
  };
  const lie = lies.get(url.pathname);
  return lie ? lie(answer, url) : answer;
}

/** Returns the lie that answers with a value, whatever the service says. */
export function saying(value: object | ((url: URL) => object | Promise<object>)): Lie {
  return async (_, url) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typeof value === 'function' ? await value(url) : value),
  });
}

/** Returns the lie that changes the body of an answer. */
export function changing(change: (body: string) => string): Lie {
  return (answer) => ({ ...answer, body: change(answer.body) });
}
