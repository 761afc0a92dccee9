import { processTimeZone } from '../base/local-day.ts';
import { createDeps } from '../service/app.ts';
import { secretsOf } from '../service/secrets.ts';
import type { Deps } from '../slice/deps.ts';
import { configuration, quietLog, withDatabase } from './open-database.ts';

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
