import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { holdTimers } from '../../helpers/timers.ts';

const KiB = 1024;
const MiB = 1024 * KiB;
const piece = Buffer.alloc(16 * KiB, 'x');

/** Starts the service and returns a function that sends a body in small pieces and returns what the client sees. */
async function startServer(t: Test) {
  const { app } = await startApp(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (headers: Record<string, string>, bytes: number, pause?: () => Promise<void>) => {
    const request = send({ port, host: '127.0.0.1', method: 'POST', path: '/register', headers });
    const outcome = { status: 0, body: '', error: '', written: 0, connection: '' };
    const closed = once(request, 'close');
    request.on('error', (error) => {
      outcome.error ||= String(error);
    });
    request.on('response', (response) => {
      outcome.status = response.statusCode ?? 0;
      outcome.connection = response.headers.connection ?? '';
      response.setEncoding('utf8').on('data', (text: string) => {
        outcome.body += text;
      });
      response.on('error', () => {});
    });
    while (outcome.written < bytes && !request.destroyed) {
      if (!request.write(piece)) await Promise.race([once(request, 'drain'), closed]);
      else await setImmediate();
      outcome.written += piece.length;
    }
    await pause?.();
    if (!pause) request.end();
    await closed;
    return outcome;
  };
}

const json = { 'content-type': 'application/json' };
const forms = (bytes: number) => [{ 'content-length': String(bytes) }, { 'transfer-encoding': 'chunked' }];

t.test('reads a body over the limit to its end, so that a client that still sends gets 413', async (t) => {
  const sendBody = await startServer(t);
  for (const bytes of [512 * KiB, 2 * MiB, 8 * MiB]) {
    for (const form of forms(bytes)) {
      const { body, ...outcome } = await sendBody({ ...json, ...form }, bytes);
      const expected = { status: 413, error: '', written: bytes, connection: '' };
      t.match(outcome, expected, JSON.stringify(form));
      t.match(JSON.parse(body), { code: 'BODY_TOO_LARGE' });
    }
  }
});

t.test('reads at most 8 MiB of a body, then answers and cuts the connection', async (t) => {
  const sendBody = await startServer(t);
  for (const form of forms(256 * MiB)) {
    const { written } = await sendBody({ ...json, ...form }, 256 * MiB);
    t.ok(written < 32 * MiB, `cut after ${written / MiB} MiB, which includes buffers of the system`);
  }
});

t.test('reads at most five seconds, then answers 413', async (t) => {
  const { pass } = holdTimers(t);
  const sendBody = await startServer(t);
  for (const form of forms(2 * MiB)) {
    const { status, connection } = await sendBody({ ...json, ...form }, MiB, async () => {
      // Lets the service read what the client has sent.
      for (let i = 0; i < 200; i += 1) await setImmediate();
      pass(5000);
    });
    t.match({ status, connection }, { status: 413, connection: 'close' }, JSON.stringify(form));
  }
});
