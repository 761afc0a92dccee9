import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { hasCode, readIfThere } from './db/embedded/files.ts';

/** What tokens are signed with, what other secrets are encrypted with, and what checkpoints are signed with. */
export interface Secrets {
  jwtSecret: string;
  secretsKey: string;
  ledgerSigningKey: string;
}

/** The configured secrets, or else those that were generated once and are kept in the data directory. */
export async function secretsOf(config: Config): Promise<Secrets> {
  return {
    jwtSecret: config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt-secret')),
    secretsKey: await secretsKeyOf(config),
    ledgerSigningKey: config.ledgerSigningKey ?? (await keptSigningKey(config.dataDir)),
  };
}

/** The configured keys of other secrets, or else the one that is kept in the data directory. */
export async function secretsKeyOf({ secretsKey, dataDir }: Config): Promise<string> {
  return secretsKey ?? (await keptSecret(dataDir, 'secrets-key'));
}

/** Kept in the data directory with a database elsewhere too, so it may be the only thing that needs the directory. */
async function keptSigningKey(directory: string): Promise<string> {
  try {
    return await keptSecret(directory, 'ledger-signing-key', ed25519Bytes);
  } catch (error) {
    const message = `The ledger's signing key cannot be kept in ${directory}: make it writable, correct DATA_DIR, or set LEDGER_SIGNING_KEY.`;
    throw new Error(message, { cause: error });
  }
}

const ed25519Bytes = 32;

/** The file appears with its whole content or not at all, and the first of two that start at once makes it. */
async function keptSecret(directory: string, name: string, bytes = 48): Promise<string> {
  const path = join(directory, name);
  const kept = await readIfThere(path);
  if (kept) return kept;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const secret = randomBytes(bytes).toString('base64url');
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}
