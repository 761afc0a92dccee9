import { createDeps } from '../app.ts';
import type { Deps } from '../deps.ts';
import { processTimeZone } from '../local-day.ts';
import { secretsOf } from '../secrets.ts';
import { configuration, quietLog, withDatabase } from './database.ts';

/** Runs work with the dependencies of slices. Its commands drop jobs. */
export function withDeps<T>(
  work: (deps: Deps) => Promise<T>,
  role: { isOwner?: boolean } | undefined,
): Promise<T> {
  return withDatabase(async (database, databaseUrl) => {
    const config = configuration(['JWT_SECRET']);
    const settings = { ...config, ...(await secretsOf(config)), timeZone: processTimeZone() };
    return work(await createDeps({ database, databaseUrl, settings, log: quietLog }));
  }, role);
}
