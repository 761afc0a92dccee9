import { realpath, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { hasCode, readIfThere } from './directory-files.ts';
import { type DataDirectory, runProgram } from './run-program.ts';

/** Signals for a fast shutdown, an immediate shutdown and a kill, each with its time limit in milliseconds. */
const STEPS = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000],
] as const;

const POLL_MS = 25;

/** Stops a server of the data directory. Resolves when `hasEnded` returns true. */
export async function shutDown(
  data: DataDirectory,
  pid: number,
  hasEnded: () => boolean | Promise<boolean>,
): Promise<void> {
  for (const [signal, timeoutMs] of STEPS) {
    await sendSignal(data, pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (await hasEnded()) return;
      await setTimeout(POLL_MS);
    }
  }
  throw new OperatorError(`PostgreSQL (process ${pid}) does not stop.`);
}

/** Stops a server that a killed service left running, and removes a pid file that names another process. */
export async function endOrphan(data: DataDirectory, log: Log): Promise<void> {
  const pidFile = join(data.directory, 'postmaster.pid');
  const pid = await readPid(pidFile);
  // PostgreSQL removes the pid file of a dead process, and also checks for its children.
  if (pid === undefined || !exists(pid)) return;
  if (await isServer(data, pid)) {
    log.warn(`Stopping the PostgreSQL (process ${pid}) that an earlier run left on ${data.directory}.`);
    await shutDown(data, pid, async () => !(await isServer(data, pid)));
  }
  await rm(pidFile, { force: true });
}

async function readPid(pidFile: string): Promise<number | undefined> {
  return Number.parseInt(await readIfThere(pidFile), 10) || undefined;
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Checks whether the process is this data directory's server. Process ids are reused, and a zombie is not a server. */
async function isServer(data: DataDirectory, pid: number): Promise<boolean> {
  const ask = (program: string, args: string[]) =>
    // Runs as the data directory's user: in some containers, root cannot read other users' processes.
    runProgram(program, args, { directory: '/', account: data.account }).catch(() => '');
  if (platform() !== 'linux')
    return (await ask('ps', ['-o', 'command=', '-p', `${pid}`])).includes(data.directory);
  const [name, directory] = await Promise.all([
    ask('cat', [`/proc/${pid}/comm`]),
    ask('readlink', [`/proc/${pid}/cwd`]),
  ]);
  return name.trim() === 'postgres' && directory.trim() === (await realpath(data.directory));
}

async function sendSignal(
  data: DataDirectory,
  pid: number,
  signal: (typeof STEPS)[number][0],
): Promise<void> {
  if (platform() === 'win32' && signal !== 'SIGKILL') {
    // On Windows, Node can only kill. PostgreSQL listens on a pipe, which pg_ctl can reach.
    const options = { directory: data.directory, account: undefined };
    await runProgram(data.programs.pg_ctl, ['kill', signal.slice(3), `${pid}`], options);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
