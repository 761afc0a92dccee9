/** Reads the CPU time of processes from /proc. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the CPU time of a PostgreSQL in milliseconds: of its first process and of all children, also ended ones. */
export async function postgresCpuMs(directory: string): Promise<number> {
  return treeCpuMs(Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10));
}

/** Returns the CPU time of a PostgreSQL in milliseconds, given one of its processes. */
export async function postgresCpuMsOf(backend: number): Promise<number> {
  return treeCpuMs(Number((await statOf(backend))[1]));
}

/** Returns the CPU time of a process and of its children in milliseconds, also of those that have ended. */
export async function treeCpuMs(first: number): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(async (pid) => Number((await statOf(pid))[1])));
  return cpuMs([first, ...pids.filter((_, i) => parents[i] === first)]);
}

/** Returns the CPU time of processes and of their ended children in milliseconds. Its clock ticks 100 times a second. */
async function cpuMs(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map(statOf));
  return stats.flatMap((fields) => fields.slice(11, 15)).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

/** Returns the fields of /proc/PID/stat after the name; none for an ended process. */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
