import type { LedgerCheckpoint, LedgerKey, LedgerProof } from '../../../../../schema/audit.ts';

/** What the checks ask the service about its log. Each request throws a ServiceError for a refusal. */
export interface LogService {
  /** Returns the newest checkpoint. */
  checkpoint(): Promise<LedgerCheckpoint>;
  /** Yields the keys of the log, newest first. */
  keys(): AsyncGenerator<LedgerKey>;
  /** Returns the hashes that show that the log of the larger size continues that of the smaller one. */
  consistency(from: number, to: number): Promise<readonly string[]>;
  /** Returns the proof of an event in a log of this size, by default of the family's last event. */
  proof(of: { familyId: number; seq?: number; size: number }): Promise<LedgerProof>;
}
