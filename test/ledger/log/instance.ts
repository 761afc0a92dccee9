import { createDatabasePool, type Database } from '../../../src/db/database.ts';
import { createLedgerLog, type LedgerLog } from '../../../src/ledger/log/log.ts';
import { LogContradiction } from '../../../src/ledger/log/problems.ts';
import { type TestContext, testSettings } from '../../helpers/app.ts';

/** Share of an instance of the service in the log, with the errors that it logs. */
export interface LogInstance extends LedgerLog {
  database: Database;
  errors: string[];
}

/** Creates the log's share of an instance of the service. */
export function createInstance(
  t: TestContext,
  databaseUrl: string,
  { settings, now = () => new Date() }: { settings?: object; now?: () => Date } = {},
): LogInstance {
  const errors: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
  const database = createDatabasePool(databaseUrl);
  t.teardown(database.close);
  const options = { database, settings: { ...testSettings, ...settings }, now, log, paceMs: 0 };
  return { ...createLedgerLog(options), database, errors };
}

/** Returns the contradictions with which the work rejects. Throws if it does not. */
export async function errorOf(work: Promise<unknown>): Promise<LogContradiction> {
  const error = await work.catch((error: unknown) => error);
  if (error instanceof LogContradiction) return error;
  throw new Error('there is no contradiction', { cause: error });
}
