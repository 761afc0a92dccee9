import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
/** Wait for a busy lock: of two processes that start at the same moment, each may find it busy at first. */
const CONTENTION_MS = 1000;

/** Keeps references, since garbage collection would close a database and so release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process; returns a function that unlocks it.
 *
 * Node has no file locks, but SQLite uses the operating system's: these end with their process, need no comparison of
 * process ids, and work between containers that share a volume.
 *
 * @throws one sentence if another process holds the lock or the directory belongs to another user
 */
export function lockDataDirectory(dataDir: string): () => void {
  const database = open(join(dataDir, 'service.lock'));
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new Error(
      `Another instance of this service is running on ${dataDir}: stop it or set another DATA_DIR.`,
    );
  }
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: CONTENTION_MS });
  } catch (error) {
    throw new Error(`${path} cannot be opened: DATA_DIR must belong to the user that runs the service.`, {
      cause: error,
    });
  }
}
