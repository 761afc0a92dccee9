import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

/** The functions of `node:crypto` that the rules of the ledger use. Hashes of events use WebCrypto, see `hashes.ts`. */

/** Returns the SHA-256 of a text or bytes, at once: for the few hashes of a proof. */
export function hash(
  algorithm: string,
  data: string | Uint8Array,
  encoding: 'hex' | 'buffer',
): string | Buffer {
  if (algorithm !== 'sha256') throw new Error(`there is no ${algorithm}`);
  const digest = Buffer.from(sha256(typeof data === 'string' ? Buffer.from(data) : data));
  return encoding === 'hex' ? digest.toString('hex') : digest;
}

/** Returns a random integer from 0 to below `end`, at most 2^32. */
export function randomInt(end: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % end;
}
