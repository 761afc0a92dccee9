import { join } from 'node:path';
import { type DumpOptions, type Header, withDump } from './dump.ts';
import { readBackup } from './file.ts';
import { decode, type Secrets } from './format.ts';
import { type Loaded, type LoadOptions, load } from './load-dump.ts';
import { rowsOf } from './save.ts';

interface RestoreOptions extends Omit<LoadOptions, 'finish' | 'onRows' | 'migrations' | 'command'> {
  /** Directory of the migrations; the service's own by default. */
  migrations?: string;
  /** Receives the header, and returns a function that receives the numbers of rows added and compared. */
  onStart(header: Header, steps: number): Promise<(rows: number) => void>;
}

export interface RestoreFileOptions extends RestoreOptions {
  /** Returns the passphrase of an encrypted file. */
  passphraseOf(): Promise<string>;
  /** Checks the secrets of the backup. If it throws, nothing is restored. */
  checkSecrets(secrets: Secrets): Promise<void>;
  /** Stores the secrets, once the data is restored. */
  storeSecrets(secrets: Secrets): Promise<void>;
}

const ownMigrations = join(import.meta.dirname, '../../sql/migrations');

/** Restores a backup into an empty database. @throws if the file or the database does not fit; then nothing changes */
export async function restoreBackup(
  url: string,
  file: string,
  {
    passphraseOf,
    checkSecrets,
    storeSecrets,
    onStart,
    migrations = ownMigrations,
    ...options
  }: RestoreFileOptions,
): Promise<Loaded> {
  const dump = await decode(readBackup(file, passphraseOf));
  const onRows = await onStart(dump.header, stepsOf(dump.header));
  let secrets: Secrets | undefined;
  const loaded = await load(url, dump, {
    ...options,
    migrations,
    command: 'restore',
    onRows,
    async finish() {
      secrets = await dump.finish();
      if (secrets) await checkSecrets(secrets);
    },
  });
  if (secrets) await storeSecrets(secrets);
  return loaded;
}

/**
 * Copies a database into an empty one, and compares all rows. The source does not change. Nobody can write to it
 * meanwhile.
 */
export function moveDatabase(
  { from, to }: { from: string; to: string },
  { onStart, migrations = ownMigrations, ...options }: RestoreOptions,
): Promise<Loaded> {
  const source: DumpOptions = { ...options, now: () => new Date(), isExclusive: true };
  return withDump(from, source, async (dump) => {
    const onRows = await onStart(dump.header, stepsOf(dump.header));
    return load(to, dump, { ...options, migrations, command: 'move', onRows });
  });
}

/** Returns the number of rows to add and to compare. */
function stepsOf(header: Header): number {
  return 2 * rowsOf(header);
}
