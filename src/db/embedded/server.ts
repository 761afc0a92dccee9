import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readIfThere } from './directory-files.ts';
import { shutDown } from './postgres-shutdown.ts';
import { type DataDirectory, dataDirectoryArgument, ProgramError, spawnOptions } from './run-program.ts';

/** PostgreSQL server in a child process. */
export interface Server {
  /** Promise of the exit code or signal when the server ends. */
  ended: Promise<string>;
  /** Stops the server: closes sessions, rolls back open transactions, and keeps everything committed. */
  stop(): Promise<void>;
}

/** Values of postgresql.conf by name. */
export type Settings = Record<string, string | number>;

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  // Socket paths are limited to about 100 bytes, which a data directory may exceed.
  unix_socket_directories: '',
  // An instance and two commands; the last three are for the owner.
  max_connections: 64,
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file per weekday, overwritten after a week.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  // Statements and rows contain families' data, which must not reach a log.
  log_min_error_statement: 'panic',
  // Errors of statements quote values. The service logs their codes; those of the server itself are LOG or worse.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
};

/** Time limit of a start, which includes recovery after a crash. */
const START_TIMEOUT_MS = 300_000;
const POLL_MS = 25;
const TAIL_LINES = 10;

/** Starts PostgreSQL, and resolves when it accepts connections. Rejects with the last lines of its log. */
export async function startServer(data: DataDirectory, port: number, settings: Settings): Promise<Server> {
  const all = Object.entries({ ...SETTINGS, port, ...settings });
  const child = spawn(
    data.programs.postgres,
    ['-D', dataDirectoryArgument(data), ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...spawnOptions(data.directory, data.account),
      // A separate process group, so that Ctrl-C reaches only the service, which stops the database last.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  // Only if the process ends without a stop: PostgreSQL then shuts down alone.
  const leave = () => child.kill('SIGINT');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors = `${errors}${chunk}`.slice(-4096);
  });
  const ended = once(child, 'exit').then(([code, signal]) =>
    signal ? `signal ${signal}` : `exit code ${code}`,
  );
  await once(child, 'spawn');
  const server = { ended, stop: () => stopChild(data, child) };
  if (await becomesReady(data, child)) return server;
  await server.stop();
  throw new ProgramError(`PostgreSQL does not start (${await ended}):\n${await lastLines(data, errors)}`);
}

async function becomesReady(data: DataDirectory, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!hasEnded(child) && Date.now() < deadline) {
    const lines = (await readIfThere(join(data.directory, 'postmaster.pid'))).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await setTimeout(POLL_MS);
  }
  return false;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stopChild(data: DataDirectory, child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  await shutDown(data, child.pid, () => hasEnded(child));
}

/** Returns the end of the newest log, or of the error output if there is no log. */
async function lastLines(data: DataDirectory, errors: string): Promise<string> {
  if (!errors.includes('redirecting log output')) return tail(errors);
  const directory = join(data.directory, 'log');
  const logs = await Promise.all(
    (await readdir(directory)).map(async (name) => ({
      name,
      changedMs: (await stat(join(directory, name))).mtimeMs,
    })),
  );
  const newest = logs.sort((a, b) => a.changedMs - b.changedMs).at(-1);
  const log = newest ? await readFile(join(directory, newest.name), 'utf8') : '';
  return tail(log);
}

function tail(text: string): string {
  return text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
