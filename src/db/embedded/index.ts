import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../base/service-log.ts';
import type { DatabaseUrls } from '../schema/roles.ts';
import { chooseAccount } from './account.ts';
import { databaseUrls, prepareDataDirectory } from './data-directory.ts';
import { makeDirectory } from './directory-files.ts';
import { explainFailure } from './explain-failure.ts';
import { lockDataDirectory } from './lock.ts';
import { endOrphan } from './postgres-shutdown.ts';
import { findPrograms, systemPrograms } from './programs.ts';
import type { DataDirectory } from './run-program.ts';
import type { Settings } from './server.ts';
import { supervise } from './supervisor.ts';

/** Running embedded PostgreSQL. A restart of it does not change the connection strings. */
export interface EmbeddedDatabase extends DatabaseUrls {
  /** Stops PostgreSQL with a fast shutdown and unlocks the data directory. Must be the last call. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of the service's own on `<dataDir>/postgres`, created at the first start, and restarts it until `stop`.
 * Listens on a free port of 127.0.0.1 only.
 *
 * @throws if another instance uses the directory, if the programs are missing or do not run, or if PostgreSQL does not
 * start; the message is one sentence
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: Log;
  /** Directory of the machine's own PostgreSQL programs, instead of those in the npm package. */
  bin?: string | undefined;
  /** Additional settings of postgresql.conf. */
  settings?: Settings;
}): Promise<EmbeddedDatabase> {
  const { log, bin, settings = {} } = options;
  await makeDirectory(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const unlock = lockDataDirectory(dataDir);
  const directory = join(dataDir, 'postgres');
  try {
    const account = await chooseAccount(directory, log);
    const programs =
      bin === undefined ? await findPrograms(account, log) : await systemPrograms(account, bin);
    const data: DataDirectory = { directory, account, programs };
    await endOrphan(data, log);
    const password = await prepareDataDirectory(data, join(dataDir, 'postgres-password'), log);
    const server = await supervise({ data, settings, log });
    return { ...databaseUrls(server.port, password), stop: () => server.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw explainFailure(error, directory, log);
  }
}
