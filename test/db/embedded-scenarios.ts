import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { Test } from 'tap';
import {
  answers,
  ask,
  dataDirectory,
  killPostmaster,
  launch,
  postmaster,
  processesIn,
  startService,
  type User,
} from '../helpers/database/embedded.ts';
import { until } from '../helpers/until.ts';

const remember = (sql: Sql) => sql`CREATE TABLE memory AS SELECT 7 AS value`;
const recall = async (sql: Sql) => (await sql`SELECT value FROM memory`)[0]?.['value'];

/** Tests the start and the end of the service, run by this user. */
export async function testLifecycle(t: Test, user: User): Promise<void> {
  t.test('creates a data directory with the required settings at the first start', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const service = await startService(t, dataDir, user);
    const settings = await ask(
      service.url,
      (sql) => sql`SELECT current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
        current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets,
        current_setting('server_encoding') AS encoding, upper('é') AS upper, 'Z' < 'a' AS by_code_point`,
    );
    t.same(settings[0], {
      checksums: 'on',
      fsync: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      upper: 'É',
      by_code_point: true,
    });
    t.equal(
      (await stat(join(dataDir, 'postgres-password'))).mode & 0o777,
      0o600,
      'only the owner reads the password',
    );
    const wrong = new URL(service.url);
    wrong.password = 'wrong';
    t.notOk(await answers(wrong.href), 'rejects another password');
    const pid = await postmaster(dataDir);
    const group = Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[4]);
    t.equal(group, pid, 'the service’s Ctrl-C does not reach PostgreSQL');
  });

  t.test('stops all processes with exit code 0, and finds the data at the second start', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    await ask(first.url, remember);
    t.equal(await first.stop(), 0);
    t.same(await processesIn(dataDir), [], 'no process is left');
    const second = await startService(t, dataDir, user);
    t.equal(await ask(second.url, recall), 7);
  });
}

/** Tests of crashes, damaged directories and conflicts with other processes. */
export const accidents: readonly ((t: Test, user: User) => void)[] = [testCrashes, testDamage, testConflicts];

/** Tests starts after a process was killed. */
function testCrashes(t: Test, user: User): void {
  t.test('stops the PostgreSQL that a service killed with -9 left behind', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    await ask(first.url, remember);
    await first.kill();
    t.ok(await answers(first.url), 'PostgreSQL continues to run');
    const second = await startService(t, dataDir, user);
    t.match(second.log(), 'that an earlier run left');
    t.notOk(await answers(first.url));
    t.equal(await ask(second.url, recall), 7);
  });

  t.test('restarts PostgreSQL at the same address after kill -9', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const service = await startService(t, dataDir, user);
    await ask(service.url, remember);
    for (const _ of [1, 2]) {
      const killed = await killPostmaster(dataDir);
      await until('another process', async () => ![0, killed].includes(await postmaster(dataDir)));
      await until('it answers again', () => answers(service.url));
      t.equal(await ask(service.url, recall), 7);
    }
    t.match(service.log(), 'PostgreSQL ended unexpectedly (signal SIGKILL)');
    t.equal(await service.stop(), 0);
    t.same(await processesIn(dataDir), []);
  });

  t.test('starts after kill -9 of service and PostgreSQL', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    await ask(first.url, remember);
    await first.kill();
    await killPostmaster(dataDir);
    const second = await startService(t, dataDir, user);
    t.equal(await ask(second.url, recall), 7);
  });

  t.test('starts after an interrupted first start', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const begun = async () => (await readdir(dataDir)).some((name) => name.startsWith('postgres.new-'));
    const { child } = launch(t, dataDir, user);
    await until('initdb works', begun);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    t.ok(await begun());
    const service = await startService(t, dataDir, user);
    t.ok(await answers(service.url));
    t.notOk(await begun(), 'its leftovers are deleted');
  });
}

/** Tests starts on a damaged data directory. */
function testDamage(t: Test, user: User): void {
  t.test('removes a pid file that names another process', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await first.stop();
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['600'], { uid, gid });
    t.teardown(() => stranger.kill());
    await writeFile(pidFile, text.replace(/^\d+/, `${stranger.pid}`), { mode: 0o600 });
    await chown(pidFile, uid, gid);
    const second = await startService(t, dataDir, user);
    t.ok(await answers(second.url));
    t.equal(stranger.exitCode ?? stranger.signalCode, null, 'the other process continues');
  });

  t.test('replaces a lost password', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    await ask(first.url, remember);
    await first.stop();
    await rm(join(dataDir, 'postgres-password'));
    const second = await startService(t, dataDir, user);
    t.equal(await ask(second.url, recall), 7);
  });

  t.test("shows PostgreSQL's output if the start fails", async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    await first.stop();
    await writeFile(join(dataDir, 'postgres/pg_hba.conf'), 'nonsense\n');
    const second = launch(t, dataDir, user);
    await t.rejects(second.up, {
      message: /PostgreSQL does not start \(exit code 1\):[\s\S]*could not load .*pg_hba.conf/,
    });
    await until('no process is left', async () => (await processesIn(dataDir)).length === 0);
  });
}

/** Tests a data directory or port that another process uses. */
function testConflicts(t: Test, user: User): void {
  t.test('exits with one sentence on a directory in use, whose service continues', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const first = await startService(t, dataDir, user);
    const pid = await postmaster(dataDir);
    const second = launch(t, dataDir, user);
    await t.rejects(second.up, { message: /^The service ended with 1/ });
    t.equal(
      second.log().trim(),
      `Another instance of this service is running on ${dataDir}: stop it or set another DATA_DIR.`,
    );
    t.ok(await answers(first.url));
    t.equal(await postmaster(dataDir), pid);
  });

  t.test('starts one of two concurrent services on a new directory', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const both = [launch(t, dataDir, user), launch(t, dataDir, user)];
    const outcomes = await Promise.allSettled(both.map(({ up }) => up));
    t.same(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  t.test('restarts PostgreSQL once its port is free again', async (t) => {
    const dataDir = await dataDirectory(t, user);
    const service = await startService(t, dataDir, user);
    const port = Number(new URL(service.url).port);
    const occupant = createServer();
    t.teardown(() => occupant.close());
    const occupy = async () => {
      occupant.listen(port, '127.0.0.1');
      return once(occupant, 'listening').then(
        () => true,
        () => false,
      );
    };
    await until('the port is taken before PostgreSQL restarts', async () => {
      await killPostmaster(dataDir);
      return occupy();
    });
    await until('the restart fails because of the port', () =>
      service.log().includes('Address already in use'),
    );
    occupant.close();
    await until('it answers again', () => answers(service.url));
    t.equal(await service.stop(), 0);
  });
}
