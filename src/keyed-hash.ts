import { createHmac, hkdfSync } from 'node:crypto';

/** Function that hashes a text with a secret key. */
export type KeyedHash = (text: string) => Buffer;

/**
 * Creates a hash for tables (HMAC-SHA-256). Without the key, nobody can find a guessable text, such as a name, by
 * hashing guesses. Each purpose has its own key, so hashes of different tables cannot be compared.
 * @param secretsKey keys separated by commas, of which the newest comes first and is used
 */
export function createKeyedHash(secretsKey: string, purpose: string): KeyedHash {
  const newest = secretsKey
    .split(',')
    .map((secret) => secret.trim())
    .find((secret) => secret !== '');
  if (newest === undefined) throw new Error('SECRETS_KEY is empty.');
  const key = Buffer.from(hkdfSync('sha256', newest, '', `learning-service keyed hash ${purpose}`, 32));
  return (text) => createHmac('sha256', key).update(text).digest();
}
