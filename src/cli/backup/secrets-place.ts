import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atPath, commandFaultText, OperatorError } from '../../base/faults.ts';
import { codeOf } from '../../base/system-errors.ts';
import { requireWritable, writeWholeFile } from '../../base/whole-file.ts';
import { missingSecretFiles, type Secrets, storeSecrets } from '../../service/secrets.ts';

/** Place for the secrets of a backup: the data directory, or a file. */
export interface SecretsPlace {
  path: string;
  /** Throws if the place cannot take secrets. It does not know them yet. */
  requireUsable(): Promise<void>;
  /** Throws if the place has other secrets. Those of an earlier attempt are no fault. */
  rejectOthers(secrets: Secrets): Promise<void>;
  /** Stores the secrets, after the data is restored. */
  store(secrets: Secrets): Promise<void>;
}

/** Returns the data directory of an embedded database, which has started in it. */
export function inDirectory(dataDir: string): SecretsPlace {
  const named = <T>(work: () => Promise<T>) => atPath('DATA_DIR', dataDir, work);
  return {
    path: dataDir,
    requireUsable: async () => {},
    rejectOthers: async (secrets) => void (await named(() => missingSecretFiles(dataDir, secrets))),
    store: (secrets) => stored(dataDir, () => named(() => storeSecrets(dataDir, secrets))),
  };
}

/** Returns the file of `--secrets-file`. */
export function inFile(file: string): SecretsPlace {
  const named = <T>(work: () => Promise<T>) => atPath('--secrets-file', file, work);
  const read = () => named(() => readFile(file, 'utf8').catch(ignoreMissing));
  async function rejectOthers(isExpected: (text: string) => boolean): Promise<boolean> {
    const text = await read();
    if (text === undefined || isExpected(text)) return text !== undefined;
    throw new OperatorError(`--secrets-file ${file} exists already: choose another name.`);
  }
  return {
    path: file,
    async requireUsable() {
      await rejectOthers((text) => text.startsWith('JWT_SECRET='));
      await named(() => requireWritable(dirname(file)));
    },
    rejectOthers: async (secrets) => void (await rejectOthers((text) => text === variablesOf(secrets))),
    store: (secrets) =>
      stored(file, async () => {
        const text = variablesOf(secrets);
        const isThere = await rejectOthers((found) => found === text);
        if (!isThere) await named(() => writeWholeFile(file, [text]));
      }),
  };
}

/** Runs the work that stores secrets. The sentence about a fault says what to do, since the data is restored already. */
async function stored(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new OperatorError(
      `The data is restored, but its secrets are not in ${path}. ${commandFaultText(error)} Correct this, empty the database, and restore again. Or copy the secrets from the end of the backup, as docs/backup-format.md shows.`,
      { cause: error },
    );
  }
}

function variablesOf({ jwtSecret, secretsKey, ledgerSigningKey }: Secrets): string {
  return `JWT_SECRET=${jwtSecret}\nSECRETS_KEY=${secretsKey}\nLEDGER_SIGNING_KEY=${ledgerSigningKey}\n`;
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
