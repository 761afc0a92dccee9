import { join } from 'node:path';
import { OperatorError } from '../base/faults.ts';
import type { Log } from '../base/service-log.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { asOwner, type DatabaseUrls, giveRights, limitLocks, prepareRole } from '../db/schema/roles.ts';
import { firstFault } from '../db/schema/schema-check.ts';

/** Directory of the migrations. */
export const migrationsDirectory = join(import.meta.dirname, '../../sql/migrations');

/**
 * Applies the missing migrations as the owner, and returns their names. If the service has a role of its own, also creates the
 * role and the tables of its queue, and gives the role its rights.
 *
 * @throws OperatorError if the URLs name different databases
 */
export async function prepareDatabase(urls: DatabaseUrls, log: Log): Promise<string[]> {
  const { url, ownerUrl } = urls;
  const applied = await asOwner(urls, async (sql) => {
    // Before the migrations, which must not change a database that the service does not use.
    if (url !== ownerUrl) await prepareRole(sql, url, log);
    const names = await migrate(sql, { directory: migrationsDirectory, log });
    if (url === ownerUrl) return names;
    await prepareQueue(ownerUrl, log);
    await giveRights(sql, url);
    return names;
  });
  if (url !== ownerUrl) await limitLocks(url);
  return applied;
}

/**
 * Compares the tables with those that the migrations make.
 *
 * @throws OperatorError that names the first difference
 */
export async function requireSchema({ snapshot }: Database): Promise<void> {
  const fault = await snapshot(firstFault);
  if (fault === undefined) return;
  throw new OperatorError(
    `The database differs from what the migrations make, first in ${fault.subject}: run the command "doctor", which says how to correct it.`,
  );
}

/** Creates or migrates the tables of the queue, which takes megabytes of memory. */
async function prepareQueue(url: string, log: Log): Promise<void> {
  const { createJobs } = await import('../jobs/queue.ts');
  const jobs = createJobs({ url, log, workers: 0 });
  await jobs.start({}).finally(jobs.stop);
}
