import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { hasCode, readIfThere } from './db/embedded/files.ts';

/** What tokens are signed with, and what other secrets are encrypted with. */
export interface Secrets {
  jwtSecret: string;
  secretsKey: string;
}

/** The configured secrets, or else those that were generated once and are kept in the data directory. */
export async function secretsOf(config: Config): Promise<Secrets> {
  return {
    jwtSecret: config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt-secret')),
    secretsKey: config.secretsKey ?? (await keptSecret(config.dataDir, 'secrets-key')),
  };
}

/** The file appears with its whole content or not at all, and the first of two that start at once makes it. */
async function keptSecret(directory: string, name: string): Promise<string> {
  const path = join(directory, name);
  const kept = await readIfThere(path);
  if (kept) return kept;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString('base64url');
  const draft = `${path}.${secret.slice(0, 8)}`;
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
