import { readFile, writeFile } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import { minPassphraseLength } from '../backup/encryption.ts';
import type { Secrets } from '../backup/format.ts';
import { moveDatabase, restoreBackup } from '../backup/restore.ts';
import { saveBackup } from '../backup/save.ts';
import { createDatabasePool } from '../db/database.ts';
import { readTableShapes } from '../db/tables.ts';
import { verifyFamily } from '../ledger/verify.ts';
import { secretsOf, storeSecrets } from '../secrets.ts';
import type { CliTools, Progress } from '../slice.ts';
import { configuration, listFamilies, openDatabase } from './database.ts';
import { createFindings, type Findings } from './ledger-findings.ts';
import { readSecret } from './prompts.ts';

interface PassphraseOptions {
  passphraseFile?: string;
}

/** Saves the database in a new file. */
export async function backUp(
  tools: CliTools,
  file: string,
  { encrypt = false, withSecrets = false, ...given }: PassphraseOptions & { encrypt?: boolean; withSecrets?: boolean },
): Promise<void> {
  const isEncrypted = encrypt || given.passphraseFile !== undefined || Boolean(process.env['BACKUP_PASSPHRASE']);
  if (withSecrets && !isEncrypted) {
    throw new InvalidArgumentError('A backup with secrets must be encrypted: add --encrypt or --passphrase-file.');
  }
  const passphrase = isEncrypted ? await newPassphrase(given) : undefined;
  const { localTables } = await tools.registry();
  const saved = await interruptible((signal) =>
    tools.withDatabase(async (_database, url) => {
      const secrets = withSecrets ? await readSecrets() : undefined;
      return withProgress(tools, 'Saving', (onStart) =>
        saveBackup(url, file, { localTables, passphrase, secrets, onStart, signal }),
      );
    }),
  );
  const { header, rows, bytes } = saved;
  const { tables, migrations } = header;
  tools.finish(
    { file, bytes, tables: tables.length, rows, migration: migrations.at(-1)?.name, isEncrypted, withSecrets },
    `Saved ${rows} rows of ${tables.length} tables in ${file}: ${bytes} bytes, ${
      isEncrypted ? 'encrypted' : 'not encrypted'
    }, ${withSecrets ? 'with' : 'without'} secrets.`,
  );
}

/** Restores a backup into an empty database. */
export async function restore(
  tools: CliTools,
  file: string,
  { secretsFile, ...given }: PassphraseOptions & { secretsFile?: string },
): Promise<void> {
  const { databaseUrl, dataDir } = configuration();
  const { localTables, rules, encryptedColumns } = await tools.registry();
  const target = await openDatabase(databaseUrl, dataDir);
  try {
    let secretsAt: string | undefined;
    const loaded = await interruptible((signal) =>
      withProgress(tools, 'Restoring', (onStart) =>
        restoreBackup(target.url, file, {
          localTables,
          signal,
          passphraseOf: () => oldPassphrase(given),
          onStart(header, steps) {
            if (header.hasSecrets && databaseUrl !== undefined && secretsFile === undefined) {
              throw new InvalidArgumentError('The backup has secrets: name a new file for them with --secrets-file.');
            }
            return onStart(steps);
          },
          async onSecrets(secrets) {
            secretsAt = secretsFile ?? dataDir;
            if (secretsFile === undefined) await storeSecrets(dataDir, secrets);
            else await writeFile(secretsFile, linesOf(secrets), { mode: 0o600, flag: 'wx' });
          },
        }),
      ),
    );
    const findings = await verifyAll(tools, target.url, rules);
  } finally {
    await target.stop();
  }
}
