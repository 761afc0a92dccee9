/**
 * Measures the kernel alone, in a separate process, and prints operations per second; for verify and rebuild per second of
 * CPU, of this process and of PostgreSQL: `kernel.ts URL MEASUREMENT`. The measurement is execute, execute-without-chain, insert, verify, rebuild, verify-in-one-thread or verify-in-threads. A third
 * argument is the number of saves that wait at a time, 256 by default.
 */
import { randomUUID } from 'node:crypto';
import { registerHooks } from 'node:module';
import { availableParallelism } from 'node:os';
import type { Sql } from 'postgres';
import type { Database } from '../src/db/database.ts';
import type { Commands } from '../src/kernel/commands/execute.ts';
import type { ReplayContext } from '../src/kernel/ledger/verification/stored-replay.ts';
import { connect } from '../test/helpers/database/connection.ts';
import { postgresCpuMsOf } from './cpu.ts';

const [url = '', measurement = '', waiting = '256'] = process.argv.slice(2);
if (measurement === 'execute-without-chain') {
  // Replaces the hashes by constants, in this process only.
  registerHooks({
    load(file, context, next) {
      const loaded = next(file, context);
      if (!file.endsWith('/src/kernel/ledger/chain.ts')) return loaded;
      const source = String(loaded.source);
      const constant = source.replace(
        /(export function eventHash\([^)]*\): string \{)/,
        '$1 return genesis;',
      );
      if (constant === source) throw new Error('the hash chain is still active');
      return { ...loaded, source: constant };
    },
  });
}
const { createDatabasePool } = await import('../src/db/database.ts');
const { registry } = await import('../src/service/app.ts');
const { commandsOn } = await import('../test/helpers/kernel/commands.ts');
const { readTableShapes } = await import('../src/db/read-tables.ts');
const { executeSaves } = await import('./saves.ts');
const { seedFamilies } = await import('./seed.ts');
const { verifyFamily } = await import('../src/kernel/ledger/verification/verify-family.ts');
const { verifyInThreads } = await import('../src/cli/ledger/verify-threads.ts');
const { rebuildFamily } = await import('../src/kernel/ledger/verification/rebuild.ts');

const database = createDatabasePool(url);
const commands = await commandsOn(database);
const context: ReplayContext = {
  database,
  shapes: await readTableShapes(database),
  rules: registry.rules,
};
const rate = await measure();
process.stdout.write(`${rate}\n`);
process.exit(0);

async function measure(): Promise<number> {
  if (measurement.startsWith('execute')) return execute(database, commands, 100, 40_000);
  if (measurement === 'insert') return insert();
  if (measurement === 'verify-in-one-thread') return verifyFamilies(1);
  if (measurement === 'verify-in-threads') return verifyFamilies(availableParallelism());
  const family = await longestFamily();
  // Warms up the compiler and the database's cache.
  await replay(family);
  return replay(family);
}

/** Executes saves in new families. */
async function execute(
  database: Database,
  commands: Commands,
  families: number,
  count: number,
): Promise<number> {
  const targets = await seedFamilies(database, commands, families);
  const start = performance.now();
  await executeSaves(commands, targets, { count, waiting: Number(waiting) });
  return perSecond(count, start);
}

/** Inserts rows of an event's size with 16 clients, each row in a separate transaction, like pgbench. */
async function insert(): Promise<number> {
  const clients = Array.from({ length: 16 }, () => connect(url));
  await database.query('CREATE TABLE IF NOT EXISTS bench_rows (id uuid PRIMARY KEY, payload jsonb NOT NULL)');
  const count = 10_000;
  let sent = 0;
  const run = async (sql: Sql) => {
    while (sent++ < count) {
      const payload = { learnerId: 1, rewardId: randomUUID(), points: 1 };
      await sql`INSERT INTO bench_rows (id, payload) VALUES (${randomUUID()}, ${sql.json(payload)})`;
    }
  };
  const start = performance.now();
  await Promise.all(clients.map(run));
  return perSecond(count, start);
}

/** Returns a family with 200,000 events; creates it if missing. */
async function longestFamily(): Promise<number> {
  const [row] = await database.query<{ family_id: number; seq: number }>(
    `SELECT f.family_id, f.seq FROM families f JOIN users u ON u.id = f.family_id
     WHERE f.seq > 200000 AND f.seq < 900000 LIMIT 1`,
  );
  if (row) return row.family_id;
  await execute(database, commands, 1, 200_000);
  return longestFamily();
}

/** Verifies families in threads, as `ledger verify` does, without the start of the threads. Creates the families if missing. */
async function verifyFamilies(threads: number): Promise<number> {
  const count = 4 * availableParallelism();
  const events = 25_000;
  const list = () =>
    database.query<{ family_id: number }>(
      `SELECT family_id FROM families WHERE seq > $1::text::bigint AND seq < 2 * $1::text::bigint ORDER BY seq LIMIT $2::text::bigint`,
      [String(events), String(count)],
    );
  if ((await list()).length < count) await execute(database, commands, count, count * (events + 100));
  const familyIds = (await list()).map(({ family_id }) => family_id);
  let start: number | undefined;
  let verified = 0;
  const onProgress = (more: number) => {
    if (start === undefined) start = performance.now();
    else verified += more;
  };
  const lists = { familyIds, largestFirst: familyIds };
  for await (const { result } of verifyInThreads(url, lists, { threads, onProgress }))
    if (result?.verification?.problems.length !== 0) throw new Error('a created ledger does not verify');
  return perSecond(verified, start ?? Number.NaN);
}

/** Replays a family's events, and returns the events per second of CPU. */
async function replay(familyId: number): Promise<number> {
  const before = await cpuSeconds();
  const events = await replayed(familyId);
  return Math.round(events / ((await cpuSeconds()) - before));
}

async function replayed(familyId: number): Promise<number> {
  if (measurement === 'rebuild') return (await rebuildFamily(context, familyId)).events;
  const result = await verifyFamily(context, familyId);
  if (!result?.ok) throw new Error('the created ledger does not verify');
  return result.events;
}

/** Returns the seconds of CPU that this process and PostgreSQL have used. */
async function cpuSeconds(): Promise<number> {
  const [row] = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + (await postgresCpuMsOf(row?.pid ?? 0)) / 1000;
}

function perSecond(count: number, start: number): number {
  return Math.round(count / ((performance.now() - start) / 1000));
}
