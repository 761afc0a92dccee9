import { randomBytes } from 'node:crypto';
import { link, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from './faults.ts';
import { codeOf } from './system-errors.ts';

type Chunks = AsyncIterable<Uint8Array | string> | Iterable<string>;

interface WholeFileOptions {
  /** True to replace an existing file. */
  replaces?: boolean;
  /** Permissions; by default only its owner can read the file. */
  mode?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Writes a file and returns its size. The file gets its name when it is complete and on the
 * disk, so a failure or an interruption leaves nothing, or the earlier file.
 *
 * @throws if the file exists or appears meanwhile, unless it may be replaced
 */
export async function writeWholeFile(
  file: string,
  chunks: Chunks,
  { replaces = false, mode = 0o600, signal }: WholeFileOptions = {},
): Promise<number> {
  const existing = await stat(file).catch(ignoreMissing);
  if (existing && !replaces) throw alreadyThere(file);
  const { counted, size } = count(chunks);
  const options = { mode, flush: true, ...(signal && { signal }) };
  if (existing && !existing.isFile()) {
    // A new file must not replace a device, such as /dev/stdout.
    await writeFile(file, counted, { ...options, flush: false });
    return size();
  }
  // Through a link, so that the link stays.
  const target = existing ? await realpath(file) : file;
  const draft = draftOf(target);
  try {
    // Ends only when the draft is closed, so that nothing recreates the draft after its removal.
    await writeFile(draft, counted, { ...options, flag: 'wx' });
    await (replaces ? rename(draft, target) : publish(draft, target));
    await syncDirectory(dirname(target));
    return size();
  } catch (error) {
    await rm(draft, { force: true });
    throw pathOf(error) === draft ? notWritten(file, error) : error;
  }
}

/** Throws the error of the system unless this process can create files in the directory. */
export async function requireWritable(directory: string): Promise<void> {
  // Modes alone do not show what network file systems and containers refuse.
  const draft = draftOf(join(directory, 'learning-service'));
  await (await open(draft, 'wx', 0o600)).close();
  await rm(draft);
}

/** Returns the name of a draft. Its end tells drafts of killed processes from other files. */
function draftOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.partial`);
}

/** Gives a draft its name, unless another file has the name. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file).catch(async (error: unknown) => {
      if (!withoutLinks.includes(codeOf(error))) throw error;
      // The empty file claims the name.
      await (await open(file, 'wx', 0o600)).close();
      await rename(draft, file);
    });
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? alreadyThere(file) : error;
  }
  await rm(draft, { force: true });
}

/** Codes with which file systems without hard links, such as exFAT and some of the network, refuse one. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Makes the new name durable. Windows, some network file systems and unreadable directories do not support this. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    const handle = await open(directory);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!withoutSync.includes(codeOf(error))) throw error;
  }
}

const withoutSync = ['EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM'];

function count(chunks: Chunks) {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array | string> {
    for await (const chunk of chunks) {
      bytes += Buffer.byteLength(chunk);
      yield chunk;
    }
  }
  return { counted: counted(), size: () => bytes };
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Returns the error of a draft as one of the file, which is the path that the caller knows. */
function notWritten(path: string, cause: unknown): Error {
  const code = codeOf(cause);
  return Object.assign(new Error(`${path} cannot be written (${code}).`, { cause }), { code, path });
}

function alreadyThere(file: string): Error {
  return new OperatorError(`${file} exists already: choose another name.`);
}

function pathOf(error: unknown): unknown {
  return error instanceof Error && 'path' in error ? error.path : undefined;
}
