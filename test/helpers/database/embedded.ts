import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Sql } from 'postgres';
import type { Test } from 'tap';
import { hasCode } from '../../../src/db/embedded/directory-files.ts';
import { until } from '../until.ts';
import { connect } from './connection.ts';

const PROGRAM = join(import.meta.dirname, 'embedded-service.ts');

/** User that runs a service; by default the user who runs the test. */
export interface User {
  name: string;
  ids?: { uid: number; gid: number };
}

/** Service in a separate process. */
export interface Service {
  process: ChildProcess;
  url: string;
  /** Returns its log so far. */
  log(): string;
  /** Ends it like an operator does. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Users that can run services here; an ordinary user instead of root needs access to the project. */
export function users(): { user: User; skip: string | false }[] {
  if (process.getuid?.() !== 0) return [{ user: { name: 'an ordinary user' }, skip: false }];
  const id = (option: string) => Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout);
  const ids = { uid: id('-u'), gid: id('-g') };
  const reaches = spawnSync(process.execPath, ['--check', PROGRAM], ids).status === 0;
  return [
    { user: { name: 'root' }, skip: false },
    { user: { name: 'an ordinary user', ids }, skip: !reaches && 'the user nobody cannot read the project' },
  ];
}

/** Creates a directory for a service's data; after the test, it is deleted and its processes are ended. */
export async function dataDirectory(t: Test, user: User): Promise<string> {
  // Longer than the path of a socket may be.
  const dataDir = await mkdtemp(join(tmpdir(), `embedded-${'long-'.repeat(20)}`));
  if (user.ids) await chown(dataDir, user.ids.uid, user.ids.gid);
  t.teardown(async () => {
    await until('PostgreSQL has ended', async () => {
      const pids = await processesIn(dataDir);
      // Not SIGKILL, which would leave shared memory behind.
      for (const pid of pids) sendSignal(pid, 'SIGINT');
      return pids.length === 0;
    });
    await rm(dataDir, { recursive: true, maxRetries: 5 });
  });
  return dataDir;
}

/** Starts a service without waiting until it is ready. */
export function launch(
  t: Test,
  dataDir: string,
  user: User,
): { child: ChildProcess; log(): string; up: Promise<string> } {
  // tap's NODE_OPTIONS write to tap's directory, where an ordinary user may not.
  const args = ['-u', 'NODE_OPTIONS', process.execPath, PROGRAM, dataDir];
  const child = spawn('env', args, { stdio: 'pipe', ...user.ids });
  t.teardown(() => child.kill('SIGKILL'));
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    log += chunk;
  });
  const line = once(createInterface(child.stdout), 'line').then(([url]) => String(url));
  const failure = once(child, 'close').then(([code]) => {
    throw new Error(`The service ended with ${code}: ${log}`);
  });
  const up = Promise.race([line, failure]);
  up.catch(() => {}); // Some tests kill it before it is ready.
  return { child, log: () => log, up };
}

export async function startService(t: Test, dataDir: string, user: User): Promise<Service> {
  const { child, log, up } = launch(t, dataDir, user);
  const url = await up;
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return {
    process: child,
    url,
    log,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

/** Runs statements on a separate connection. */
export async function ask<T>(url: string, statements: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url);
  return statements(sql).finally(() => sql.end());
}

export async function answers(url: string): Promise<boolean> {
  return ask(url, (sql) => sql`SELECT 1`).then(
    () => true,
    () => false,
  );
}

/** Returns the process id of the PostgreSQL server on a data directory; 0 if there is none. */
export async function postmaster(dataDir: string): Promise<number> {
  const pid = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch((error) => {
    // Also while another server starts.
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  return Number.parseInt(pid, 10) || 0;
}

/** Kills the server and returns its process id. */
export async function killPostmaster(dataDir: string): Promise<number> {
  const pid = await postmaster(dataDir);
  if ((await processesIn(dataDir)).includes(pid)) sendSignal(pid, 'SIGKILL');
  return pid;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** Returns the processes whose working directory is in a directory, as those of PostgreSQL are. */
export async function processesIn(directory: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const found = await Promise.all(
    pids.map(async (pid) => {
      // Fails for an ended process, a zombie, or a process of another user.
      const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      return workingDirectory.startsWith(directory) ? [pid] : [];
    }),
  );
  return found.flat();
}
