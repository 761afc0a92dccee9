import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { decrypt, encrypt, isEncrypted } from './encryption.ts';

/** Fast, and within a tenth of the smallest size: most of a backup is random ids and hashes. */
const compressionLevel = 4;

/**
 * Writes a backup to a new file that only its owner can read, and returns its size. The file gets its name when it is
 * complete and on the disk.
 */
export async function writeBackup(
  file: string,
  text: AsyncIterable<Buffer>,
  { passphrase, signal }: { passphrase?: string | undefined; signal?: AbortSignal | undefined },
): Promise<number> {
  await rejectExisting(file);
  const draft = draftOf(file);
  try {
    const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    const compressed = createGzip({ level: compressionLevel });
    const chunks = passphrase === undefined ? compressed : await encrypt(compressed, passphrase);
    await Promise.all([
      pipeline(text, compressed, { ...(signal && { signal }) }),
      pipeline(chunks, output, { ...(signal && { signal }) }),
    ]);
    await rejectExisting(file);
    await rename(draft, file);
    await syncDirectory(dirname(file));
    return output.bytesWritten;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns the name under which a backup is written. Its end tells drafts of killed processes from other files. */
function draftOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.partial`);
}

async function rejectExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${file} exists already: choose another name.`);
}

/** Makes the new name durable. Windows cannot open directories and needs nothing. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
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
    throw new Error('The backup is damaged or incomplete.', { cause: error });
  }
  await piped;
}

async function startsEncrypted(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: 63 })) return isEncrypted(chunk);
  return false;
}
