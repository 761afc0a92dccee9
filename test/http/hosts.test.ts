import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import t, { type Test } from 'tap';
import type { AppSettings } from '../../src/slice/deps.ts';
import { createMetrics } from '../../src/slice/metrics.ts';
import { startApp } from '../helpers/app.ts';
import { refusal } from '../helpers/documents/expectations.ts';
import { clientOf } from '../helpers/families/client.ts';

/** Returns a function that returns the status of a request with these headers. */
async function startFor(t: Test, settings: Partial<AppSettings>) {
  const { app } = await startApp(t, { settings, metrics: createMetrics('a token of metrics') });
  const client = clientOf(app);
  return async (host: string, url = '/docs/errors', headers = {}) =>
    (await client.send({ method: 'GET', url, headers: { host, ...headers } })).status;
}

const own = ['localhost', 'LOCALHOST:80', 'localhost.:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000', ''];
const foreign = [
  'evil.example',
  'learn.example.evil.example',
  'evil.example:80',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'x@localhost',
  'evil.example#localhost',
  'localhost,evil.example',
  '0x7f.1',
];

t.test('answers for the host of APP_URL and for this machine only', async (t) => {
  const statusFor = await startFor(t, { appUrl: 'https://learn.example', allowedHosts: ['learn.example'] });
  for (const host of [...own, 'learn.example', 'learn.example:8443', 'Learn.Example.'])
    t.equal(await statusFor(host), 200, host);
  for (const host of [...foreign, '192.0.2.1', '[2001:db8::1]:3000', '0.0.0.0'])
    t.equal(await statusFor(host), 421, host);
});

t.test('answers for all IP addresses and the configured HOST without APP_URL', async (t) => {
  const statusFor = await startFor(t, { appUrl: 'http://nas.lan:3000', allowedHosts: undefined });
  for (const host of [...own, 'nas.lan:3000', '192.0.2.1:3000', '[2001:db8::1]:3000'])
    t.equal(await statusFor(host), 200, host);
  for (const host of foreign) t.equal(await statusFor(host), 421, host);
});

t.test('returns 421 HOST_NOT_ALLOWED from each path, even before it checks a token', async (t) => {
  const { app } = await startApp(t, { settings: { allowedHosts: ['learn.example'] } });
  for (const url of ['/api/user', '/api/healthcheck', '/nowhere', '/docs', '/register']) {
    const answer = await clientOf(app).send({ method: 'GET', url, headers: { host: 'evil.example' } });
    t.match(answer, refusal(421, 'HOST_NOT_ALLOWED'), url);
  }
});

t.test('answers monitors by address, and the reader of metrics by any name', async (t) => {
  const statusFor = await startFor(t, { allowedHosts: ['learn.example'] });
  t.equal(await statusFor('10.0.0.7:3000', '/api/healthcheck'), 200);
  t.equal(await statusFor('evil.example', '/api/healthcheck'), 421);
  t.equal(await statusFor('learning:3000', '/metrics', { authorization: 'Bearer a token of metrics' }), 200);
  t.equal(await statusFor('learning:3000', '/metrics'), 401);
});

t.test('believes X-Forwarded-Host of a trusted proxy only, and its last entry', async (t) => {
  const header = (host: string) => ({ 'x-forwarded-host': host });
  const allowedHosts = ['learn.example'];
  const direct = await startFor(t, { allowedHosts });
  t.equal(await direct('evil.example', '/docs/errors', header('learn.example')), 421);
  t.equal(await direct('learn.example', '/docs/errors', header('evil.example')), 200);
  for (const trustProxy of [1, '127.0.0.1'] as const) {
    const proxied = await startFor(t, { allowedHosts, trustProxy });
    t.equal(await proxied('upstream:3000', '/docs/errors', header('learn.example')), 200);
    t.equal(await proxied('upstream:3000', '/docs/errors', header('learn.example, evil.example')), 421);
    t.equal(await proxied('upstream:3000', '/docs/errors', header('evil.example')), 421);
    t.equal(await proxied('upstream:3000'), 421);
  }
  const other = await startFor(t, { allowedHosts, trustProxy: '192.0.2.1' });
  t.equal(await other('evil.example', '/docs/errors', header('learn.example')), 421);
});

t.test('answers HTTP/1.0 without a Host, as monitors send it', async (t) => {
  const { app } = await startApp(t, { settings: { allowedHosts: ['learn.example'] } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const [header, status] of [
    ['', 200],
    ['Host: evil.example\r\n', 421],
  ]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /docs/errors HTTP/1.0\r\n${header}\r\n`);
    t.match(String((await once(socket, 'data'))[0]), new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  }
});
