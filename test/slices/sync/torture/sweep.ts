import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { Test } from 'tap';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { startEmbedded } from '../../../../src/db/embedded/index.ts';
import { migrate } from '../../../../src/db/migrate.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { dataDirectory, killPostmaster } from '../../../helpers/database/embedded.ts';
import { commandsOn } from '../../../helpers/kernel/commands.ts';
import { runService, type ServiceProcess } from '../../../helpers/service.ts';
import { silent } from '../../../helpers/silent.ts';
import { until } from '../../../helpers/until.ts';
import { lawFaults, replicaFaults, replicaUrlOf, schema } from '../replicas.ts';
import { TimeBasedCopy } from '../rounds/time-based-copy.ts';
import { Writers } from '../rounds/writers.ts';
import { encryptedUrl } from '../syncing.ts';
import { createStepProxy, type StepProxy } from './step-proxy.ts';

/** Processes to kill and connections to cut. */
const victims = ['replica cut', 'source cut', 'replica', 'source', 'service'] as const;
export type Victim = (typeof victims)[number];

/** A victim, the number of the message to the replica at which it dies, and the kind of the round. */
export interface SweepRun {
  victim: Victim;
  step: number;
  isFull: boolean;
}

/** Returns runs with each victim at each step. */
export function sweepPlan(runs: number, order: readonly Victim[] = victims): SweepRun[] {
  return Array.from({ length: runs }, (_, i) => ({
    victim: order[i % order.length] ?? 'replica cut',
    step: 1 + (Math.floor(i / order.length) % 7),
    isFull: i % 3 === 0,
  }));
}

export interface SweepFindings {
  runs: number;
  /** Inconsistent reads of the replica, and replicas that did not become complete. */
  faults: unknown[];
  /** Milliseconds of the slowest run. */
  slowestMs: number;
}

/** Settings of both servers. The test does not cover power loss, so fsync is off. */
const settings = { fsync: 'off', max_connections: 100 };
const migrations = new URL('../../../../sql/migrations', import.meta.url).pathname;
const secret = 'a secret of the tests alone that is long enough to be one';

/**
 * Runs two instances of the service that replicate one family while writers change it. In each run, one victim dies at one
 * step of a round, and the replica must become complete. With `isTimeBased`, a time-based copy replaces the service.
 */
export async function sweep(
  t: Test,
  plan: readonly SweepRun[],
  { isTimeBased = false, onRun = (_run: number) => {} } = {},
): Promise<SweepFindings> {
  const world = await createWorld(t, isTimeBased);
  const findings: SweepFindings = { runs: 0, faults: [], slowestMs: 0 };
  const watching = new AbortController();
  const watched = watch(world.replicaUrl, watching.signal, findings.faults);
  for (const [i, run] of plan.entries()) {
    const begun = performance.now();
    await runOne(world, run, i);
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
  replicaUrl: string;
  replica: StepProxy;
  source: StepProxy;
  sql: Sql;
  familyId: number;
  write(seed: number): Writers;
  kill(victim: Victim): Promise<void>;
  /** Waits until the replica is complete; returns its faults otherwise. */
  settled(): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Starts writers, and kills the victim at its step of the following round. */
async function runOne(world: World, { victim, step, isFull }: SweepRun, seed: number): Promise<void> {
  const died = world.replica.at(step, () => world.kill(victim));
  const writers = world.write(seed);
  if (isFull) await retried(() => world.sql`UPDATE sync_configs SET is_full_due = true`);
  // A round with fewer steps completes instead.
  await Promise.race([died, setTimeout(3_000, undefined, { ref: false })]);
  world.replica.disarm();
  await writers.stop();
}

async function createWorld(t: Test, isTimeBased: boolean): Promise<World> {
  const owner = { name: 'the test' };
  const [sourceDir, replicaDir] = [await dataDirectory(t, owner), await dataDirectory(t, owner)];
  const [here, there] = await Promise.all(
    [sourceDir, replicaDir].map((dataDir) => startEmbedded({ dataDir, log: silent, settings })),
  );
  if (!here || !there) throw new Error('no databases');
  const sql = connect(here.ownerUrl);
  await migrate(sql, { directory: migrations, log: silent });
  const filling = connect(there.ownerUrl);
  await filling.unsafe(schema).finally(() => filling.end());
  const [source, replica] = [await createStepProxy(here.ownerUrl), await createStepProxy(there.ownerUrl)];
  const database = createDatabasePool(here.ownerUrl);
  const commands = await commandsOn(database);
  const familyId = await addFamily(sql);
  const id = randomUUID();
  const sealed = encryptedUrl(replicaUrlOf(replica.url), familyId, id, secret);
  await sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${familyId}, ${id}, ${sealed}, true)`;
  const services = isTimeBased ? [] : [0, 1].map(() => startService(t, source.url));
  await Promise.all(services.map(({ address }) => address));
  const copy = isTimeBased ? new TimeBasedCopy(source.url, replica.url, familyId) : undefined;
  return {
    replicaUrl: there.ownerUrl,
    replica,
    source,
    sql,
    familyId,
    write: (seed) => new Writers(familyId, [commands], 4, seed * 100),
    async kill(victim) {
      if (victim === 'replica cut') replica.cut();
      if (victim === 'source cut') source.cut();
      if (victim === 'replica') await killPostmaster(replicaDir);
      if (victim === 'source') await killPostmaster(sourceDir);
      if (victim !== 'service' || isTimeBased) return;
      const at = await ownerOf(replica.clientPort, services);
      await services[at]?.end('SIGKILL');
      services[at] = startService(t, source.url);
    },
    settled: () => settled(here.ownerUrl, there.ownerUrl, familyId, copy),
    async close() {
      await copy?.stop();
      await Promise.all(services.map((service) => service.end('SIGKILL')));
      await Promise.all([database.close(), sql.end({ timeout: 1 }), source.close(), replica.close()]);
      await Promise.all([here.stop(), there.stop()]);
    },
  };
}

function startService(t: Test, url: string): ServiceProcess {
  return runService(t, {
    DATABASE_URL: url,
    JWT_SECRET: secret,
    SECRETS_KEY: secret,
    SYNC_ALLOW_PRIVATE_TARGETS: 'true',
  });
}

async function addFamily(sql: Sql): Promise<number> {
  const [row] = await sql`WITH parent AS (
      INSERT INTO users (username, email, name, role) VALUES ('parent', 'parent@example.org', 'A parent', 'PARENT')
      RETURNING id
    ) INSERT INTO families (family_id) SELECT id FROM parent RETURNING family_id`;
  return Number(row?.['family_id']);
}

/** Waits until the configuration is COMPLETED without a lease; returns the faults of the replica. */
async function settled(
  hereUrl: string,
  thereUrl: string,
  familyId: number,
  copy?: TimeBasedCopy,
): Promise<unknown[]> {
  const [here, there] = [connect(hereUrl), connect(thereUrl)];
  const isDone = async () => {
    if (copy) return copy.idle > 20;
    const rows = await here`SELECT FROM sync_configs c JOIN families f USING (family_id)
      WHERE sync_status = 'COMPLETED' AND synced_seq = feed_seq AND lease_owner IS NULL AND NOT is_full_due`;
    return rows.length === 1;
  };
  try {
    if (copy) copy.idle = 0;
    await until('the run completes', () => isDone().catch(() => false));
    return await retried(() => replicaFaults(here, there, familyId));
  } catch (error) {
    const configs =
      await here`SELECT sync_status, error_message, attempts, lease_until FROM sync_configs`.catch(() => []);
    return [String(error), ...configs];
  } finally {
    await Promise.all([here.end({ timeout: 1 }), there.end({ timeout: 1 })]);
  }
}

/** Reads the replica repeatedly, and collects inconsistent states. */
async function watch(url: string, signal: AbortSignal, faults: unknown[]): Promise<void> {
  const database = createDatabasePool(url);
  while (!signal.aborted) {
    // It is unavailable after a crash.
    faults.push(...(await lawFaults(database.sql).catch(() => [])).slice(0, 3));
    await setTimeout(50);
  }
  await database.close();
}

/** Retries until the killed database is available again. */
async function retried<T>(work: () => PromiseLike<T>): Promise<T> {
  let result: { value: T } | undefined;
  await until('the database is available', async () => {
    try {
      result = { value: await work() };
      return true;
    } catch {
      return false;
    }
  });
  if (!result) throw new Error('no result');
  return result.value;
}

/** Returns the index of the service that owns the connection with this local port; 0 if none does. */
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
