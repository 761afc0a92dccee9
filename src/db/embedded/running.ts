import { join } from 'node:path';
import type { DatabaseUrls } from '../schema/roles.ts';
import { databaseUrls, isDataDirectory } from './data-directory.ts';
import { readIfThere } from './directory-files.ts';

/** Reads the connection strings of the embedded PostgreSQL that runs, or ran last, on the data directory, if any. */
export async function findRunning(dataDir: string): Promise<DatabaseUrls | undefined> {
  const [pidFile, password] = await Promise.all([
    readIfThere(join(dataDir, 'postgres', 'postmaster.pid')),
    readIfThere(join(dataDir, 'postgres-password')),
  ]);
  // The fourth line of postmaster.pid is the port.
  const port = Number(pidFile.split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0 || password === '') return undefined;
  return databaseUrls(port, password.trim());
}

/** Checks whether the data directory contains a database. */
export function hasDatabase(dataDir: string): Promise<boolean> {
  return isDataDirectory(join(dataDir, 'postgres'));
}
