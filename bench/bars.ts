import { availableParallelism } from 'node:os';
import type { Bar } from './bar.ts';
import type { Job } from './load.ts';

interface Bench {
  address: string;
  baselineAddress: string;
  /** Learners with their rewards. The last two have 100 and 1,000,000 additional entries. */
  targets: { token: string; rewardId: string }[];
  job(job: Omit<Job, 'seconds'>): Promise<number>;
  /** Runs a measurement in a separate process, and returns the number that it prints. */
  measureInProcess(file: 'kernel.ts' | 'lessons.ts', measurement: string): Promise<number>;
}

type Target = Bench['targets'][number];

/** Returns the bars, the most important first. */
export function bars(bench: Bench): Bar[] {
  const many = bench.targets.slice(0, -2);
  const [short, long] = bench.targets.slice(-2);
  if (!short || !long) throw new Error('the server created no families');
  return [...saveBars(bench, many), ...readBars(bench, { many, short, long }), ...processBars(bench)];
}

const rps = 'requests/s';

function saveBars({ address, baselineAddress, job }: Bench, many: Target[]): Bar[] {
  const requests = (to: Target[], prefix: string) =>
    to.map(({ token, rewardId }) => ({
      method: 'POST' as const,
      path: `${prefix}/${rewardId}/save`,
      token,
      body: '{"points":1}',
    }));
  const saves =
    (connections: number, to = many) =>
    () =>
      job({ url: address, connections, requests: requests(to, '/api/rewards') });
  const baseline = (connections: number, kind: string) => () =>
    job({ url: baselineAddress, connections, requests: requests(many, `/${kind}`) });
  return [
    bar('save ÷ interactive, 32 connections', 3, rps, saves(32), baseline(32, 'interactive')),
    bar('save ÷ interactive, 128 connections', 4.5, rps, saves(128), baseline(128, 'interactive')),
    bar('save, one learner ÷ many', 1, rps, saves(128, many.slice(0, 1)), saves(128)),
    bar('save ÷ bare, 128 connections', 0.25, rps, saves(128), baseline(128, 'bare')),
  ];
}

function readBars(
  { address, baselineAddress, job }: Bench,
  { many, short, long }: { many: Target[]; short: Target; long: Target },
): Bar[] {
  const get = (to: Target[], path: string) =>
    to.map(({ token }) => ({ method: 'GET' as const, path, token }));
  const reads = (url: string, path: string) => () => job({ url, connections: 32, requests: get(many, path) });
  /** Returns milliseconds per request of clients that wait for each answer. */
  const latency = (path: string, target: Target) => async () =>
    1000 / (await job({ url: address, connections: 1, requests: get([target], path) }));
  const growth = (name: string, path: string) => ({
    ...bar(`${name}, a million entries ÷ a hundred`, 1.3, 'ms', latency(path, long), latency(path, short)),
    isAtMost: true,
  });
  const balance = '/api/points/balance';
  return [
    bar(
      'balance ÷ bare, 32 connections',
      0.4,
      rps,
      reads(address, balance),
      reads(baselineAddress, '/bare/balance'),
    ),
    growth('balance', balance),
    growth('history', '/api/points/history'),
  ];
}

/** Returns the bars that separate processes measure. */
function processBars({ measureInProcess }: Bench): Bar[] {
  const kernel = (measurement: string) => () => measureInProcess('kernel.ts', measurement);
  const lessons = (measurement: string) => () => measureInProcess('lessons.ts', measurement);
  return [
    bar('execute ÷ insert per commit', 0.6, 'commands/s ÷ rows/s', kernel('execute'), kernel('insert')),
    bar('hash chain on ÷ off', 0.9, 'commands/s', kernel('execute'), kernel('execute-without-chain')),
    bar('verify', 200_000, 'events/s', kernel('verify')),
    // PostgreSQL works for each thread, and needs a part of the cores.
    bar(
      'verify, a thread for each core ÷ one',
      availableParallelism() * 0.75,
      'events/s',
      kernel('verify-in-threads'),
      kernel('verify-in-one-thread'),
    ),
    bar('rebuild', 100_000, 'events/s', kernel('rebuild')),
    { ...bar('offline lesson with figures, p99', 50, 'ms', lessons('generate')), isAtMost: true },
    { ...bar('QUEUED lesson taken, p99', 20, 'ms', lessons('take')), isAtMost: true },
  ];
}

function bar(name: string, bar: number, unit: string, top: Bar['top'], bottom?: Bar['top']): Bar {
  return { name, bar, unit, top, ...(bottom && { bottom }) };
}
