import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { readPlaces } from '../../src/db/cluster/family-places.ts';
import { createDatabasePool } from '../../src/db/database.ts';
import { databaseUrlsOf } from '../helpers/database/citus.ts';
import { connect, readRow, runOn } from '../helpers/database/connection.ts';
import { startInstances } from '../helpers/instances.ts';
import { inspect } from './inspect.ts';
import { inTurn, moreSaves, noQuotas } from './kill-instances.ts';
import { type Answer, type Counts, count, isSuccess, Load } from './load.ts';
import { findNodes } from './local-nodes.ts';

const families = 24;
const clients = 48;
/** Milliseconds of each phase: before the loss and during it. */
const phaseMs = 10_000;

/** What families got that have their rows on other nodes than the lost one. */
export interface Survivors {
  families: number;
  /** Requests of one family that failed. */
  failures: Counts;
  /** Successful requests a second during the outage, divided by those before it. */
  rate: number;
  /** Requests for new learners during the outage, of all families. Users are on all nodes. */
  learners: Counts;
  /** Faults that `inspect` found later. */
  faults: string[];
}

/**
 * Kills a worker under load, and compares what the families of other nodes get with what they got before. Meanwhile, all families
 * try to add learners.
 */
export async function loseWorker(t: Test, databaseUrl: string): Promise<Survivors> {
  const { load, nodeOf } = await startLoad(t, databaseUrl);
  const [, worker] = await findNodes(await databaseUrlsOf(databaseUrl));
  if (!worker) throw new Error('the cluster has no worker');
  const { port } = new URL(worker.url);
  const lost = await readRow<{ node: number }>(
    databaseUrl,
    `SELECT groupid AS node FROM pg_dist_node WHERE nodeport = ${port}`,
  );
  const survivors = new Set(load.familyIds.filter((id) => nodeOf(id) !== lost.node));
  const before = await collect(load, phaseMs);
  worker.kill();
  const { length } = load.answers;
  load.join((client) => (client < families ? ['learner'] : []));
  const during = await collect(load, phaseMs);
  await worker.start();
  await moreSaves(load);
  await load.stop();
  const ofSurvivors = (list: Answer[]) =>
    list.filter(
      ({ kind, familyId }) => kind !== 'learner' && kind !== 'checkpoint' && survivors.has(familyId),
    );
  const successes = (list: Answer[]) => ofSurvivors(list).filter(isSuccess).length;
  return {
    families: survivors.size,
    failures: count(ofSurvivors(load.answers.slice(length)).filter((answer) => !isSuccess(answer))),
    rate: successes(during) / successes(before),
    learners: count(during.filter(({ kind }) => kind === 'learner')),
    faults: (await inspect(databaseUrl, load)).faults,
  };
}

/** What a family saw whose rows a dead transaction locks. */
export interface Doubt {
  /** Milliseconds of the longest request that failed. */
  longestMs: number;
  statuses: number[];
  /** Milliseconds from the first failure, after which the coordinator recovers every 5 seconds, until the first success. */
  usableMs: number;
}

/** Leaves a transaction between the two phases of its commit, which locks a family, and measures what the family gets. */
export async function leaveInDoubt(t: Test, databaseUrl: string): Promise<Doubt> {
  const { load, shardOf } = await startLoad(t, databaseUrl);
  await load.stop();
  const [member] = load.members;
  if (!member) throw new Error('no family');
  const shard = shardOf(member.familyId);
  const { port } = await readRow<{ port: number }>(
    databaseUrl,
    `SELECT nodeport AS port FROM pg_dist_node JOIN pg_dist_placement USING (groupid) WHERE shardid = ${shard}`,
  );
  const url = (await databaseUrlsOf(databaseUrl)).find((node) => new URL(node).port === String(port));
  t.teardown(() => recoverEvery(databaseUrl, '5s'));
  await recoverEvery(databaseUrl, '1h');
  const worker = connect(url ?? '');
  // Its name says that the coordinator began it in a session that has ended.
  await worker
    .unsafe(`BEGIN; SELECT FROM families_${shard} WHERE family_id = ${member.familyId} FOR UPDATE;
    PREPARE TRANSACTION 'citus_0_4000000_4000000_0'`)
    .finally(() => worker.end());
  const failed: Answer[] = [];
  let start = 0;
  for (;;) {
    const answer = await load.saveOnce(member);
    // The first failure shows what families get meanwhile.
    if (failed.length === 0 && !isSuccess(answer)) {
      start = Date.now();
      await recoverEvery(databaseUrl, '5s');
    }
    if (isSuccess(answer)) {
      return {
        longestMs: Math.max(0, ...failed.map(({ ms }) => ms)),
        statuses: [...new Set(failed.map(({ status }) => status))],
        usableMs: Date.now() - start,
      };
    }
    failed.push(answer);
  }
}

/** Sets the time between two recoveries of transactions in doubt. */
async function recoverEvery(databaseUrl: string, interval: string): Promise<void> {
  await runOn(databaseUrl, `ALTER SYSTEM SET citus.recover_2pc_interval = '${interval}'`);
  await runOn(databaseUrl, 'SELECT pg_reload_conf()');
}

/** Starts two instances and a load on them. */
async function startLoad(t: Test, databaseUrl: string) {
  const { services, addresses, setupCode } = await startInstances(t, databaseUrl, 2, noQuotas);
  const load = await Load.create(t, addresses[0] ?? '', { families, clients, setupCode });
  const database = createDatabasePool(databaseUrl);
  const { placeOf, nodeOf } = await readPlaces(database).finally(() => database.close());
  t.teardown(() => Promise.all(services.map((service) => service.end('SIGTERM'))));
  load.start(inTurn(addresses), () => ['save', 'read', 'quiz']);
  await moreSaves(load);
  return { load, shardOf: placeOf, nodeOf: (id: number) => nodeOf(placeOf(id)) };
}

/** Returns the answers of the next milliseconds. */
async function collect(load: Load, ms: number): Promise<Answer[]> {
  const { length } = load.answers;
  await setTimeout(ms);
  return load.answers.slice(length);
}
