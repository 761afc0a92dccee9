import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { programVersion } from '../../src/base/version.ts';
import { hasCode } from '../../src/db/embedded/directory-files.ts';
import { findRunning } from '../../src/db/embedded/running.ts';
import { runCliWith } from '../helpers/cli.ts';
import { asService } from '../helpers/database/connection.ts';
import { createDatabase, createEmptyDatabase } from '../helpers/database/database.ts';
import { ask, dataDirectory, killPostmaster, postmaster, processesIn } from '../helpers/database/embedded.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { sampled } from '../helpers/sampled.ts';
import { ada, runService, type ServiceProcess } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const secrets = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const npmStart = ['npm', 'start', '--silent'];

/** Returns the process that a command such as npm started; fails if there are several. */
async function childOf({ child: { pid } }: ServiceProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim());
}

/** Checks whether any process of the command is left, except for PostgreSQL. */
function isRunning({ child: { pid = 0 } }: ServiceProcess): boolean {
  try {
    return process.kill(-pid, 0);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
    return false;
  }
}

const me = { name: 'who runs the test' };

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Reads the answer to a registration. */
async function registration(response: Response): Promise<{ token: string; user: { role: string } }> {
  // Other tests check its shape; a wrong one fails here at the next step.
  return (await response.json()) as { token: string; user: { role: string } };
}

/** Returns the roles with which a service uses the database. */
async function rolesOf(ownerUrl: string): Promise<string[]> {
  const rows = await ask(
    ownerUrl,
    (sql) => sql<{ name: string }[]>`SELECT DISTINCT usename::text AS name FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'learning-service%'`,
  );
  return rows.map(({ name }) => name);
}

/** Data of the tests that need no first start: an instance that the first test created. */
const dataDir = await dataDirectory(t, me);

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Returns the message, which must be one sentence on one line. */
function sentence(errors: string): string {
  return /^[^\n]+\.\n$/.test(errors) ? errors : `not one sentence: ${errors}`;
}

t.test(
  'runs without configuration, survives a killed PostgreSQL, keeps its data, and stops cleanly',
  async (t) => {
    const first = runService(t, { DATA_DIR: dataDir }, npmStart);
    const address = await first.address;
    t.equal(
      await readlink(`/proc/${await childOf(first)}/exe`),
      process.execPath,
      'there is no shell between',
    );
    t.equal((await fetch(`${address}/api/healthcheck`)).status, 200);
    t.match(first.output(), `${address}/docs`);
    t.equal((await fetch(`${address}/docs`)).status, 200);
    for (const name of ['jwt-secret', 'secrets-key', 'ledger-signing-key'])
      t.equal((await stat(join(dataDir, name))).mode & 0o777, 0o600);

    await until('it explains how to create the first user', () =>
      /There is no user yet/.test(first.errors()),
    );
    const hint = first.errors();
    const [, url = '', body = ''] = /^ {2}curl (\S+) .* -d '(.*)'$/m.exec(hint) ?? [];
    const registered = await post(url, JSON.parse(body));
    t.equal(registered.status, 201, 'the printed command works');
    const { token, user } = await registration(registered);
    t.equal(user.role, 'ADMIN');
    const { ownerUrl = '' } = (await findRunning(dataDir)) ?? {};
    t.same(await rolesOf(ownerUrl), ['learning_service'], 'it has a role that cannot change the ledger');

    const { output } = await runCliWith({ DATA_DIR: dataDir }, 'ledger', 'checkpoint');
    const { note } = JSON.parse(output) as { note: string };
    t.equal(note.split('\n', 1)[0], '127.0.0.1:0/ledger/log', 'a command knows the origin without PORT');

    const second = runService(t, { DATA_DIR: dataDir });
    t.equal(await second.ended, 1, 'a second instance on the same data exits');
    t.match(sentence(second.errors()), /^Another instance of this service is running on .*DATA_DIR\.$/m);
    t.equal((await fetch(`${address}/api/user`, bearer(token))).status, 200, 'the first one still runs');

    t.equal(await first.end('SIGTERM'), 0, 'npm passes the signal on, and waits');
    t.notOk(isRunning(first), 'no process is left');
    t.same(await processesIn(dataDir), [], 'PostgreSQL stops too');
    t.equal(first.errors(), hint, 'no errors');

    const again = runService(t, { DATA_DIR: dataDir }, npmStart);
    const answer = await fetch(`${await again.address}/api/user`, bearer(token));
    t.equal(answer.status, 200, 'tokens survive a restart');
    t.same(await answer.json(), user);
    t.notMatch(again.errors(), /There is no user/);
    const killed = await killPostmaster(dataDir);
    await until('a new one runs', async () => ![0, killed].includes(await postmaster(dataDir)));
    await until(
      'it is healthy',
      async () => (await fetch(`${await again.address}/api/healthcheck`)).status === 200,
    );
    t.equal((await fetch(`${await again.address}/api/user`, bearer(token))).status, 200, 'it has recovered');
    process.kill(await childOf(again), 'SIGINT');
    t.equal(await again.ended, 0, 'npm ends with the service');
    t.same(await processesIn(dataDir), []);
  },
);

t.test('exits with 1 and one sentence for a taken port, without leaving processes', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  t.teardown(() => other.close());
  await once(other, 'listening');
  // A server that listens on TCP has an address that is an object.
  const { port } = other.address() as AddressInfo;
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

t.test('prints its version', async (t) => {
  const version = runService(t, {}, [process.execPath, 'src/main.ts', '--version']);
  t.equal(await version.ended, 0);
  t.equal(version.output(), `${programVersion().version}\n`);
});

const withoutDatabase = { DATABASE_URL: 'postgresql://user:canary@127.0.0.1:1/none', ...secrets };

/** Starts that fail, with their sentences. */
const refusals: { fault: string; variables: Record<string, string>; args?: string[]; sentence: RegExp }[] = [
  {
    fault: 'an unreachable database',
    variables: withoutDatabase,
    sentence: /^The database is unreachable: start it, or correct DATABASE_URL\.$/m,
  },
  {
    fault: 'a directory that the system does not create',
    variables: { DATA_DIR: '/proc/x' },
    sentence: /^\/proc\/x does not exist and cannot be created: correct DATA_DIR\.$/m,
  },
  {
    fault: 'a BACKUP_DIR in which it cannot write',
    variables: { DATA_DIR: '/proc/x', BACKUP_DIR: '/proc' },
    sentence:
      /^BACKUP_DIR, \/proc, is not writable for the service \(ENOENT\): create it for the user of the service, or correct BACKUP_DIR\.$/m,
  },
  {
    fault: 'an option',
    variables: {},
    args: ['--port=80'],
    sentence: /^The service has no options except --version/,
  },
  {
    fault: 'every fault of the configuration',
    variables: { PORT: 'x', TOKEN_TTL: 'y', JWT_SECRET: 'canary' },
    sentence: /^The configuration is invalid: PORT must .*; JWT_SECRET must .*; TOKEN_TTL must .*\.$/m,
  },
];

for (const { fault, variables, args = [], sentence: expected } of sampled(refusals, 2 / 5))
  t.test(`exits with 1 and one sentence without secrets for ${fault}`, async (t) => {
    const service = runService(t, variables, [process.execPath, 'src/main.ts', ...args]);
    t.equal(await service.ended, 1);
    t.match(sentence(service.errors()), expected);
    t.notMatch(service.output() + service.errors(), /canary/);
  });

t.test('exits with 1 and one sentence on an old Node', async (t) => {
  const check = join(import.meta.dirname, '../../src/node-version.cjs');
  const older = `delete require('node:crypto').randomUUIDv7; require(${JSON.stringify(check)})`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', older], { encoding: 'utf8', env: {} });
  t.equal(status, 1);
  t.match(sentence(stderr), /^This service needs Node 24\.12 or later, but this is Node /);
});
