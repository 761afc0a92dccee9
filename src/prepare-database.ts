import { join } from 'node:path';
import type { Log } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import { asOwner, type DatabaseUrls, giveRights, limitLocks } from './db/roles.ts';

/** Directory of the migrations. */
export const migrationsDirectory = join(import.meta.dirname, '../sql/migrations');

/**
 * Applies the missing migrations as the owner, and returns their names. If the service has a role of its own, also creates the
 * tables of its queue and gives the role its rights.
 */
export async function prepareDatabase(urls: DatabaseUrls, log: Log): Promise<string[]> {
  const { url, ownerUrl } = urls;
  const applied = await asOwner(urls, async (sql) => {
    const names = await migrate(sql, { directory: migrationsDirectory, log });
    if (url === ownerUrl) return names;
    await prepareQueue(ownerUrl, log);
    await giveRights(sql, url, log);
    return names;
  });
  if (url !== ownerUrl) await limitLocks(url);
  return applied;
}

/** Creates or migrates the tables of the queue, which takes megabytes of memory. */
async function prepareQueue(url: string, log: Log): Promise<void> {
  const { createJobs } = await import('./jobs/queue.ts');
  const jobs = createJobs({ url, log, workers: 0 });
  await jobs.start({}).finally(jobs.stop);
}
