import { createDatabasePool, type Database } from '../../../../src/db/database.ts';
import { originOf } from '../../../../src/kernel/ledger/checkpoints/origin.ts';
import type { SigningSettings } from '../../../../src/kernel/ledger/log/checks.ts';
import { createSigners, logOrigin, type Signers } from '../../../../src/kernel/ledger/log/keys.ts';
import { createLedgerLog, type LedgerLog } from '../../../../src/kernel/ledger/log/log.ts';
import { LogContradiction } from '../../../../src/kernel/ledger/log/log-problems.ts';
import { type TestContext, testSettings } from '../../../helpers/app.ts';

/** Share of an instance of the service in the log, with the errors that it logs. */
export interface LogInstance extends LedgerLog {
  database: Database;
  signers: Signers;
  /** Public key of the instance, unless the database has another origin than its settings. */
  verifierKey: string;
  errors: string[];
}

/** Creates the log's share of an instance of the service. */
export function createInstance(
  t: TestContext,
  databaseUrl: string,
  {
    settings,
    now = () => new Date(),
    maxEvents,
  }: { settings?: Partial<SigningSettings>; now?: () => Date; maxEvents?: number } = {},
): LogInstance {
  const errors: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
  const database = createDatabasePool(databaseUrl);
  t.teardown(database.close);
  const all = { ...testSettings, ...settings };
  const options = { database, settings: all, now, log, paceMs: 0, ...(maxEvents && { maxEvents }) };
  const signers = createSigners(logOrigin(originOf(all.appUrl)), all.ledgerSigningKey);
  const { verifierKey } = signers.current;
  return { ...createLedgerLog(options), database, errors, signers, verifierKey };
}

/** Returns the contradictions with which the work rejects. Throws if it does not. */
export async function errorOf(work: Promise<unknown>): Promise<LogContradiction> {
  const error = await work.catch((error: unknown) => error);
  if (error instanceof LogContradiction) return error;
  throw new Error('there is no contradiction', { cause: error });
}
