import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';
import type { Transaction } from '../../db/transaction.ts';
import { originOf } from '../checkpoints/origin.ts';
import { createSigners, logOrigin } from './keys.ts';
import {
  type EventProof,
  proveConsistency,
  proveEvent,
  proveLastEvents,
  type SignedCheckpoint,
  verifySigned,
} from './proofs.ts';
import { checkLog, makeCheckpoint, untilDue } from './sequencer.ts';
import { createRecentRuns, createSharedRuns } from './shared-runs.ts';
import {
  allCheckpoints,
  type Checkpoint,
  checkpointOfSize,
  isLogged,
  lockLog,
  newestCheckpoint,
} from './store.ts';

/**
 * Transparency log of one database: signed checkpoints and proofs. Its functions throw a LogContradiction before they sign
 * or return anything that contradicts an earlier checkpoint or the ledger.
 */
export interface LedgerLog {
  readonly verifierKey: string;
  /** Returns a checkpoint with everything committed before the call. Makes one if there are changes, at most one a second. */
  current(): Promise<SignedCheckpoint>;
  /** Makes a checkpoint if there are changes and the newest is this old. Returns milliseconds until the next check. */
  keepCurrent(maxAgeMs: number): Promise<number>;
  /** Checks the log against itself and the ledger, unless that was done within a second. */
  check(): Promise<void>;
  /** Returns the newest checkpoint of a size; undefined if there is none. */
  ofSize(size: number): Promise<SignedCheckpoint | undefined>;
  /** Returns the first checkpoint; undefined if there is none yet. */
  first(): Promise<SignedCheckpoint | undefined>;
  /** Checks stored checkpoints, and adds the keys that signed them. */
  signed(checkpoints: readonly Checkpoint[]): Promise<SignedCheckpoint[]>;
  /**
   * Returns a proof that a checkpoint contains the family's event with a number, by default the last one. Without a
   * checkpoint, takes the newest, and makes one if that lacks the event. Undefined if there is no such event.
   */
  prove(familyId: number, seq?: number, checkpoint?: SignedCheckpoint): Promise<EventProof | undefined>;
  /** Yields such proofs of the last event of each family. */
  proveAll(checkpoint: SignedCheckpoint): AsyncGenerator<EventProof>;
  /** Returns the proof that the tree of the later checkpoint continues that of the earlier one. */
  connect(from: Checkpoint, to: Checkpoint): Promise<Buffer[]>;
}

export interface LedgerLogOptions {
  database: Database;
  settings: {
    /** Public URL of the service. */
    appUrl: string;
    /** Private keys for `createSigners`. */
    ledgerSigningKey: string;
    /** Origin of the service; that of `appUrl` by default. */
    origin?: string | undefined;
  };
  now: () => Date;
  log: Log;
  /** Minimum time between the starts of two checkpoints that `current` makes, and maximum age of a check. */
  paceMs?: number;
}

/** Creates the log of a migrated database. Any number of instances may share the database. */
export function createLedgerLog({
  database,
  settings,
  now,
  log,
  paceMs = 1000,
}: LedgerLogOptions): LedgerLog {
  const origin = logOrigin(settings.origin ?? originOf(settings.appUrl));
  const signers = createSigners(origin, settings.ledgerSigningKey);
  const publicKey = signers.current.verifierKey;
  let seen: Checkpoint | undefined;
  const make = (tx: Transaction) => makeCheckpoint(tx, { signers, now, log, seen });
  function see(made: Checkpoint): SignedCheckpoint {
    if (!seen || made.size > seen.size) seen = made;
    return { ...made, publicKey };
  }
  const current = createSharedRuns(async () => see(await database.transaction(make)), paceMs);
  const check = createRecentRuns(() => {
    // Read before the snapshot, which must not be older. In it, no other checkpoint appears between two statements.
    const known = seen;
    return database.snapshot((tx) => checkLog(tx, { signers, seen: known }));
  }, paceMs);
  const signed = async (checkpoint: Checkpoint | undefined) =>
    checkpoint && (await verifySigned(database, [checkpoint]))[0];

  return {
    verifierKey: publicKey,
    current,
    async keepCurrent(maxAgeMs) {
      const waitMs = await untilDue(database, maxAgeMs, now());
      if (waitMs > 0) return waitMs;
      const made = await database.transaction(async (tx) => {
        await lockLog(tx);
        return (await untilDue(tx, maxAgeMs, now())) === 0 ? make(tx) : undefined;
      });
      if (made) see(made);
      return maxAgeMs;
    },
    check,
    signed: (checkpoints) => verifySigned(database, checkpoints),
    first: async () => signed((await allCheckpoints(database, 1).next()).value),
    ofSize: async (size) => signed(await checkpointOfSize(database, size)),
    async prove(familyId, seq, given) {
      await check();
      const newest = given ?? (await signed(await newestCheckpoint(database)));
      const isThere = given !== undefined || (await isLogged(database, familyId, seq));
      const isUsable = isThere && (given !== undefined || newest?.publicKey === publicKey);
      return proveEvent(database, { familyId, seq }, newest && isUsable ? newest : await current());
    },
    proveAll: (checkpoint) => proveLastEvents(database, checkpoint),
    async connect(from, to) {
      await check();
      return proveConsistency(database, from, to);
    },
  };
}
