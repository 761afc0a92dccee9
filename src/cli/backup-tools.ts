import { readFile } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import { minPassphraseLength } from '../backup/encryption.ts';
import { createDatabasePool, type Database } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import type { CliTools, Progress } from '../slice.ts';
import { quietLog } from './database.ts';
import { readSecret } from './prompts.ts';

/** Database that a command may use alone. */
export interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Opens a server's database, or the embedded one, which it creates if missing and locks against the service. */
export async function openDatabase(url: string | undefined, dataDir: string): Promise<OpenDatabase> {
  return url === undefined ? startEmbedded({ dataDir, log: quietLog }) : { url, stop: async () => {} };
}

/** Runs work that Ctrl-C and SIGTERM interrupt. It then cleans up before the command ends. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await work(interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    throw new Error('Interrupted: nothing was changed.', { cause: error });
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** Runs work that says how many rows there are. */
export async function withProgress<T>(
  tools: CliTools,
  label: string,
  work: (start: (rows: number) => Promise<(rows: number) => void>) => Promise<T>,
): Promise<T> {
  let progress: Progress | undefined;
  try {
    return await work(async (rows) => {
      progress = await tools.createProgress(label, rows, 'rows');
      return progress.advance;
    });
  } finally {
    progress?.stop();
  }
}

/** Runs work on a pool of connections. */
export async function withPool<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = createDatabasePool(url);
  return work(database).finally(database.close);
}

export interface PassphraseOptions {
  passphraseFile?: string;
}

/** Checks whether there is a passphrase without a question. */
export function hasPassphrase({ passphraseFile }: PassphraseOptions): boolean {
  return passphraseFile !== undefined || Boolean(process.env['BACKUP_PASSPHRASE']);
}

/** Reads the passphrase from the file, else from BACKUP_PASSPHRASE, else from a prompt. */
export async function readPassphrase({ passphraseFile }: PassphraseOptions, isNew: boolean): Promise<string> {
  const passphrase =
    passphraseFile === undefined
      ? process.env['BACKUP_PASSPHRASE'] || (await askPassphrase(isNew))
      : (await readFile(passphraseFile, 'utf8')).replace(/\r?\n$/, '');
  if (isNew && passphrase.length < minPassphraseLength)
    throw new InvalidArgumentError(`The passphrase must have at least ${minPassphraseLength} characters.`);
  return passphrase;
}

function askPassphrase(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY)
    throw new InvalidArgumentError('Give the passphrase with --passphrase-file or BACKUP_PASSPHRASE.');
  return readSecret('passphrase', { isNew });
}
