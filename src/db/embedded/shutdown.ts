import { realpath, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { hasCode, readIfThere } from './files.ts';
import { type Cluster, runProgram } from './program.ts';

/** PostgreSQL's fast shutdown, then the immediate one, then force; with the milliseconds that each may take. */
const STEPS = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000],
] as const;

const POLL_MS = 25;

/**
 * Ends a server of the cluster.
 *
 * @param isGone tells whether it has ended
 */
export async function shutDown(
  cluster: Cluster,
  pid: number,
  isGone: () => boolean | Promise<boolean>,
): Promise<void> {
  for (const [signal, patienceMs] of STEPS) {
    await sendSignal(cluster, pid, signal);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (await isGone()) return;
      await setTimeout(POLL_MS);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not end.`);
}

/** Ends a server that a killed predecessor of ours left running, and removes a pid file that means another process. */
export async function endOrphan(cluster: Cluster, log: Log): Promise<void> {
  const pidFile = join(cluster.directory, 'postmaster.pid');
  const pid = await readPid(pidFile);
  // The pid file of a process that is no more is removed by PostgreSQL, which also looks for its children.
  if (pid === undefined || !exists(pid)) return;
  if (await isServer(cluster, pid)) {
    log.warn(`Ending the PostgreSQL (process ${pid}) that an earlier run left on ${cluster.directory}.`);
    await shutDown(cluster, pid, async () => !(await isServer(cluster, pid)));
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

/** Process ids are used again, so the number alone proves nothing; nor is a zombie a server. */
async function isServer(cluster: Cluster, pid: number): Promise<boolean> {
  const ask = (program: string, args: string[]) =>
    // As the cluster's user, because root may not look into other users' processes in every container.
    runProgram(program, args, { directory: '/', account: cluster.account }).catch(() => '');
  if (platform() !== 'linux')
    return (await ask('ps', ['-o', 'command=', '-p', `${pid}`])).includes(cluster.directory);
  const [name, directory] = await Promise.all([
    ask('cat', [`/proc/${pid}/comm`]),
    ask('readlink', [`/proc/${pid}/cwd`]),
  ]);
  return name.trim() === 'postgres' && directory.trim() === (await realpath(cluster.directory));
}

async function sendSignal(cluster: Cluster, pid: number, signal: (typeof STEPS)[number][0]): Promise<void> {
  if (platform() === 'win32' && signal !== 'SIGKILL') {
    // Node can only terminate there; PostgreSQL listens to a pipe, which its own tool knows how to reach.
    await runProgram(cluster.programs.pg_ctl, ['kill', signal.slice(3), `${pid}`], {
      directory: cluster.directory,
      account: undefined,
    });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
