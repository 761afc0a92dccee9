import { Counter, Gauge, Histogram, type Registry as MetricsRegistry } from '@prometheus-io/client';
import type { Queryable } from '../../db/transaction.ts';
import type { MetricsQuery } from '../../slice/metrics.ts';
import { configStates, readStates } from './lag.ts';
import { failureCauses } from './replica/error.ts';
import type { End } from './threads.ts';

const bucketSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300];

export type CountRun = (end: End, seconds: number) => void;

/** Counters by registry, since a registry accepts each metric once. */
const counters = new WeakMap<MetricsRegistry, CountRun>();

export function runCounterOf(registry: MetricsRegistry): CountRun {
  const counter = counters.get(registry) ?? createRunCounter(registry);
  counters.set(registry, counter);
  return counter;
}

function createRunCounter(registry: MetricsRegistry): CountRun {
  const registers = [registry];
  const durations = new Histogram({
    name: 'sync_run_duration_seconds',
    help: 'Duration of synchronisation runs by result.',
    labelNames: ['result'],
    buckets: bucketSeconds,
    registers,
  });
  const failures = new Counter({
    name: 'sync_failures_total',
    help: 'Failed synchronisation runs by cause.',
    labelNames: ['cause'],
    registers,
  });
  const rows = new Counter({
    name: 'sync_rows_total',
    help: 'Rows that completed synchronisation runs copied.',
    registers,
  });
  // Zero from the start: a rate does not count the first increment of a new counter.
  for (const result of ['completed', 'failed', 'abandoned']) durations.zero({ result });
  for (const cause of failureCauses) failures.inc({ cause }, 0);
  return (end, seconds) => {
    // Another instance has the run.
    if (end.kind === 'taken') return;
    durations.observe({ result: end.kind }, seconds);
    if (end.kind === 'completed') rows.inc(end.round.rows);
    if (end.kind === 'failed') failures.inc({ cause: end.cause });
  };
}

/** Registers metrics of configurations. */
export function createConfigMetrics(registry: MetricsRegistry, database: Queryable): MetricsQuery {
  const registers = [registry];
  const configs = new Gauge({
    name: 'sync_configs',
    help: 'Synchronisation configurations by state, over all instances.',
    labelNames: ['state'],
    registers,
  });
  const lag = new Gauge({
    name: 'sync_lag_seconds',
    help: 'Age of the oldest change that a continuous configuration lacks, by state, over all instances.',
    labelNames: ['state'],
    registers,
  });
  return {
    reset() {
      configs.reset();
      lag.reset();
    },
    async read() {
      const found = await readStates(database);
      return () => {
        for (const state of configStates) {
          const row = found.find((some) => some.state === state);
          configs.set({ state }, row?.configs ?? 0);
          lag.set({ state }, row?.lagSeconds ?? 0);
        }
      };
    },
  };
}
