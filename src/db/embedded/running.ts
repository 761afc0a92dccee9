import { join } from 'node:path';
import { DATABASE, isCluster, ROLE } from './cluster.ts';
import { readIfThere } from './files.ts';

/**
 * Returns the connection string of the embedded PostgreSQL that a running service has on the data directory, read from
 * its files; undefined if there is none. The server may have stopped since: then connecting fails.
 */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const [pidFile, password] = await Promise.all([
    readIfThere(join(dataDir, 'postgres', 'postmaster.pid')),
    readIfThere(join(dataDir, 'postgres-password')),
  ]);
  // The fourth line of postmaster.pid is the port.
  const port = Number(pidFile.split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0 || password === '') return undefined;
  return `postgres://${ROLE}:${password.trim()}@127.0.0.1:${port}/${DATABASE}`;
}

/** Checks whether a service ever started on the data directory, so that its database exists. */
export function hasDatabase(dataDir: string): Promise<boolean> {
  return isCluster(join(dataDir, 'postgres'));
}
