import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { createDatabasePool } from '../../src/db/database.ts';
import { readPlaces } from '../../src/db/places.ts';
import { databaseUrlsOf } from '../helpers/citus.ts';
import { connect } from '../helpers/connection.ts';
import { startInstances } from '../helpers/instances.ts';
import { inTurn, moreSaves } from './instances.ts';
import { type Answer, Load } from './load.ts';
import { findNodes } from './nodes.ts';

const families = 24;
const clients = 48;
/** Milliseconds of each phase: before the loss and during it. */
const phaseMs = 10_000;

/** What families saw that have their rows on other nodes than the lost one. */
export interface Survivors {
  families: number;
  /** Statuses other than 200 during the outage. */
  failures: number[];
  /** Acknowledged saves a second during the outage, divided by those before it. */
  rate: number;
}

/** Kills a worker under load, and compares what the families of other nodes get with what they got before. */
export async function loseWorker(t: Test, databaseUrl: string): Promise<Survivors> {
  const { load, nodeOf, stop } = await startLoad(t, databaseUrl);
  const [, worker] = await findNodes(await databaseUrlsOf(databaseUrl));
  if (!worker) throw new Error('the cluster has no worker');
  const { port } = new URL(worker.url);
  const lost = await query<{ node: number }>(
    databaseUrl,
    `SELECT groupid AS node FROM pg_dist_node WHERE nodeport = ${port}`,
  );
  const survivors = new Set(
    load.savers.map(({ familyId }) => familyId).filter((id) => nodeOf(id) !== lost.node),
  );
  const before = await collect(load, phaseMs);
  worker.kill();
  const during = await collect(load, phaseMs);
  await worker.start();
  await moreSaves(load);
  await stop();
  const ofSurvivors = (list: Answer[]) => list.filter(({ familyId }) => survivors.has(familyId));
  const count = (list: Answer[]) => ofSurvivors(list).filter(({ status }) => status === 200).length;
  return {
    families: survivors.size,
    failures: ofSurvivors(during).flatMap(({ status }) => (status === 200 ? [] : [status])),
    rate: count(during) / count(before),
  };
}

/** What a family saw whose rows a dead transaction locks. */
export interface Doubt {
  /** Milliseconds of the longest request that failed. */
  longestMs: number;
  statuses: number[];
  /** Milliseconds from the loss until the first success. */
  usableMs: number;
}

/** Leaves a transaction between the two phases of its commit, which locks a family, and measures what the family gets. */
export async function leaveInDoubt(t: Test, databaseUrl: string): Promise<Doubt> {
  const { load, shardOf, stop } = await startLoad(t, databaseUrl);
  await stop();
  const [saver] = load.savers;
  if (!saver) throw new Error('no family');
  const shard = shardOf(saver.familyId);
  const { port } = await query<{ port: number }>(
    databaseUrl,
    `SELECT nodeport AS port FROM pg_dist_node JOIN pg_dist_placement USING (groupid) WHERE shardid = ${shard}`,
  );
  const url = (await databaseUrlsOf(databaseUrl)).find((node) => new URL(node).port === String(port));
  const worker = connect(url ?? '');
  // Its name says that the coordinator began it in a session that has ended.
  await worker
    .unsafe(`BEGIN; SELECT FROM families_${shard} WHERE family_id = ${saver.familyId} FOR UPDATE;
    PREPARE TRANSACTION 'citus_0_4000000_4000000_0'`)
    .finally(() => worker.end());
  const start = Date.now();
  const failed: Answer[] = [];
  for (;;) {
    const answer = await load.saveOnce(saver);
    if (answer.status === 200) {
      return {
        longestMs: Math.max(0, ...failed.map(({ ms }) => ms)),
        statuses: [...new Set(failed.map(({ status }) => status))],
        usableMs: Date.now() - start,
      };
    }
    failed.push(answer);
  }
}

/** Starts two instances and a load on them. */
async function startLoad(t: Test, databaseUrl: string) {
  const { services, addresses } = await startInstances(t, databaseUrl, 2);
  const load = await Load.create(addresses[0] ?? '', families);
  const database = createDatabasePool(databaseUrl);
  const { placeOf, nodeOf } = await readPlaces(database).finally(() => database.close());
  t.teardown(() => Promise.all(services.map((service) => service.end('SIGTERM'))));
  load.start(inTurn(addresses), clients);
  await moreSaves(load);
  return { load, shardOf: placeOf, nodeOf: (id: number) => nodeOf(placeOf(id)), stop: () => load.stop() };
}

/** Returns the only row of a query on the coordinator. */
async function query<Row extends object>(url: string, text: string): Promise<Row> {
  const sql = connect(url);
  const [row] = await sql.unsafe<Row[]>(text).finally(() => sql.end());
  if (!row) throw new Error(`no row: ${text}`);
  return row;
}

/** Returns the answers of the next milliseconds. */
async function collect(load: Load, ms: number): Promise<Answer[]> {
  const { length } = load.answers;
  await setTimeout(ms);
  return load.answers.slice(length);
}
