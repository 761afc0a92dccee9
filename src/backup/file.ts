import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../base/faults.ts';
import { writeWholeFile } from '../base/whole-file.ts';
import { decrypt, encrypt, isEncrypted } from './encryption.ts';

/** Fast, and within a tenth of the smallest size: most of a backup is random ids and hashes. */
const compressionLevel = 4;

/** Writes a backup to a new file, and returns its size. @throws if the file exists */
export function writeBackup(
  file: string,
  text: AsyncIterable<Buffer>,
  { passphrase, signal }: { passphrase?: string | undefined; signal?: AbortSignal | undefined },
): Promise<number> {
  const options = signal && { signal };
  return pipeline(
    text,
    createGzip({ level: compressionLevel }),
    (compressed: AsyncIterable<Buffer>) =>
      writeWholeFile(file, passphrase === undefined ? compressed : encrypt(compressed, passphrase), options),
    options ?? {},
  );
}

/** Returns the text of a backup. @param passphraseOf returns the passphrase of an encrypted file */
export async function* readBackup(
  file: string,
  passphraseOf: () => Promise<string>,
): AsyncGenerator<Uint8Array> {
  const chunks = (await startsEncrypted(file))
    ? await decrypt(createReadStream(file), await passphraseOf())
    : createReadStream(file);
  const text = createGunzip();
  const piped = pipeline(chunks, text);
  piped.catch(() => {}); // The loop below throws the same error.
  try {
    yield* text;
  } catch (error) {
    throw new OperatorError('The backup is damaged or incomplete.', { cause: error });
  }
  await piped;
}

async function startsEncrypted(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: 63 })) return isEncrypted(chunk);
  return false;
}
