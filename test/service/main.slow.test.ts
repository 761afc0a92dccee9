import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { asService } from '../helpers/database/connection.ts';
import { createDatabase, createEmptyDatabase } from '../helpers/database/database.ts';
import { dataDirectory, processesIn } from '../helpers/database/embedded.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { ada, runService } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';
import { bearer, me, npmStart, post, registration, rolesOf, secrets, sentence } from './starts.ts';

t.test('exits with 1 and one sentence for a taken port, without leaving processes', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  t.teardown(() => other.close());
  await once(other, 'listening');
  // A server that listens on TCP has an address that is an object.
  const { port } = other.address() as AddressInfo;
  const dataDir = await dataDirectory(t, me);
  const service = runService(t, { DATA_DIR: dataDir, PORT: String(port) });
  t.equal(await service.ended, 1);
  t.equal(
    sentence(service.errors()),
    `Port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set another PORT.\n`,
  );
  t.same(await processesIn(dataDir), []);
});

t.test('stops cleanly on a signal during the start', async (t) => {
  const dataDir = await dataDirectory(t, me);
  const service = runService(t, { DATA_DIR: dataDir });
  await until('it creates its database', () => /Creating the database/.test(service.output()));
  t.equal(await service.end('SIGTERM'), 0);
  t.same(await processesIn(dataDir), []);
  t.match(service.errors(), /^(There is no user yet.*\n.*\n)?$/, 'no errors');
});

const hasScript = spawnSync('script', ['--version']).status === 0;

t.test('stops on Ctrl-C in a terminal', { skip: !hasScript }, async (t) => {
  const dataDir = await dataDirectory(t, me);
  // The service gets SIGINT twice: from the terminal and from npm.
  const terminal = spawn('script', ['-qec', `exec ${npmStart.join(' ')}`, '/dev/null'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: dataDir },
  });
  t.teardown(() => terminal.kill('SIGKILL'));
  const ended = once(terminal, 'close');
  let output = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await until('it explains the first step', () => output.includes('There is no user yet'));
  terminal.stdin.write('\u0003');
  t.same(await ended, [0, null]);
  t.same(await processesIn(dataDir), []);
});

t.test('on a server, migrates as the owner and works with a role of its own', async (t) => {
  const ownerUrl = await createEmptyDatabase(t);
  const url = asService(ownerUrl);
  const both = runService(t, { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, ...secrets });
  const { token } = await registration(await post(`${await both.address}/register`, ada));
  t.same(await rolesOf(ownerUrl), [new URL(url).username]);
  t.equal(await both.end('SIGTERM'), 0);
  const alone = runService(t, { DATABASE_URL: url, ...secrets });
  t.equal((await fetch(`${await alone.address}/api/user`, bearer(token))).status, 200, 'without the owner');
  t.equal(await alone.end('SIGTERM'), 0);
  t.notMatch(alone.output(), /"level":"(warn|error)"/);
});

t.test('returns 503 while the database is unavailable, recovers, and prints its hints later', async (t) => {
  let cuts = 0;
  // Its first query for the hints fails.
  const proxy = await createProxy(t, await createDatabase(t), (client, server) => {
    server.pipe(client);
    client.on('data', (bytes) => {
      if (cuts > 0 || !/select .* from "users"/.test(bytes.toString())) return void server.write(bytes);
      cuts += 1;
      client.destroy();
    });
  });
  const service = runService(t, { DATABASE_URL: proxy.url, ...secrets });
  const address = await service.address;
  await until('the hint comes later', () => service.errors().includes('There is no user yet'));
  t.equal(cuts, 1, 'the first attempt failed');
  t.match(service.output(), 'Cannot read the hints for the operator, retrying');
  const { token } = await registration(await post(`${address}/register`, ada));
  const user = () => fetch(`${address}/api/user`, bearer(token));
  for (let round = 0; round < 2; round += 1) {
    const during = Promise.all(Array.from({ length: 50 }, user));
    await proxy.cut();
    for (const { status } of await during) t.ok([200, 503].includes(status));
    for (const answer of [
      await user(),
      await post(`${address}/register`, ada),
      await post(`${address}/login`, ada),
    ]) {
      t.equal(answer.status, 503);
      t.match(answer.headers.get('content-type'), /^application\/problem\+json/);
      t.ok(Number(answer.headers.get('retry-after')) >= 1);
      t.match(
        await answer.json(),
        { code: 'SERVICE_UNAVAILABLE' },
        'database connection failed (interface.md 7)',
      );
    }
    t.equal((await fetch(`${address}/api/healthcheck`)).status, 503);
    await proxy.open();
    await until(
      'it is healthy again',
      async () => (await fetch(`${address}/api/healthcheck`)).status === 200,
    );
    t.equal((await user()).status, 200);
  }
  await proxy.cut();
  t.equal(await service.end('SIGTERM'), 0, 'stops cleanly without the database');
});
