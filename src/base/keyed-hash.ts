import { createHmac, hkdfSync } from 'node:crypto';

/** Function that hashes a text with a secret key. */
export type KeyedHash = (text: string) => Buffer;

/** Function that hashes a text with each secret key, the newest first. */
export type KeyedHashes = (text: string) => [newest: Buffer, ...older: Buffer[]];

/**
 * Creates a hash for tables (HMAC-SHA-256). Without the key, nobody can find a guessable text, such as a name, by
 * hashing guesses. Each purpose has its own key, so hashes of different tables cannot be compared.
 * @param secretsKey keys separated by commas, of which the newest comes first and is used
 */
export function createKeyedHash(secretsKey: string, purpose: string): KeyedHash {
  const hashes = createKeyedHashes(secretsKey, purpose);
  return (text) => hashes(text)[0];
}

/** Creates the hashes for a table whose rows outlive a rotation of SECRETS_KEY: older rows have a hash by an older key. */
export function createKeyedHashes(secretsKey: string, purpose: string): KeyedHashes {
  const [newest, ...older] = secretsKey
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .map((secret) => hkdfSync('sha256', secret, '', `learning-service keyed hash ${purpose}`, 32))
    .map((key) => Buffer.from(key));
  if (newest === undefined) throw new Error('SECRETS_KEY is empty.');
  const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return (text) => [hash(newest, text), ...older.map((key) => hash(key, text))];
}
