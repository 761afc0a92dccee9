import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
/** Of two that take it at the same moment, each would find it busy; one of them gets it when both try for a while. */
const CONTENTION_MS = 1000;

/** Held here so that garbage collection does not close, and so release, a lock that is in use. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data directory for this process and returns the function that gives it back.
 *
 * Node has no file locks of its own, but SQLite brings the operating system's: they end with their holder
 * however it dies, need no comparison of process ids, and hold between containers that share a volume.
 *
 * @throws one sentence when another process holds it or it is not ours to use
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
