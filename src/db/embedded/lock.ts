import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../base/faults.ts';

const SQLITE_BUSY = 5;
/** Maximum wait for a busy lock: two processes that start at the same time may both find it busy at first. */
const CONTENTION_MS = 1000;

/** References that keep garbage collection from closing the databases, which would release the locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process, and returns a function that unlocks it.
 *
 * Node has no file locks, but SQLite uses those of the operating system. They end with their process, and work between
 * containers that share a volume.
 *
 * @throws if another process holds the lock or the directory belongs to another user; the message is one sentence
 */
export function lockDataDirectory(dataDir: string): () => void {
  // SQLite would report every fault of the file system alike.
  accessSync(dataDir, constants.W_OK);
  const database = open(join(dataDir, 'service.lock'));
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (sqliteCode(error) !== SQLITE_BUSY) throw unusable(join(dataDir, 'service.lock'), error);
    throw new OperatorError(
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
    throw unusable(path, error);
  }
}

function unusable(path: string, cause: unknown): OperatorError {
  return new OperatorError(
    `${path} cannot be locked (SQLite's code ${sqliteCode(cause)}): DATA_DIR must belong to the user that runs the service, on a disk with free space that supports file locks.`,
    { cause },
  );
}

/** Returns SQLite's primary code of an error. */
function sqliteCode(error: unknown): number | undefined {
  const hasCode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  // The other bits refine it.
  return hasCode ? Number(error.errcode) & 0xff : undefined;
}
