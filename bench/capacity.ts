/**
 * Measures the CPU time and the bytes of each operation of a family's day, on a service process and an embedded PostgreSQL,
 * and prints the tables of docs/scaling.md: `npm run bench:capacity`. CLIENTS=32 sends that many requests at once. Heavy load
 * by others can double the CPU time; it does not change the rest.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { connect } from '../test/helpers/database/connection.ts';
import { until } from '../test/helpers/until.ts';
import { type Cost, dayOf, dayTable, difference, familyTable, median, rounded, scaled } from './costs.ts';
import { postgresCpuMs } from './cpu.ts';
import { type Call, createCall, type Learner, type Operation, operations, registerFamilies } from './day.ts';
import { type Service, startService } from './service.ts';

const rounds = 3;
const families = Number(process.env['FAMILIES'] ?? 50);
const clients = Number(process.env['CLIENTS'] ?? 1);
const idleSeconds = 30;
/** Learners for whom PostgreSQL makes a checkpoint before each operation. */
const firstLearners = 10;
/** Families in the measurement of the log's check. */
const checkedFamilies = 40_000;
/** Tables by the part of a cost that they count for; all others are `other`. */
const partOfTable = new Map<string, 'ledger' | 'answers'>([
  ...['events', 'entries', 'log_leaves', 'log_tiles'].map((name) => [name, 'ledger'] as const),
  ['idempotency_keys', 'answers'],
]);

const directory = await mkdtemp(join(tmpdir(), 'bench-capacity-'));
const server = await startEmbedded({
  dataDir: directory,
  log: { info: () => {}, warn: note, error: note },
  // Vacuum and checkpoints would fall into some of the measurements.
  settings: {
    shared_preload_libraries: 'pg_stat_statements',
    autovacuum: 'off',
    checkpoint_timeout: '1d',
    max_wal_size: '16GB',
  },
});
const sql = connect(server.ownerUrl);
let service: Service | undefined;
process.on('SIGINT', () => void end().then(() => process.exit(130)));
try {
  note(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, ${clients} at once`);
  await sql`CREATE EXTENSION pg_stat_statements`;
  await sql`SET pg_stat_statements.track = 'none'`;
  service = await startService({ urls: server, dataDir: directory });
  const call = createCall(service.address);
  note(`Registering ${families} families.`);
  await measure(call, await registerFamilies(call, families));
} finally {
  await end();
}

async function measure(call: Call, learners: Learner[]): Promise<void> {
  const checkpoint = () => call('GET', '/api/ledger/checkpoint', learners[0]?.token);
  /** Waits for the background jobs, and for the log, which a request for a checkpoint brings up to date. */
  const settle = async () => {
    const isIdle = async () =>
      (await sql`SELECT FROM pgboss.job WHERE state < 'completed' LIMIT 1`).length === 0;
    await until('the jobs have run', isIdle);
    await checkpoint();
  };
  await settle();
  const idle = await costOf(() => setTimeout(idleSeconds * 1000));
  const results = new Map<Operation, Cost[]>(operations.map((operation) => [operation, []]));
  for (let round = 0; round <= rounds; round++) {
    note(round === 0 ? 'Warming up.' : `Round ${round}.`);
    for (const [operation, costs] of results) {
      const cost = await costOf(() => repeat(call, operation, learners).then(settle), idle);
      if (round > 0) costs.push(scaled(cost, 1 / (learners.length * operation.times)));
    }
  }
  const firstWals = await measureFirstWal(call, learners.slice(0, firstLearners), settle);
  const check = await measureCheck(checkpoint, idle);
  const measured = [...results].map(([operation, costs], i) => {
    return { ...operation, cost: median(costs), firstWal: firstWals[i] ?? Number.NaN };
  });
  const [day, requests] = [dayOf(measured), operations.reduce((sum, { perDay }) => sum + perDay, 0)];
  const second = scaled(idle, 1000 / idle.ms);
  process.stdout.write(`${dayTable(measured, day)}\n\n${familyTable(requests, day, check)}\n
Without requests: ${rounded(second.service)} ms of CPU a second in the service, ${rounded(second.database)} in PostgreSQL
Check of the log: ${rounded(check.service * 1000)} µs for each family in the service, ${rounded(check.database * 1000)} in PostgreSQL\n`);
}

/** Runs an operation for each learner. */
async function repeat(call: Call, { run, times }: Operation, learners: Learner[]): Promise<void> {
  const left = [...learners];
  const work = async () => {
    for (let learner = left.pop(); learner; learner = left.pop())
      for (let i = 0; i < times; i++) await run(call, learner);
  };
  await Promise.all(Array.from({ length: clients }, work));
}

/** Measures the WAL of operations whose pages PostgreSQL has not changed since its last checkpoint, so it has whole pages. */
async function measureFirstWal(
  call: Call,
  learners: Learner[],
  settle: () => Promise<void>,
): Promise<number[]> {
  const results: number[] = [];
  for (const operation of operations) {
    let sum = 0;
    for (const learner of learners) {
      await sql`CHECKPOINT`;
      const before = await read();
      await operation.run(call, learner);
      await settle();
      sum += (await read()).wal - before.wal;
      await repeat(call, { ...operation, times: operation.times - 1 }, [learner]);
    }
    results.push(sum / learners.length);
  }
  return results;
}

/** Measures the check of all families in the log, and returns the cost of one. */
async function measureCheck(check: () => Promise<unknown>, idle: Cost): Promise<Cost> {
  note(`Checking the log of ${checkedFamilies} families.`);
  await sql`
    WITH added AS (
      INSERT INTO families (family_id, seq, head)
      SELECT 1000000 + n, 1, sha256(n::text::bytea) FROM generate_series(1, ${checkedFamilies}::bigint) n
      RETURNING family_id, head
    )
    INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
    SELECT family_id, 1, gen_random_uuid(), 'LearnerAdded', '{}', family_id, now(), head FROM added`;
  await check();
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round++) costs.push(await costOf(check, idle));
  return scaled(median(costs), 1 / checkedFamilies);
}

/** Returns what work cost, without that of an idle service in the same time. The tables are measured after a VACUUM. */
async function costOf(work: () => Promise<unknown>, idle?: Cost): Promise<Cost> {
  await sql.unsafe('VACUUM (ANALYZE)');
  const before = { ...(await read()), ...(await tableBytes()) };
  await work();
  const after = await read();
  await sql.unsafe('VACUUM');
  const cost = difference({ ...after, ...(await tableBytes()) }, before);
  if (!idle) return cost;
  return difference(cost, { ...scaled(idle, cost.ms / idle.ms), ms: 0, ledger: 0, answers: 0, other: 0 });
}

async function read(): Promise<Cost> {
  const [row] = await sql<{ wal: string; statements: string }[]>`
    SELECT pg_current_wal_insert_lsn() - '0/0' AS wal, (SELECT sum(calls) FROM pg_stat_statements) AS statements`;
  const database = await postgresCpuMs(join(directory, 'postgres'));
  const cpu = { service: (await service?.cpuMs()) ?? 0, database };
  const counts = { wal: Number(row?.wal), statements: Number(row?.statements) };
  return { ms: performance.now(), ...cpu, ...counts, ledger: 0, answers: 0, other: 0 };
}

/** Returns the bytes of tables with their indexes, without the queue, whose rows do not stay. */
async function tableBytes(): Promise<Pick<Cost, 'ledger' | 'answers' | 'other'>> {
  const rows = await sql<{ name: string; bytes: string }[]>`
    SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
  const sums = { ledger: 0, answers: 0, other: 0 };
  for (const { name, bytes } of rows) sums[partOfTable.get(name) ?? 'other'] += Number(bytes);
  return sums;
}

async function end(): Promise<void> {
  await service?.stop();
  await sql.end();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
