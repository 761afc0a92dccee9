import type { Database } from './db/database.ts';
import type { Ledger } from './ledger/execute.ts';

/** What the operator decides, as far as the routes must know it. */
export interface AppSettings {
  jwtSecret: string;
  /** The URL that people reach the service by. */
  appUrl: string;
  /** What checkpoints of the ledger are signed with. */
  ledgerSigningKey: string;
  /** What secrets in the database are encrypted with: keys with commas in between, the newest first. */
  secretsKey: string;
  /** Whether families may have their data copied to addresses that are not on the public Internet (decisions.md 8.7). */
  allowPrivateTargets: boolean;
  /** How long a token is good for, in seconds. */
  tokenTtlSeconds: number;
  /** Origins that browsers may call from; none where empty. */
  corsOrigins: string[];
  trustProxy: boolean | string;
  /** Whether a LEARNER sees the right answers before it has answered (decisions.md 4.10). */
  answerKeys: 'always' | 'after-answer';
}

/** The copying of families' data to their targets. */
export interface Sync {
  /**
   * Begins to bring all rows of a configuration's target up to date: resolves when the target is connected to.
   * @throws Problem SYNC_IN_PROGRESS or SYNC_CONNECTION_FAILED (decisions.md 8.3, 8.4)
   */
  push(config: { familyId: number; id: string }): Promise<void>;
  /** A hint that a configuration of the family is another than before. */
  changed(familyId: number): void;
}

/** What the routes of every slice are given. */
export interface Deps {
  database: Database;
  ledger: Ledger;
  settings: AppSettings;
  /** The clock. */
  now: () => Date;
}
