import { type Aggregator, Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import { utcDay } from '../base/local-day.ts';
import type { Database } from '../db/database.ts';
import type { Signing } from '../http/readiness.ts';
import type { OnAttempt } from '../jobs/attempt.ts';
import type { Commands } from '../kernel/commands/execute.ts';
import type { LedgerLog } from '../kernel/ledger/log/log.ts';
import type { MetricsQuery } from '../slice/metrics.ts';

/** Largest batch in the defaults of group commit. */
const batchSizes = [1, 2, 4, 8, 16, 32, 64, 128];
const jobSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 120];

/** Registers a histogram of the commands in each transaction. Returns the function that counts one. */
export function createBatchCounter(registry: Registry): (commands: number) => void {
  const sizes = new Histogram({
    name: 'commands_batch_size',
    help: 'Commands that share a transaction.',
    buckets: batchSizes,
    registers: [registry],
  });
  return (commands) => sizes.observe(commands);
}

/** Registers a histogram of the attempts of jobs. Returns the function that counts one. */
export function createJobCounter(registry: Registry, names: readonly string[]): OnAttempt {
  const durations = new Histogram({
    name: 'jobs_duration_seconds',
    help: 'Duration of attempts of background jobs by name and result.',
    labelNames: ['name', 'result'],
    buckets: jobSeconds,
    registers: [registry],
  });
  // Zero from the start: a rate does not count the first increment of a new counter.
  for (const name of names)
    for (const result of ['completed', 'retrying', 'failed']) durations.zero({ name, result });
  return (name, result, seconds) => durations.observe({ name, result }, seconds);
}

/** Rounds of checkpoints of this instance. */
export interface SigningRounds extends Signing {
  /** Takes the end of a round, with its error. */
  onRound(error?: unknown): void;
}

/** Creates the record of checkpoint rounds, with a counter of failures in the registry. */
export function watchSigning(registry: Registry | undefined): SigningRounds {
  const failures =
    registry &&
    new Counter({
      name: 'ledger_checkpoint_failures_total',
      help: 'Attempts of this instance to make a checkpoint that failed.',
      registers: [registry],
    });
  let isSigning = true;
  return {
    onRound(error) {
      isSigning = error === undefined;
      if (!isSigning) failures?.inc();
    },
    isSigning: () => isSigning,
  };
}

interface Parts {
  database: Pick<Database, 'query' | 'use'>;
  commands: Pick<Commands, 'waiting'>;
  ledgerLog: Pick<LedgerLog, 'contradictions'>;
  now: () => Date;
  hasJobs: boolean;
}

/** Registers metrics of a process: of commands, the pool, and what it has found in the ledger. */
export function watchParts(
  registry: Registry,
  { database, commands, ledgerLog }: Pick<Parts, 'database' | 'commands' | 'ledgerLog'>,
): void {
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('commands_waiting', 'Commands that wait for a transaction.', () => commands.waiting);
  gauge('database_connections_held', 'Connections that transactions hold.', () => database.use().held);
  gauge(
    'database_connections_waiting',
    'Transactions that wait for a connection.',
    () => database.use().waiting,
  );
  gauge(
    'database_statements_pending',
    'Single statements without an answer yet.',
    () => database.use().pending,
  );
  gauge(
    'ledger_contradictions',
    'Contradictions between the log and the ledger that this instance found. 0 after a check that passed.',
    ledgerLog.contradictions,
    // Each process finds the same.
    'max',
  );
}

const growthQuery = `SELECT coalesce(max(written_bytes), 0)::float8 AS max,
    (count(*) FILTER (WHERE written_bytes >= $2::text::float8))::int AS full_families
  FROM families WHERE written_day = $1::text`;

/** Registers metrics of what families write a day, and returns their query. They name no family. */
export function createGrowthMetrics(
  registry: Registry,
  { database, now }: Pick<Parts, 'database' | 'now'>,
  { bytesPerDay }: { bytesPerDay: number },
): MetricsQuery {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const largest = gauge('family_written_bytes_max', 'Bytes that the largest family has written today.');
  const quota = gauge('family_written_quota_bytes', 'Quota of the bytes that a family writes a day.');
  const full = gauge('family_quota_reached', 'Families that have reached this quota today.');
  return {
    reset() {
      for (const each of [largest, quota, full]) each.remove();
    },
    async read() {
      const day = utcDay(now().toISOString());
      const [row] = await database.query<{ max: number; full_families: number }>(growthQuery, [
        day,
        String(bytesPerDay),
      ]);
      return () => {
        largest.set(row?.max ?? 0);
        quota.set(bytesPerDay);
        full.set(row?.full_families ?? 0);
      };
    },
  };
}

interface StoredRow {
  checkpoint_at: string | null;
  verified_at: string | null;
  is_sound: boolean | null;
}

const ledgerQuery = `SELECT (SELECT created_at FROM log_checkpoints ORDER BY id DESC LIMIT 1) AS checkpoint_at, v.finished_at AS verified_at,
  v.is_sound FROM (SELECT) one LEFT JOIN last_verification v ON true`;
/** The condition on the state is that of the queue's index for waiting jobs. */
const jobsQuery = `SELECT q.name, (SELECT count(*)::int FROM pgboss.job j WHERE j.name = q.name AND state < 'active') AS waiting
  FROM pgboss.queue q`;

/** Registers metrics of the stored ledger and of the queue, and returns their query. */
export function createStoredMetrics(
  registry: Registry,
  { database, now, hasJobs }: Pick<Parts, 'database' | 'now' | 'hasJobs'>,
): MetricsQuery {
  const registers = [registry];
  const checkpointAge = new Gauge({
    name: 'ledger_checkpoint_age_seconds',
    help: 'Time since the last signed checkpoint, by any instance. Infinite if there is none.',
    registers,
  });
  const verificationAge = new Gauge({
    name: 'ledger_verification_age_seconds',
    help: 'Time since the last verification of all ledgers. Infinite if there was none.',
    registers,
  });
  const isSound = new Gauge({
    name: 'ledger_verification_passed',
    help: '1 if the last verification of all ledgers found no problem, otherwise 0. No value if there was none.',
    registers,
  });
  const waiting = new Gauge({
    name: 'jobs_waiting',
    help: 'Background jobs that wait by name, including retries.',
    labelNames: ['name'],
    registers,
  });
  const ageOf = (time: string | null | undefined) =>
    time ? (now().getTime() - Date.parse(time)) / 1000 : Number.POSITIVE_INFINITY;
  return {
    reset() {
      for (const gauge of [checkpointAge, verificationAge, isSound]) gauge.remove();
      waiting.reset();
    },
    async read() {
      const [[ledger], queues] = await Promise.all([
        database.query<StoredRow>(ledgerQuery),
        hasJobs ? database.query<{ name: string; waiting: number }>(jobsQuery) : [],
      ]);
      return () => {
        checkpointAge.set(ageOf(ledger?.checkpoint_at));
        verificationAge.set(ageOf(ledger?.verified_at));
        if (typeof ledger?.is_sound === 'boolean') isSound.set(ledger.is_sound ? 1 : 0);
        else isSound.remove();
        for (const queue of queues) waiting.set({ name: queue.name }, queue.waiting);
      };
    },
  };
}
