import { InvalidArgumentError } from 'commander';
import { saveBackup } from '../../backup/save.ts';
import { countOf } from '../../base/count-of.ts';
import { atPath } from '../../base/faults.ts';
import type { Database } from '../../db/database.ts';
import { pendingMigrations } from '../../db/migrate.ts';
import { operatorActor, recordAudit } from '../../kernel/audit-log.ts';
import { migrationsDirectory } from '../../service/prepare-database.ts';
import { secretsOf } from '../../service/secrets.ts';
import type { CliTools } from '../../slice/slice.ts';
import { interruptible } from '../ending.ts';
import { configuration, withAnyDatabase } from '../open-database.ts';
import { hasPassphrase, type PassphraseOptions, readPassphrase, withProgress } from './backup-tools.ts';

interface BackupOptions extends PassphraseOptions {
  encrypt?: boolean;
  withSecrets?: boolean;
}

/** Saves the database in a new file. */
export async function backUp(
  tools: CliTools,
  file: string,
  { encrypt = false, withSecrets = false, ...given }: BackupOptions,
): Promise<void> {
  const isEncrypted = encrypt || hasPassphrase(given);
  if (withSecrets && !isEncrypted)
    throw new InvalidArgumentError('A backup with secrets must be encrypted: add --encrypt.');
  const passphrase = isEncrypted ? await readPassphrase(given, true) : undefined;
  const { localTables } = await tools.registry();
  const { header, rows, bytes } = await interruptible((signal) =>
    withAnyDatabase(async (database, { ownerUrl }) => {
      await prepare(database);
      // A placeholder for a missing variable would be worthless in the file.
      const secrets = withSecrets ? await secretsOf(configuration([])) : undefined;
      return withProgress(tools, 'Saving', (onStart) =>
        atPath('<file>', file, () =>
          saveBackup(ownerUrl, file, { localTables, passphrase, secrets, onStart, signal }),
        ),
      );
    }),
  );
  const tables = header.tables.length;
  const form = `${isEncrypted ? 'encrypted' : 'not encrypted'}, ${withSecrets ? 'with' : 'without'} secrets`;
  tools.finish(
    { file, bytes, tables, rows, migration: header.migrations.at(-1)?.name, isEncrypted, withSecrets },
    `Saved ${countOf(rows, 'row')} of ${tables} tables in ${file}: ${bytes} bytes, ${form}.`,
  );
}

/** Records the backup. Migrations may be missing: before an upgrade, a backup is useful. @throws for a newer database */
async function prepare(database: Database): Promise<void> {
  await pendingMigrations(database, migrationsDirectory);
  const [row] = await database.sql`SELECT to_regclass('audit_log') IS NOT NULL AS has_log`;
  if (row?.['has_log'] === true)
    await recordAudit(database, { ...operatorActor, action: 'EXPORT', detail: { command: 'backup' } });
}
