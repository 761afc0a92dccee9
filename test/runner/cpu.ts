import { readFileSync } from 'node:fs';

/** Milliseconds of one tick of `/proc`: Linux shows programs 100 ticks a second on every machine. */
const TICK_MS = 10;

/**
 * Returns the milliseconds of CPU time that this process has used, with those of the processes that it started and that have
 * ended. Only Linux tells about the latter.
 */
export function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenMs();
}

function childrenMs(): number {
  if (process.platform !== 'linux') return 0;
  // After the name, which is in parentheses and may contain anything: cutime and cstime are fields 16 and 17.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
