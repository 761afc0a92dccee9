import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { OperatorError } from '../base/faults.ts';
import { loggedText } from '../base/logged-error.ts';
import { codeOf, isOfConnection, isUnavailable } from '../base/system-errors.ts';
import { requireWritable } from '../base/whole-file.ts';

const notWritable = 'is not writable for the service';
const full = ['ENOSPC', 'EDQUOT'];
/** Faults of the directory, by the code of the system. */
const faults: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a directory',
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: 'is on a read-only file system',
  ...Object.fromEntries(full.map((code) => [code, 'has no space left'])),
};

/** Throws unless the service can write files in the directory. */
export async function requireDirectory(directory: string): Promise<void> {
  const fault = await directoryFault(directory);
  if (fault !== undefined)
    throw new OperatorError(`${fault}: create it for the user of the service, or correct BACKUP_DIR.`);
}

/** Returns the fault of a directory in which this process cannot write files; undefined if it can. */
export async function directoryFault(directory: string): Promise<string | undefined> {
  const path = resolve(directory);
  const found = await stat(path).catch((error: unknown) => codeOf(error));
  const code = typeof found === 'string' ? found : found.isDirectory() ? undefined : 'ENOTDIR';
  if (code !== undefined) return `BACKUP_DIR, ${path}, ${faults[code] ?? 'cannot be read'} (${code})`;
  try {
    await requireWritable(path);
  } catch (error) {
    // A full disk must not end the service: the log and `doctor` report it.
    if (!full.includes(codeOf(error))) return `BACKUP_DIR, ${path}, ${notWritable} (${codeOf(error)})`;
  }
  return undefined;
}

/** Reasons of the database, by SQLSTATE. */
const databaseFaults: Readonly<Record<string, string>> = {
  '53100': "the database's disk is full",
  '53300': 'the database has no free connections',
  '55P03': 'another program has locked a table for 10 seconds',
  '57014': 'a statement took too long in the database',
};

/** Returns the reason of a failed backup in fixed words, for the log. */
export function failureText(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const ofFile = [error, cause].find(isOfFile);
  if (ofFile) return `BACKUP_DIR ${faults[codeOf(ofFile)]} (${codeOf(ofFile)})`;
  const code = codeOf(error);
  if (databaseFaults[code] !== undefined) return `${databaseFaults[code]} (${code})`;
  return isUnavailable(error) ? `the database is unreachable (${code})` : loggedText(error);
}

/** Checks for a known fault of a file. */
function isOfFile(error: unknown): boolean {
  return !isOfConnection(error) && faults[codeOf(error)] !== undefined;
}
