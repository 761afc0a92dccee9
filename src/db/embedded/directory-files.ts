import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Checks whether an error of the operating system or Node has this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Returns the text of a file; empty if the file is missing. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/**
 * Creates a directory of mode 0700 with its parents, unless it exists. Node's own recursive `mkdir` never ends if the system
 * answers ENOENT in a directory that exists, as /proc does.
 */
export async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST') && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    if (!hasCode(error, 'ENOENT') || parent === path || (await exists(parent))) throw error;
    await makeDirectory(parent);
    await makeDirectory(path);
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return false;
  }
}
