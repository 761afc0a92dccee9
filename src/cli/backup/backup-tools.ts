import { readFile } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import { minPassphraseLength } from '../../backup/encryption.ts';
import { atPath } from '../../base/faults.ts';
import type { CliTools, Progress } from '../../slice/slice.ts';
import { readSecret } from '../terminal-input.ts';

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
      : (await readPassphraseFile(passphraseFile)).replace(/\r?\n$/, '');
  if (isNew && passphrase.length < minPassphraseLength)
    throw new InvalidArgumentError(`The passphrase must have at least ${minPassphraseLength} characters.`);
  return passphrase;
}

function readPassphraseFile(file: string): Promise<string> {
  return atPath('--passphrase-file', file, () => readFile(file, 'utf8'));
}

function askPassphrase(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY)
    throw new InvalidArgumentError('Provide the passphrase with --passphrase-file or BACKUP_PASSPHRASE.');
  return readSecret('passphrase', { isNew });
}
