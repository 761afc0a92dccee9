import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { Test } from 'tap';
import { rules } from '../../src/app.ts';
import { connectDatabase } from '../../src/db/database.ts';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openLedger } from '../../src/ledger/execute.ts';
import { connect } from '../helpers/connection.ts';
import { dataDirectory, killPostmaster } from '../helpers/embedded.ts';
import { runService, type ServiceProcess } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';
import { copyFaults, lawFaults, targetSchema, targetUrlOf } from '../sync/copies.ts';
import { NaiveFollower } from '../sync/naive.ts';
import { sealedTarget } from '../sync/syncing.ts';
import { Writers } from '../sync/writers.ts';
import { createStepProxy, type StepProxy } from './step-proxy.ts';

/** What is killed or cut off. */
const victims = ['target cut', 'source cut', 'target', 'source', 'service'] as const;
export type Victim = (typeof victims)[number];

/** One run: at which message of the round to the target it happens, and whether the round is one over all rows. */
export interface SweepRun {
  victim: Victim;
  step: number;
  isFull: boolean;
}

/** Each victim at each step in turn. */
export function sweepPlan(runs: number, order: readonly Victim[] = victims): SweepRun[] {
  return Array.from({ length: runs }, (_, i) => ({
    victim: order[i % order.length] ?? 'target cut',
    step: 1 + (Math.floor(i / order.length) % 7),
    isFull: i % 3 === 0,
  }));
}

export interface SweepFindings {
  runs: number;
  /** Reads of the target that were no state of the source, and copies that did not become complete. */
  faults: unknown[];
  /** The longest that a run took to end well, in milliseconds. */
  slowestMs: number;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };
/** What is lost when the machine loses power is not what this is about. */
const settings = { fsync: 'off', max_connections: 100 };
const migrations = new URL('../../sql/migrations', import.meta.url).pathname;
const secret = 'a secret of the tests alone that is long enough to be one';

/**
 * Two instances of the service copy one family while writers change it; in each run one thing dies at one step of a
 * round, and all has to end well by itself. With `isNaive` the follower of the control takes the service's place.
 */
export async function sweep(
  t: Test,
  plan: readonly SweepRun[],
  { isNaive = false, onRun = (_run: number) => {} } = {},
): Promise<SweepFindings> {
  const world = await createWorld(t, isNaive);
  const findings: SweepFindings = { runs: 0, faults: [], slowestMs: 0 };
  const watching = new AbortController();
  const watched = watch(world.targetUrl, watching.signal, findings.faults);
  for (const [i, run] of plan.entries()) {
    const begun = performance.now();
    await carryOut(world, run, i);
    findings.faults.push(...(await world.settled()).slice(0, 3));
    findings.slowestMs = Math.max(findings.slowestMs, Math.round(performance.now() - begun));
    findings.runs += 1;
    onRun(i + 1);
    if (findings.faults.length > 0) break;
  }
  watching.abort();
  await watched;
  await world.close();
  return findings;
}

interface World {
  targetUrl: string;
  target: StepProxy;
  source: StepProxy;
  sql: Sql;
  familyId: number;
  write(seed: number): Writers;
  kill(victim: Victim): Promise<void>;
  /** Waits until the copy is complete; what is wrong with it where it does not become so. */
  settled(): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Lets writers write, and the victim die at its step of what follows from that. */
async function carryOut(world: World, { victim, step, isFull }: SweepRun, seed: number): Promise<void> {
  const died = world.target.at(step, () => world.kill(victim));
  const writers = world.write(seed);
  if (isFull) await retried(() => world.sql`UPDATE sync_configs SET is_full_due = true`);
  // A round of fewer steps than that comes to its end instead.
  await Promise.race([died, setTimeout(3_000)]);
  world.target.disarm();
  await writers.stop();
}

async function createWorld(t: Test, isNaive: boolean): Promise<World> {
  const owner = { name: 'who runs the test' };
  const [sourceDir, targetDir] = [await dataDirectory(t, owner), await dataDirectory(t, owner)];
  const [here, there] = await Promise.all(
    [sourceDir, targetDir].map((dataDir) => startEmbedded({ dataDir, log: silent, settings })),
  );
  if (!here || !there) throw new Error('there are no databases');
  const sql = connect(here.url);
  await migrate(sql, { directory: migrations, log: silent });
  const filling = connect(there.url);
  await filling.unsafe(await targetSchema()).finally(() => filling.end());
  const [source, target] = [await createStepProxy(here.url), await createStepProxy(there.url)];
  const database = connectDatabase(here.url);
  const ledger = await openLedger({ database, rules, now: () => new Date(), conflicts: {} });
  const familyId = await addFamily(sql);
  const id = randomUUID();
  const sealed = sealedTarget(targetUrlOf(target.url), familyId, id, secret);
  await sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${id}, ${sealed}, true)`;
  const services = isNaive ? [] : [0, 1].map(() => startService(t, source.url));
  await Promise.all(services.map(({ address }) => address));
  const naive = isNaive ? new NaiveFollower(source.url, target.url, familyId) : undefined;
  return {
    targetUrl: there.url,
    target,
    source,
    sql,
    familyId,
    write: (seed) => new Writers(familyId, [ledger], 4, seed * 100),
    async kill(victim) {
      if (victim === 'target cut') target.cut();
      if (victim === 'source cut') source.cut();
      if (victim === 'target') await killPostmaster(targetDir);
      if (victim === 'source') await killPostmaster(sourceDir);
      if (victim !== 'service' || isNaive) return;
      const at = await ownerOf(target.clientPort, services);
      await services[at]?.end('SIGKILL');
      services[at] = startService(t, source.url);
    },
    settled: () => settled(here.url, there.url, familyId, naive),
    async close() {
      await naive?.stop();
      await Promise.all(services.map((service) => service.end('SIGKILL')));
      await Promise.all([database.close(), sql.end({ timeout: 1 }), source.close(), target.close()]);
      await Promise.all([here.stop(), there.stop()]);
    },
  };
}

function startService(t: Test, url: string): ServiceProcess {
  return runService(t, { DATABASE_URL: url, JWT_SECRET: secret, SECRETS_KEY: secret });
}

async function addFamily(sql: Sql): Promise<number> {
  const [row] = await sql`WITH parent AS (
      INSERT INTO users (username, email, name, role) VALUES ('parent', 'parent@example.org', 'A parent', 'PARENT')
      RETURNING id
    ) INSERT INTO families (family_id) SELECT id FROM parent RETURNING family_id`;
  return Number(row?.['family_id']);
}

/** The state that all comes to when nothing dies any more: COMPLETED, no lease, and a copy without a fault. */
async function settled(
  hereUrl: string,
  thereUrl: string,
  familyId: number,
  naive?: NaiveFollower,
): Promise<unknown[]> {
  const [here, there] = [connect(hereUrl), connect(thereUrl)];
  const isDone = async () => {
    if (naive) return naive.idle > 20;
    const rows = await here`SELECT FROM sync_configs c JOIN families f USING (family_id)
      WHERE sync_status = 'COMPLETED' AND synced_seq = feed_seq AND lease_owner IS NULL AND NOT is_full_due`;
    return rows.length === 1;
  };
  try {
    if (naive) naive.idle = 0;
    await until('all has settled', () => isDone().catch(() => false));
    return await retried(() => copyFaults(here, there, familyId));
  } catch (error) {
    const configs =
      await here`SELECT sync_status, error_message, attempts, lease_until FROM sync_configs`.catch(() => []);
    return [String(error), ...configs];
  } finally {
    await Promise.all([here.end({ timeout: 1 }), there.end({ timeout: 1 })]);
  }
}

/** Reads the target again and again, by a way of its own, and notes what was no state of the source. */
async function watch(url: string, signal: AbortSignal, faults: unknown[]): Promise<void> {
  const database = connectDatabase(url);
  while (!signal.aborted) {
    // While it is down there is nothing to read.
    faults.push(...(await lawFaults(database.sql).catch(() => [])).slice(0, 3));
    await setTimeout(50);
  }
  await database.close();
}

/** What a killed database does not let through goes through later. */
async function retried<T>(work: () => PromiseLike<T>): Promise<T> {
  let result: { value: T } | undefined;
  await until('the database is back', async () => {
    try {
      result = { value: await work() };
      return true;
    } catch {
      return false;
    }
  });
  if (!result) throw new Error('there is no result');
  return result.value;
}

/** Which of the services has the connection with this local port; the first where none has. */
async function ownerOf(port: number, services: readonly ServiceProcess[]): Promise<number> {
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/));
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inode = lines.find((fields) => fields[1]?.endsWith(local))?.[9];
  const owns = services.map(async ({ child: { pid } }) => {
    const links = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const targets = await Promise.all(links.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
    return targets.includes(`socket:[${inode}]`);
  });
  return Math.max(0, (await Promise.all(owns)).indexOf(true));
}
