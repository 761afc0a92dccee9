import { spawnSync } from 'node:child_process';
import { readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { programVersion } from '../../src/base/version.ts';
import { hasCode } from '../../src/db/embedded/directory-files.ts';
import { findRunning } from '../../src/db/embedded/running.ts';
import { runCliWith } from '../helpers/cli.ts';
import { dataDirectory, killPostmaster, postmaster, processesIn } from '../helpers/database/embedded.ts';
import { sampled } from '../helpers/sampled.ts';
import { runService, type ServiceProcess } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';
import { bearer, me, npmStart, post, registration, rolesOf, secrets, sentence } from './starts.ts';

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

t.test(
  'runs without configuration, survives a killed PostgreSQL, keeps its data, and stops cleanly',
  async (t) => {
    const dataDir = await dataDirectory(t, me);
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
