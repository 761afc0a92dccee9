import { Counter, Gauge, type Registry } from '@prometheus-io/client';

/** Metrics of nightly backups. */
export interface BackupMetrics {
  setLast(finishedAt: Date | undefined): void;
  countFailure(): void;
}

/** Registers the metrics of nightly backups. */
export function createBackupMetrics(registry: Registry, now: () => Date): BackupMetrics {
  let last: Date | undefined;
  const registers = [registry];
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the last nightly backup was finished, by any instance. Infinite if there is none.',
    registers,
    collect() {
      this.set(last ? (now().getTime() - last.getTime()) / 1000 : Number.POSITIVE_INFINITY);
    },
  });
  const failures = new Counter({
    name: 'backup_failures_total',
    help: 'Nightly backups of this instance that failed.',
    registers,
  });
  return {
    setLast(finishedAt) {
      last = finishedAt;
    },
    countFailure: () => failures.inc(),
  };
}
