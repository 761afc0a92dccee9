/** Data directory of a test run: a copy of a cached one, since creating one and migrating its database takes seconds. */
import { createHash, randomBytes } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/learning-test');
/** Files on which a prepared one depends. */
const SOURCES = ['sql', 'src/db', 'src/jobs', 'test/helpers/database/server.ts', 'package-lock.json'];
const PREFIX = 'learning-test-';
const HOUR_MS = 60 * 60 * 1000;
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE };

/**
 * Creates a data directory as a copy of the prepared one.
 *
 * @param prepare creates it in an empty directory and shuts it down; called if the cache has none
 */
export async function createDataDirectory(prepare: (dataDir: string) => Promise<void>): Promise<string> {
  // A killed run may have left its directory.
  await removeOld(tmpdir(), 24 * HOUR_MS, (name) => name.startsWith(PREFIX));
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const cached = join(CACHE, await hashOf(SOURCES));
  const now = new Date();
  const isCached = await utimes(cached, now, now).then(
    () => true,
    () => false,
  );
  if (isCached) {
    // Takes 0.1 s; the asynchronous function takes 0.7 s. It ignores the modes of directories.
    cpSync(cached, dataDir, COPY);
    await chmod(join(dataDir, 'postgres'), 0o700);
  } else {
    await prepare(dataDir);
    await keep(dataDir, cached);
  }
  return dataDir;
}

/** Adds a copy to the cache in one step, so that another run never sees half of it. */
async function keep(dataDir: string, cached: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  // Each copy takes 70 MB. A run sets the time of the copy that it uses.
  await removeOld(CACHE, HOUR_MS);
  const staging = `${cached}.${randomBytes(5).toString('hex')}`;
  cpSync(dataDir, staging, COPY);
  // Fails if another run was faster; its copy is equivalent.
  await rename(staging, cached).catch(() => rm(staging, { recursive: true }));
}

async function removeOld(directory: string, ageMs: number, isOurs = (_name: string) => true): Promise<void> {
  for (const name of (await readdir(directory)).filter(isOurs)) {
    const path = join(directory, name);
    const changed = await stat(path).catch(() => undefined); // Another run may have removed it.
    if (changed && Date.now() - changed.mtimeMs > ageMs) await rm(path, { recursive: true, force: true });
  }
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesAt(join(ROOT, path)))
      hash.update(relative(ROOT, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesAt(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
