import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { chooseAccount } from './account.ts';
import { DATABASE, prepareCluster, ROLE } from './cluster.ts';
import { lockDataDirectory } from './lock.ts';
import type { Cluster } from './program.ts';
import { findPrograms } from './programs.ts';
import type { Settings } from './server.ts';
import { endOrphan } from './shutdown.ts';
import { supervise } from './supervisor.ts';

/** A running PostgreSQL of our own. */
export interface EmbeddedDatabase {
  /** Connection string; the same until `stop`, also when PostgreSQL had to be started again. */
  url: string;
  /** Ends PostgreSQL with a fast shutdown and gives the data directory free. To be called last. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the service, on `<dataDir>/postgres`, which is created at the first start,
 * and keeps it running until `stop`. It listens on 127.0.0.1 alone, on a port of its own choice.
 *
 * @throws one sentence when another instance uses the directory, the programs are missing or do not run here,
 *   or PostgreSQL does not come up
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: Log;
  /** Settings of postgresql.conf beyond the service's own. */
  settings?: Settings;
}): Promise<EmbeddedDatabase> {
  const { log, settings = {} } = options;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const unlock = lockDataDirectory(dataDir);
  try {
    const directory = join(dataDir, 'postgres');
    const account = await chooseAccount(directory, log);
    const cluster: Cluster = { directory, account, programs: await findPrograms(account, log) };
    await endOrphan(cluster, log);
    const password = await prepareCluster(cluster, join(dataDir, 'postgres-password'), log);
    const server = await supervise({ cluster, settings, log });
    const url = `postgres://${ROLE}:${password}@127.0.0.1:${server.port}/${DATABASE}`;
    return { url, stop: () => server.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
