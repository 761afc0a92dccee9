import { createBackupMetrics } from '../../backup/metrics.ts';
import { keepBackups } from '../../backup/nightly.ts';
import { keepDeletingKeys } from '../../kernel/commands/temporary-keys.ts';
import { createWitnessMetrics } from '../../kernel/ledger/witnesses/metrics.ts';
import { keepCosigned } from '../../kernel/ledger/witnesses/witness-keeper.ts';
import type { Deps } from '../../slice/deps.ts';
import { registry, startSlices } from '../app.ts';
import type { Shutdown } from '../shutdown.ts';
import type { Resources } from './resources.ts';

const now = () => new Date();

/** Starts the background work that a service does once, whatever the number of its workers. */
export function startBackground(resources: Resources, deps: Deps, shutdown: Shutdown): void {
  const { database, log, settings, metrics } = resources;
  shutdown.add('background work', startSlices(deps));
  if (settings.witnesses.length > 0) shutdown.add('cosigning', startCosigning(resources));
  shutdown.add('deletion of old keys', keepDeletingKeys(database, { now, log }));
  if (settings.backups) {
    const backupMetrics = metrics && createBackupMetrics(metrics.registry, now);
    const options = { ...resources, settings: settings.backups, now, localTables: registry.localTables };
    shutdown.add('nightly backups', keepBackups({ ...options, metrics: backupMetrics }));
  }
}

function startCosigning({ settings: { witnesses }, database, log, metrics }: Resources): () => Promise<void> {
  const witnessMetrics = metrics && createWitnessMetrics(metrics.registry, witnesses, now);
  return keepCosigned(witnesses, { database, now, log, metrics: witnessMetrics });
}
