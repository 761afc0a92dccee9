import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { chunksOf, createApi, send } from '../../../src/slices/explorer/page/api.ts';

/** Requests that fail, which browsers and Node report by a TypeError in words of their own. */

const noAnswer = { name: 'Error', message: 'The service does not answer.' };

async function startServer(t: Test, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  // A server that listens on TCP has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Begins an answer, and ends the connection in it. */
const breakOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': 100 });
  response.write('{"seq":', () => response.destroy());
};

t.test('a request without an answer fails in words', async (t) => {
  const address = await startServer(t, (request) => request.destroy());
  await t.rejects(send(`${address}/login`), noAnswer);
  await t.rejects(createApi('token', () => {}).get(`${address}/api/user`), noAnswer);
});

t.test('an answer that breaks off fails in words', async (t) => {
  const address = await startServer(t, breakOff);
  await t.rejects(createApi('token', () => {}).get(`${address}/api/user`), noAnswer);
});

t.test('a stream that breaks off yields what came, and fails in the words of its source', async (t) => {
  const address = await startServer(t, breakOff);
  for (const [failure, message] of [
    [undefined, noAnswer.message],
    ['The browser cannot read the file.', 'The browser cannot read the file.'],
  ] as const) {
    const { body } = await send(address);
    let received = '';
    const read = async () => {
      for await (const chunk of chunksOf(body ?? new ReadableStream(), failure))
        received += Buffer.from(chunk).toString();
    };
    await t.rejects(read(), { name: 'Error', message });
    t.equal(received, '{"seq":');
  }
});

t.test('a request that the reader ended keeps its reason', async (t) => {
  const address = await startServer(t, () => {});
  const leaving = new AbortController();
  const asking = send(address, { signal: leaving.signal });
  leaving.abort(new Error('cancelled'));
  await t.rejects(asking, { message: 'cancelled' });
});
