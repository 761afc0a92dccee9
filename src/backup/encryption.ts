import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { OperatorError } from '../base/faults.ts';

/** First bytes of a file in the format of age (age-encryption.org/v1). */
const magic = 'age-encryption.org/';
/** Logarithm of scrypt's work factor: 32 MiB of memory, so that a backup fits into a small container. */
const scryptWorkFactor = 15;
/** Minimum length of a passphrase, which makes up for the work factor. */
export const minPassphraseLength = 12;

/** Encrypts with a passphrase, in the format of age. */
export async function* encrypt(
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  yield* fromWeb(await encrypter.encrypt(toWeb(chunks)));
}

/** Decrypts with a passphrase. @throws if it is wrong */
export async function decrypt(chunks: AsyncIterable<Uint8Array>, passphrase: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(chunks)));
  } catch (error) {
    throw new OperatorError('The passphrase is wrong, or the backup is damaged.', { cause: error });
  }
}

/** Checks whether a file begins like an encrypted one. */
export function isEncrypted(start: Uint8Array): boolean {
  return Buffer.from(start).toString('latin1').startsWith(magic);
}

// The library and Node declare the same streams of the Web.
type WebStream = globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;

function toWeb(chunks: AsyncIterable<Uint8Array>): WebStream {
  return ReadableStream.from(chunks) as unknown as WebStream;
}

function fromWeb(stream: unknown): Readable {
  return Readable.fromWeb(stream as ReadableStream);
}
