import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../base/faults.ts';
import { codeOf } from '../base/system-errors.ts';
import { writeWholeFile } from '../base/whole-file.ts';
import { hasCode, makeDirectory, readIfThere } from '../db/embedded/directory-files.ts';
import type { Config } from './config.ts';

/** Keys that sign tokens, encrypt other secrets, and sign checkpoints. */
export interface Secrets {
  jwtSecret: string;
  secretsKey: string;
  ledgerSigningKey: string;
}

/** Returns the configured secrets; generates missing ones once and keeps them in the data directory. */
export async function secretsOf(config: Config): Promise<Secrets> {
  return {
    jwtSecret: config.jwtSecret ?? (await storedSecret(config.dataDir, secretFiles.jwtSecret)),
    secretsKey: await secretsKeyOf(config),
    ledgerSigningKey: config.ledgerSigningKey ?? (await storedSigningKey(config.dataDir)),
  };
}

/** Returns the configured secrets and the generated ones; generates none. */
export async function storedSecrets(
  config: Config,
): Promise<{ [Name in keyof Secrets]: string | undefined }> {
  const stored = async (name: string) => (await readIfThere(join(config.dataDir, name))) || undefined;
  return {
    jwtSecret: config.jwtSecret ?? (await stored(secretFiles.jwtSecret)),
    secretsKey: config.secretsKey ?? (await stored(secretFiles.secretsKey)),
    ledgerSigningKey: config.ledgerSigningKey ?? (await stored(secretFiles.ledgerSigningKey)),
  };
}

/** Variables that replace generated secrets. */
export const secretVariables = {
  JWT_SECRET: 'jwtSecret',
  SECRETS_KEY: 'secretsKey',
  LEDGER_SIGNING_KEY: 'ledgerSigningKey',
} as const satisfies Record<string, keyof Secrets>;

/** Returns the configured keys that encrypt other secrets, or the generated one. */
export async function secretsKeyOf({ secretsKey, dataDir }: Config): Promise<string> {
  return secretsKey ?? (await storedSecret(dataDir, secretFiles.secretsKey));
}

/** Stores secrets in the data directory. @throws if a file there has another secret; then nothing changes */
export async function storeSecrets(directory: string, secrets: Secrets): Promise<void> {
  const missing = await missingSecretFiles(directory, secrets);
  await makeDirectory(directory);
  for (const [path, secret] of missing) await writeWholeFile(path, [secret], { replaces: true });
}

/** Returns the missing files of these secrets. @throws if a file has another secret */
export async function missingSecretFiles(
  directory: string,
  secrets: Secrets,
): Promise<(readonly [path: string, secret: string])[]> {
  const files = Object.entries(secretFiles).map(
    ([key, name]) => [join(directory, name), secrets[key as keyof Secrets]] as const,
  );
  const missing: (typeof files)[number][] = [];
  for (const [path, secret] of files) {
    const existing = await readIfThere(path);
    if (existing === '') missing.push([path, secret]);
    else if (existing !== secret) throw new OperatorError(`${path} has another secret: move it away first.`);
  }
  return missing;
}

/** Names of the files of generated secrets. */
export const secretFiles = {
  jwtSecret: 'jwt-secret',
  secretsKey: 'secrets-key',
  ledgerSigningKey: 'ledger-signing-key',
} as const satisfies Record<keyof Secrets, string>;

/** Returns the generated signing key. With an external database, this may be the only use of the data directory. */
async function storedSigningKey(directory: string): Promise<string> {
  try {
    return await storedSecret(directory, secretFiles.ledgerSigningKey, ed25519Bytes);
  } catch (error) {
    const message = `The ledger's signing key cannot be kept in ${directory} (${codeOf(error)}): make it writable, correct DATA_DIR, or set LEDGER_SIGNING_KEY.`;
    throw new OperatorError(message, { cause: error });
  }
}

const ed25519Bytes = 32;

/** Returns a generated secret. Creates its file atomically; if two instances start at once, the first one wins. */
async function storedSecret(directory: string, name: string, bytes = 48): Promise<string> {
  const path = join(directory, name);
  const existing = await readIfThere(path);
  if (existing) return existing;
  await makeDirectory(directory);
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
  const kept = await readFile(path, 'utf8');
  if (kept === '')
    throw new OperatorError(`${path} is empty: copy it from a backup, or remove it for a new secret.`);
  return kept;
}
