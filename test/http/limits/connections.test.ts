import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import t, { type Test } from 'tap';
import { registerConnections } from '../../../src/http/limits/connections.ts';
import type { AppSettings } from '../../../src/slice/deps.ts';
import { startApp } from '../../helpers/app.ts';
import { holdTimers } from '../../helpers/timers.ts';
import { until } from '../../helpers/until.ts';

/** Starts the service on a port. `accepted` has the service's sockets, oldest first. */
async function startServer(t: Test, settings: Partial<AppSettings> = {}) {
  const { app } = await startApp(t, { settings });
  const accepted: Socket[] = [];
  app.server.on('connection', (socket) => accepted.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    t.teardown(async () => socket.destroy());
    return socket;
  };
  return { app, accepted, open };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

t.test('cuts a client that takes no byte of its answers for two minutes', async (t) => {
  const { pass } = holdTimers(t);
  const { accepted, open } = await startServer(t);
  // Without a listener for data, the client stops reading when its buffer is full.
  open().write(get('/docs/json').repeat(500));
  await until('answers wait for the client', () => (accepted[0]?.writableLength ?? 0) > 100_000);
  const [socket] = accepted;
  const handed = () => socket?.bytesWritten;
  let before = -1;
  await until('the buffers of the system are full', () => {
    const isFull = handed() === before;
    before = handed() ?? 0;
    return isFull;
  });
  for (let i = 0; i < 24; i += 1) pass(5000);
  t.equal(socket?.destroyed, false, 'not before');
  pass(5000);
  pass(5000);
  t.equal(socket?.destroyed, true);
});

t.test('keeps a client that reads, and one whose answer takes long to compute', async (t) => {
  const { pass } = holdTimers(t);
  const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
  t.teardown(async () => app.close());
  const { promise, resolve } = Promise.withResolvers<string>();
  app.get('/slow', () => promise);
  app.get('/large', async () => 'x'.repeat(20_000_000));
  registerConnections(app, { trustProxy: false, hasRateLimits: () => true });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const large = await fetch(`${address}/large`);
  let bytes = 0;
  for await (const chunk of large.body ?? []) {
    // At the size of chunks, a minute in all.
    pass(200);
    bytes += chunk.length;
  }
  t.equal(bytes, 20_000_000);
  const slow = fetch(`${address}/slow`);
  await once(app.server, 'request');
  for (let i = 0; i < 60; i += 1) pass(5000);
  resolve('done');
  t.equal(await (await slow).text(), 'done');
});

t.test('closes the 201st connection of an address, and accepts another after one closes', async (t) => {
  const { accepted, open } = await startServer(t, { hasRateLimits: true });
  const sockets = Array.from({ length: 200 }, open);
  await until('200 connections', () => accepted.length === 200);
  open();
  await until('the 201st connection', () => accepted.length === 201);
  t.equal(accepted.filter(({ destroyed }) => !destroyed).length, 200);
  sockets[0]?.destroy();
  await until('one closes', () => accepted.filter(({ destroyed }) => !destroyed).length === 199);
  const last = open();
  last.write(get('/api/healthcheck'));
  t.match(String(await once(last, 'data')), /^HTTP\/1\.1 200 /);
});

t.test('accepts any number of connections of a trusted proxy, and with RATE_LIMITS=off', async (t) => {
  for (const settings of [
    { hasRateLimits: true, trustProxy: '10.0.0.0/8, 127.0.0.1' },
    { hasRateLimits: true, trustProxy: 1 },
    { hasRateLimits: false },
  ]) {
    const { accepted, open } = await startServer(t, settings);
    for (let i = 0; i < 210; i += 1) open();
    await until('210 connections', () => accepted.length === 210);
    t.notOk(accepted.some(({ destroyed }) => destroyed));
  }
});

t.test('counts an IPv6 network of 64 bits as one client, unless it has trusted proxies', async (t) => {
  for (const [trustProxy, expected] of [
    [false, 200],
    ['10.0.0.0/8', 200],
    ['10.0.0.0/8, 2001:db8:0:1::/64', 210],
    ['2001:db8:0:1::1', 201],
  ] as const) {
    const { app } = await startServer(t, { hasRateLimits: true, trustProxy });
    // Node's server accepts any stream as a connection.
    const accept = (remoteAddress: string) => {
      const socket = Object.assign(new PassThrough(), { remoteAddress });
      t.teardown(async () => socket.destroy());
      app.server.emit('connection', socket);
      return !socket.destroyed;
    };
    const accepted = Array.from({ length: 209 }, (_, i) => accept(`2001:db8:0:1:${i}::2`));
    accepted.push(accept('2001:db8:0:1::1'));
    t.equal(accepted.filter(Boolean).length, expected, `TRUST_PROXY=${trustProxy}`);
    t.ok(accept('2001:db8:0:2::1'), 'another network');
    t.ok(accept('192.0.2.1'));
  }
});

t.test('accepts at most 5,000 connections', async (t) => {
  const { app } = await startServer(t);
  t.equal(app.server.maxConnections, 5000);
});
