import type { Job } from './load.ts';

/** A required ratio of two measurements; without `bottom`, a required value of the first. */
export interface Bar {
  name: string;
  bar: number;
  isAtMost?: boolean;
  unit: string;
  rounds?: number;
  top(): Promise<number>;
  bottom?(): Promise<number>;
}

/** A bar with the measurements of its rounds. */
export interface Measured extends Bar {
  tops: number[];
  bottoms: number[];
}

interface Bench {
  address: string;
  baselineAddress: string;
  /** Indexes of families: the learners of the last two have 100 and 1,000,000 additional entries. */
  targets: { token: string; rewardId: string }[];
  job(job: Omit<Job, 'seconds'>): Promise<number>;
  /** Measures a number in a separate process. */
  apart(file: 'kernel.ts' | 'lessons.ts', what: string): Promise<number>;
}

type Target = Bench['targets'][number];

/** The bars, the most important first. */
export function bars({ address, baselineAddress, targets, job, apart }: Bench): Bar[] {
  const many = targets.slice(0, -2);
  const [short, long] = targets.slice(-2);
  if (!short || !long) throw new Error('the server created no families');
  const save = (to: Target[], prefix = '/api/rewards') =>
    to.map(({ token, rewardId }) => ({
      method: 'POST' as const,
      path: `${prefix}/${rewardId}/save`,
      token,
      body: '{"points":1}',
    }));
  const get = (to: Target[], path: string) =>
    to.map(({ token }) => ({ method: 'GET' as const, path, token }));
  const saves =
    (connections: number, to = many) =>
    () =>
      job({ url: address, connections, requests: save(to) });
  const baseline = (connections: number, kind: string) => () =>
    job({ url: baselineAddress, connections, requests: save(many, `/${kind}`) });
  const reads =
    (url: string, path: string, connections: number, to = many) =>
    () =>
      job({ url, connections, requests: get(to, path) });
  /** Returns milliseconds per request of clients that wait for each answer. */
  const latency = (path: string, target: Target) => async () =>
    1000 / (await job({ url: address, connections: 1, requests: get([target], path) }));
  const balance = '/api/points/balance';
  const history = '/api/points/history';
  const rps = 'requests/s';
  return [
    {
      name: 'save ÷ interactive, 32 connections',
      bar: 3,
      unit: rps,
      top: saves(32),
      bottom: baseline(32, 'interactive'),
    },
    {
      name: 'save ÷ interactive, 128 connections',
      bar: 4.5,
      unit: rps,
      top: saves(128),
      bottom: baseline(128, 'interactive'),
    },
    {
      name: 'save, one learner ÷ many',
      bar: 1,
      unit: rps,
      top: saves(128, many.slice(0, 1)),
      bottom: saves(128),
    },
    {
      name: 'save ÷ bare, 128 connections',
      bar: 0.25,
      unit: rps,
      top: saves(128),
      bottom: baseline(128, 'bare'),
    },
    {
      name: 'balance ÷ bare, 32 connections',
      bar: 0.4,
      unit: rps,
      top: reads(address, balance, 32),
      bottom: reads(baselineAddress, '/bare/balance', 32),
    },
    {
      name: 'balance, a million entries ÷ a hundred',
      bar: 1.3,
      isAtMost: true,
      unit: 'ms',
      top: latency(balance, long),
      bottom: latency(balance, short),
    },
    {
      name: 'history, a million entries ÷ a hundred',
      bar: 1.3,
      isAtMost: true,
      unit: 'ms',
      top: latency(history, long),
      bottom: latency(history, short),
    },
    {
      name: 'execute ÷ insert per commit',
      bar: 0.6,
      unit: 'commands/s ÷ rows/s',
      top: () => apart('kernel.ts', 'execute'),
      bottom: () => apart('kernel.ts', 'insert'),
    },
    {
      name: 'hash chain on ÷ off',
      bar: 0.9,
      unit: 'commands/s',
      top: () => apart('kernel.ts', 'execute'),
      bottom: () => apart('kernel.ts', 'execute-without-chain'),
    },
    { name: 'verify', bar: 200_000, unit: 'events/s', top: () => apart('kernel.ts', 'verify') },
    { name: 'rebuild', bar: 100_000, unit: 'events/s', top: () => apart('kernel.ts', 'rebuild') },
    {
      name: 'offline lesson with figures, p99',
      bar: 50,
      isAtMost: true,
      unit: 'ms',
      top: () => apart('lessons.ts', 'generate'),
    },
    {
      name: 'QUEUED lesson taken, p99',
      bar: 20,
      isAtMost: true,
      unit: 'ms',
      top: () => apart('lessons.ts', 'take'),
    },
  ];
}
