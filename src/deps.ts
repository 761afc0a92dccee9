import type { AppSettings } from './app.ts';
import type { Database } from './db/connection.ts';
import type { Ledger } from './ledger/execute.ts';

/** What the routes of every slice are given. */
export interface Deps {
  database: Database;
  ledger: Ledger;
  settings: AppSettings;
  /** The clock. */
  now: () => Date;
}
