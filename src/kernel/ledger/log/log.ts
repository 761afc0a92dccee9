import { LoggableError } from '../../../base/logged-error.ts';
import type { Log } from '../../../base/service-log.ts';
import type { Database } from '../../../db/database.ts';
import type { Queryable, Transaction } from '../../../db/transaction.ts';
import { LogChecks, type SigningSettings } from './checks.ts';
import { readKeys } from './keys.ts';
import {
  attestedHash,
  type EventProof,
  proveConsistency,
  proveEvent,
  proveLastEvents,
  type SignedCheckpoint,
  verifySigned,
} from './proofs.ts';
import { makeCheckpoint, untilDue } from './sequencer.ts';
import { createSharedRuns } from './shared-runs.ts';
import {
  type Checkpoint,
  checkpointOfSize,
  checkpointsAfter,
  lacksEvent,
  lockLog,
  newestCheckpoint,
} from './store.ts';

/**
 * Transparency log of one database: signed checkpoints and proofs. Its functions throw a LogContradiction before they sign
 * or return anything that contradicts an earlier checkpoint or the ledger. After one, they throw it until `keepCurrent`
 * finds the log sound.
 */
export interface LedgerLog {
  /** Returns the number of contradictions, of this instance's last check that found some; 0 after one that passed. */
  contradictions(): number;
  /**
   * Returns a checkpoint with everything committed before the call. Makes one if there are changes, at most one a second.
   * Throws a LogBehind if it would take more than one.
   */
  current(): Promise<SignedCheckpoint>;
  /**
   * Checks the log and all families. Then makes a checkpoint if there are changes and the newest is this old. Returns
   * milliseconds until the next call: 0 if the checkpoint has not all events yet.
   */
  keepCurrent(maxAgeMs: number): Promise<number>;
  /** Checks the end of the log, unless that was done within a second, and the end of a family in it. */
  check(familyId?: number): Promise<void>;
  /**
   * Makes a checkpoint over a log whose last key the service does not have, with a record in the same transaction. Undefined
   * if that is not the last key.
   */
  accept(
    publicKey: string,
    record: (tx: Transaction) => Promise<void>,
  ): Promise<SignedCheckpoint | undefined>;
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
  /** Returns the hash of an event, which the log has too if it has the event. Undefined if there is no such event. */
  attest(familyId: number, seq: number): Promise<string | undefined>;
  /** Returns the proof that the tree of the later checkpoint continues that of the earlier one. */
  connect(from: Checkpoint, to: Checkpoint): Promise<Buffer[]>;
}

/** Error of a log that lacks more events than one checkpoint takes, such as the first one of an old database. */
export class LogBehind extends LoggableError {
  override name = 'LogBehind';
}

export interface LedgerLogOptions {
  database: Database;
  settings: SigningSettings;
  now: () => Date;
  log: Log;
  /** Minimum time between the starts of two checkpoints that `current` makes, and maximum age of a check. */
  paceMs?: number;
  /** Maximum number of events that a checkpoint adds: about two seconds, for which other instances wait. */
  maxEvents?: number;
}

/** Creates the log of a migrated database. Any number of instances may share the database. */
export function createLedgerLog({ database, paceMs = 1000, ...options }: LedgerLogOptions): LedgerLog {
  const checks = new LogChecks({ ...options, database, paceMs });
  const maker = createMaker(checks, { ...options, database, paceMs });

  function verified(checkpoints: readonly Checkpoint[]): Promise<SignedCheckpoint[]> {
    // The operator may have repaired the rows.
    const first = Math.min(...checkpoints.map(({ id }) => id));
    const readAgain = () => checkpointsAfter(database, first - 1, checkpoints.length);
    return checks.judge(
      () => verifySigned(database, checkpoints),
      async () => verifySigned(database, await readAgain()),
    );
  }

  async function signed(checkpoint: Checkpoint | undefined): Promise<SignedCheckpoint | undefined> {
    return checkpoint && (await verified([checkpoint]))[0];
  }

  return {
    ...maker,
    contradictions: () => checks.contradictions,
    check: (familyId) => checks.check(familyId),
    signed: verified,
    first: async () => signed((await checkpointsAfter(database, 0, 1))[0]),
    ofSize: async (size) => signed(await checkpointOfSize(database, size)),
    async prove(familyId, seq, given) {
      await checks.check(familyId);
      const { signers } = await checks.knowledge(database);
      const newest = given ?? (await signed(await newestCheckpoint(database)));
      const isEnough =
        given !== undefined ||
        (newest?.publicKey === signers.current.verifierKey && !(await lacksEvent(database, familyId, seq)));
      const checkpoint = newest && isEnough ? newest : await maker.current();
      return checks.read((db) => proveEvent(db, { familyId, seq }, checkpoint));
    },
    proveAll: (checkpoint) => proveLastEvents(database, checkpoint),
    async attest(familyId, seq) {
      await checks.check(familyId);
      return checks.read((db) => attestedHash(db, familyId, seq));
    },
    async connect(from, to) {
      await checks.check();
      return checks.read((db) => proveConsistency(db, from, to));
    },
  };
}

/** Creates the functions that make checkpoints. */
function createMaker(
  checks: LogChecks,
  { database, now, paceMs, maxEvents = 50_000 }: LedgerLogOptions & { paceMs: number },
): Pick<LedgerLog, 'current' | 'keepCurrent' | 'accept'> {
  /** False if the last checkpoint of this instance left out events. */
  let isComplete = true;

  async function make(tx: Transaction, trusted: readonly string[] = []): Promise<SignedCheckpoint> {
    const known = await checks.knowledge(tx);
    const made = await makeCheckpoint(tx, { ...known, trusted, now, maxEvents });
    isComplete = made.isComplete;
    return { ...made.checkpoint, publicKey: known.signers.current.verifierKey };
  }

  const current = createSharedRuns(async () => {
    const made = await checks.write((tx) => make(tx));
    checks.see(made);
    if (isComplete) return made;
    throw new LogBehind('The log does not have all events yet. The service adds them.');
  }, paceMs);
  const untilNext = async (db: Queryable, maxAgeMs: number) =>
    isComplete ? untilDue(db, maxAgeMs, now()) : 0;

  return {
    async current() {
      checks.refuseContradiction();
      return current();
    },
    async keepCurrent(maxAgeMs) {
      await checks.checkAll();
      const waitMs = await untilNext(database, maxAgeMs);
      if (waitMs > 0) return waitMs;
      const made = await checks.write(async (tx) => {
        await lockLog(tx);
        return (await untilNext(tx, maxAgeMs)) === 0 ? make(tx) : undefined;
      });
      checks.see(made);
      return isComplete ? maxAgeMs : 0;
    },
    accept: (publicKey, record) =>
      database.transaction(async (tx) => {
        await lockLog(tx);
        if ((await readKeys(tx)).at(-1)?.publicKey !== publicKey) return undefined;
        await record(tx);
        return make(tx, [publicKey]);
      }),
  };
}
