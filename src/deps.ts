import type { Database } from './db/connection.ts';
import type { Ledger } from './ledger/execute.ts';

/** What the operator decides, as far as the routes must know it. */
export interface AppSettings {
  jwtSecret: string;
  /** The URL that people reach the service by. */
  appUrl: string;
  /** What checkpoints of the ledger are signed with. */
  ledgerSigningKey: string;
  /** How long a token is good for, in seconds. */
  tokenTtlSeconds: number;
  /** Origins that browsers may call from; none where empty. */
  corsOrigins: string[];
  trustProxy: boolean | string;
  /** Whether a LEARNER sees the right answers before it has answered (decisions.md 4.10). */
  answerKeys: 'always' | 'after-answer';
}

/** What the routes of every slice are given. */
export interface Deps {
  database: Database;
  ledger: Ledger;
  settings: AppSettings;
  /** The clock. */
  now: () => Date;
}
