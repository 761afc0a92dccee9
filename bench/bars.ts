import { availableParallelism } from 'node:os';
import type { Bar } from './bar.ts';
import type { TokenFamily } from './families.ts';
import type { LoadRequest } from './load.ts';
import { reads, saves } from './operations.ts';
import { executeSaves } from './saves.ts';
import { seedHistory } from './seed.ts';
import type { Service } from './service.ts';
import { type Cost, cpuOf, type Stage } from './stage.ts';

export interface Bench {
  stage: Stage;
  service: Service;
  families: readonly TokenFamily[];
  seconds: number;
  /** Runs a measurement in a separate process, and returns the number that it prints. */
  measureInProcess(file: 'kernel.ts' | 'lessons.ts', measurement: string): Promise<number>;
}

type Requests = (families: readonly TokenFamily[]) => LoadRequest[];

/** Returns the bars other than the costs of operations, the most important first. */
export function bars(bench: Bench, { isOfPeers }: { isOfPeers: boolean }): Bar[] {
  if (isOfPeers) return peerBars(bench);
  return [
    ...saveBars(bench),
    ...growthBars(bench),
    ...workerBars(bench),
    verifyingBar(bench),
    ...processBars(bench),
  ];
}

const rate = ({ rate: perSecond }: Cost) => perSecond;
const rps = 'requests/s';

/** Returns a function that measures requests of families. */
function loads({ stage, service, seconds }: Bench, value: (cost: Cost) => number) {
  return (connections: number, requests: Requests, families: readonly TokenFamily[]) => async () =>
    value(await stage.cost(service, { connections, requests: requests(families) }, seconds));
}

function saveBars(bench: Bench): Bar[] {
  const { families } = bench;
  const load = loads(bench, rate);
  const many = load(32, saves(), families);
  return [
    bar(
      'save ÷ interactive, 32 connections',
      3.5,
      rps,
      load(32, saves(), families),
      load(32, saves('/interactive'), families),
    ),
    bar(
      'save ÷ interactive, 128 connections',
      8,
      rps,
      load(128, saves(), families),
      load(128, saves('/interactive'), families),
    ),
    bar('save, one learner ÷ many, 32 connections', 1, rps, load(32, saves(), families.slice(0, 1)), many),
  ];
}

/** Returns the bars of the same save in other programs: `npm run bench:peers`. */
function peerBars(bench: Bench): Bar[] {
  const { families } = bench;
  const load = loads(bench, rate);
  const peers = [
    ['one interactive transaction', '/interactive'],
    ['one statement', '/statement'],
    ['a ledger of accounts in functions', '/accounts'],
  ] as const;
  return [32, 128].flatMap((connections) =>
    peers.map(([name, prefix]) =>
      bar(
        `save ÷ ${name}, ${connections} connections`,
        1,
        rps,
        load(connections, saves(), families),
        load(connections, saves(prefix), families),
      ),
    ),
  );
}

/** Returns the bars of the CPU of a request, for data of two sizes. */
function growthBars(bench: Bench): Bar[] {
  const load = loads(bench, cpuOf);
  const [few, [short, long]] = [bench.families.slice(0, 10), bench.families.slice(-2)];
  if (!short || !long) throw new Error('there are no families');
  let seeded: Promise<unknown> | undefined;
  const seed = async () => {
    await Promise.all([
      seedHistory(bench.stage.database, short, 100),
      seedHistory(bench.stage.database, long, 1_000_000),
    ]);
    // Otherwise autovacuum and a checkpoint work for seconds during the requests, and count as theirs.
    for (const statement of ['VACUUM (ANALYZE)', 'CHECKPOINT']) await bench.stage.database.query(statement);
  };
  const ofEntries = (name: string, requests: Requests) => {
    const top = async () => {
      seeded ??= seed();
      await seeded;
      return load(32, requests, [long])();
    };
    const limits = bar(`${name}, a million entries ÷ a hundred`, 1.1, 'µs', top, load(32, requests, [short]));
    return { ...limits, isAtMost: true };
  };
  const count = bench.families.length - 2;
  const ofFamilies = (name: string, requests: Requests) => {
    const all = load(32, requests, bench.families.slice(0, -2));
    return {
      ...bar(`${name}, ${count} families ÷ 10`, 1.1, 'µs', all, load(32, requests, few)),
      isAtMost: true,
    };
  };
  return [
    ofEntries('balance', reads.balance),
    ofEntries('history', reads.history),
    ofEntries('save', saves()),
    ofFamilies('balance', reads.balance),
    ofFamilies('save', saves()),
  ];
}

/** Returns the bar of two workers. It needs free cores: PostgreSQL and the load take some, too. */
function workerBars(bench: Bench): Bar[] {
  const { stage, families, seconds } = bench;
  let started: Promise<Service> | undefined;
  const withTwo = async () => {
    started ??= stage.serve({ WORKERS: '2' });
    const load = { connections: 128, requests: saves()(families) };
    return rate(await stage.cost(await started, load, seconds));
  };
  return [
    bar(
      'save, 2 workers ÷ 1, 128 connections',
      1.6,
      rps,
      withTwo,
      loads(bench, rate)(128, saves(), families),
    ),
  ];
}

/** Number of events of the family that is verified during the reads of others. */
const verifiedEvents = 1_000_000;

/** Returns the bar of reads during a verification. */
function verifyingBar({ stage, service, families, seconds }: Bench): Bar {
  const [verified, ...others] = families;
  if (!verified) throw new Error('there are no families');
  const load = { connections: 4, requests: reads.balance(others.slice(0, 100)) };
  const p99 = async () => (await stage.cost(service, load, seconds)).p99;
  let seeded: Promise<unknown> | undefined;
  const whileVerifying = async () => {
    seeded ??= executeSaves(stage.commands, [verified], { count: verifiedEvents, waiting: 256 });
    await seeded;
    const end = new AbortController();
    const verification = fetch(`${service.address}/api/ledger/verify`, {
      headers: { authorization: `Bearer ${verified.parentToken}` },
      signal: end.signal,
    }).then(
      () => true,
      () => false,
    );
    const value = await p99();
    end.abort();
    if (await verification) throw new Error('the verification ended before the reads');
    return value;
  };
  const name = `balance p99, ${verifiedEvents / 1e6} million events verified ÷ quiet`;
  return { ...bar(name, 1.5, 'ms', whileVerifying, p99), isAtMost: true };
}

/** Returns the bars that separate processes measure. */
function processBars({ measureInProcess }: Bench): Bar[] {
  const kernel = (measurement: string) => () => measureInProcess('kernel.ts', measurement);
  const lessons = (measurement: string) => () => measureInProcess('lessons.ts', measurement);
  return [
    bar('execute ÷ insert per commit', 0.6, 'commands/s ÷ rows/s', kernel('execute'), kernel('insert')),
    bar('hash chain on ÷ off', 0.9, 'commands/s', kernel('execute'), kernel('execute-without-chain')),
    bar('verify', 80_000, 'events per CPU second', kernel('verify')),
    bar('rebuild', 80_000, 'events per CPU second', kernel('rebuild')),
    // PostgreSQL works for each thread, and needs a part of the cores.
    bar(
      'verify, a thread for each core ÷ one',
      availableParallelism() * 0.75,
      'events/s',
      kernel('verify-in-threads'),
      kernel('verify-in-one-thread'),
    ),
    { ...bar('offline lesson with figures, p99', 50, 'ms', lessons('generate')), isAtMost: true },
    { ...bar('QUEUED lesson taken, p99', 20, 'ms', lessons('take')), isAtMost: true },
  ];
}

function bar(name: string, limit: number, unit: string, top: Bar['top'], bottom?: Bar['top']): Bar {
  return { name, bar: limit, unit, top, ...(bottom && { bottom }) };
}
