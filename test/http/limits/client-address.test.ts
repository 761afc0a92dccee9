import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { loggerOptions } from '../../../src/service/logging.ts';
import { startApp } from '../../helpers/app.ts';
import { clientOf, memberPassword, registerAdmin } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';

/** Number of wrong passwords that an address block may send in a quarter of an hour (decisions.md 2.5). */
const tries = 30;
const nginx = '/usr/sbin/nginx';
const noNginx = !existsSync(nginx) && `${nginx} is not installed`;

async function startProxied(t: Test, trustProxy: number | string = '127.0.0.1, 10.0.0.0/8') {
  const lines: string[] = [];
  const logger = { ...loggerOptions('info'), stream: { write: (line: string) => lines.push(line) } };
  const { app } = await startApp(t, { logger, settings: { trustProxy, hasRateLimits: true } });
  const { username } = (await (await registerAdmin(app)).get('/api/user')).body;
  let users = 0;
  /** Sends a login from a client as its proxy names it: with the right password, or for a new username with a wrong one. */
  async function logIn(forwarded: string, isRight: boolean): Promise<number> {
    users += 1;
    const payload = isRight
      ? { username, password: memberPassword }
      : { username: `x${users}`, password: 'y' };
    const headers = { 'x-forwarded-for': forwarded };
    return (await clientOf(app).send({ method: 'POST', url: '/login', payload, headers })).status;
  }
  /** Uses up the failed logins of a client. Returns the statuses of the last two. */
  async function useUp(forwarded: (attempt: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i <= tries; i += 1) statuses.push(await logIn(forwarded(i), false));
    return statuses.slice(-2);
  }
  return { app, logIn, useUp, warnings: () => lines.filter((line) => line.includes('X-Forwarded-For')) };
}

t.test('a stranger whose address has a port uses up only the own failed logins', async (t) => {
  const { logIn, useUp, warnings } = await startProxied(t);
  t.same(await useUp((i) => `203.0.113.9:${40_000 + i}`), [401, 429]);
  t.equal(await logIn('203.0.113.8:5678', true), 200, 'another client with a port');
  t.equal(await logIn('203.0.113.9', false), 429, 'the same client without a port');
  t.same(await useUp((i) => `[2001:db8:0:1::${i}]:443`), [401, 429], 'IPv6 in brackets');
  t.equal(await logIn('[2001:db8:0:2::1]:443', true), 200, 'another network');
  t.equal(await logIn('2001:db8:0:1::9%eth0', false), 429, 'the same network');
  t.same(warnings(), []);
});

t.test('a proxy with a port in the chain is trusted as its address is', async (t) => {
  const { logIn, useUp } = await startProxied(t);
  t.same(await useUp((i) => `203.0.113.9:${40_000 + i}, 10.0.0.5:3128`), [401, 429]);
  t.equal(await logIn('203.0.113.8, 10.0.0.5:3128', true), 200, 'another client of the proxy');
  t.same(await useUp((i) => `198.51.100.${i}, 192.0.2.1:${40_000 + i}`), [401, 429], 'an untrusted one');
});

t.test('requests count for the address without its port', async (t) => {
  const { app } = await startProxied(t);
  const register = (address: string) =>
    clientOf(app).send({
      method: 'POST',
      url: '/register',
      payload: {},
      headers: { 'x-forwarded-for': address },
    });
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await register(`203.0.113.9:${40_000 + i}`)).status);
  t.same(statuses.slice(-2), [400, 429]);
  t.equal((await register('203.0.113.8:40000')).status, 400);
});

t.test('an address that cannot be read counts for its proxy, and is logged once', async (t) => {
  for (const trustProxy of ['127.0.0.1, 10.0.0.0/8', 2] as const) {
    const { logIn, useUp, warnings } = await startProxied(t, trustProxy);
    const names = ['unknown', '_hidden', 'Xantippe7'];
    t.same(await useUp((i) => `${names[i % 3]}, 10.0.0.5`), [401, 429]);
    t.equal(await logIn('unknown, 10.0.0.5', false), 429, 'the same proxy');
    t.equal(await logIn('unknown, 10.0.0.6', true), 200, 'another proxy');
    t.equal(await logIn('203.0.113.8, 10.0.0.5', true), 200, 'a client of the proxy that can be read');
    t.match(warnings(), [/The proxy 10\.0\.0\.5 sent X-Forwarded-For without an address.*TRUST_PROXY/]);
    t.equal(warnings().length, 1);
    t.notMatch(warnings().join(), /unknown|hidden|Xantippe7/, 'nothing that the client sent');
  }
});

/** Starts nginx before a service, and sends the client's address with its port. Returns its address. */
async function startNginx(t: Test, service: string): Promise<string> {
  const directory = t.testdir();
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const bound = free.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  free.close();
  await once(free, 'close');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory};`,
  );
  const config = `daemon off; pid ${join(directory, 'pid')}; error_log stderr; events {}
http { access_log off; ${paths.join(' ')}
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass ${service}; proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $http_x_client:$remote_port; } } }`;
  await writeFile(join(directory, 'nginx.conf'), config);
  const child = spawn(nginx, ['-p', directory, '-c', 'nginx.conf'], { stdio: 'ignore' });
  t.teardown(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  const address = `http://127.0.0.1:${port}`;
  await until('nginx answers', async () => (await fetch(address).catch(() => undefined)) !== undefined);
  return address;
}

t.test('nginx may send the port of the client with its address', { skip: noNginx }, async (t) => {
  const { app } = await startProxied(t, 1);
  const proxy = await startNginx(t, await app.listen({ port: 0, host: '127.0.0.1' }));
  async function logIn(client: string, username: string): Promise<number> {
    const headers = { 'content-type': 'application/json', connection: 'close', 'x-client': client };
    const body = JSON.stringify({ username, password: 'y' });
    return (await fetch(`${proxy}/login`, { method: 'POST', headers, body })).status;
  }
  const statuses: number[] = [];
  for (let i = 0; i <= tries; i += 1) statuses.push(await logIn('203.0.113.9', `x${i}`));
  t.same(statuses.slice(-2), [401, 429]);
  t.equal(await logIn('203.0.113.8', 'another'), 401, 'another client of nginx');
});
