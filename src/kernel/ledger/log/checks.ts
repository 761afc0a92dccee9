import type { Log } from '../../../base/service-log.ts';
import type { Database } from '../../../db/database.ts';
import type { Queryable, Transaction } from '../../../db/transaction.ts';
import { ledgerOrigin } from '../checkpoints/origin.ts';
import { createSigners, logOrigin } from './keys.ts';
import { LogContradiction, throwIfAny } from './log-problems.ts';
import { checkOneFamily } from './lost-families.ts';
import { type Knowledge, readEnd } from './newest.ts';
import { checkSlice, type SliceStart } from './past-check.ts';
import { checkLog } from './sequencer.ts';
import { createRecentRuns } from './shared-runs.ts';
import type { Checkpoint } from './store.ts';

/** Settings that sign checkpoints. */
export interface SigningSettings {
  /** Public URL of the service, before a start has stored its origin. */
  appUrl: string;
  /** Private keys for `createSigners`. */
  ledgerSigningKey: string;
}

interface CheckOptions {
  database: Database;
  settings: SigningSettings;
  log: Log;
  /** Maximum age of a check of the end. */
  paceMs: number;
}

/** Checks of the log by one instance: what it has seen of the log, and the contradiction that it has found. */
export class LogChecks {
  readonly #database: Database;
  readonly #settings: SigningSettings;
  readonly #log: Log;
  readonly #checkEnd: () => Promise<void>;
  #seen: Checkpoint | undefined;
  #contradiction: LogContradiction | undefined;
  /** Work that finds the contradiction again if it is still there. */
  #repeat: () => Promise<unknown> = async () => {};
  #slice: SliceStart = { checkpoint: 0, leaf: 0 };

  constructor({ database, settings, log, paceMs }: CheckOptions) {
    this.#database = database;
    this.#settings = settings;
    this.#log = log;
    this.#checkEnd = createRecentRuns(async () => {
      const newest = await this.#inConfirmedSnapshot(async (tx, known) => {
        const end = await readEnd(tx, known);
        throwIfAny(end.problems);
        return end.newest;
      });
      this.see(newest);
    }, paceMs);
  }

  /** Number of contradictions of the last check that found some; 0 after `checkAll` passed. */
  get contradictions(): number {
    return this.#contradiction?.problems.length ?? 0;
  }

  /** Throws the contradiction that this instance has found, if any. */
  refuseContradiction(): void {
    if (this.#contradiction) throw this.#contradiction;
  }

  /**
   * Runs work on the log. A contradiction that it finds lasts until the work passes, and is an error in the log of the service.
   *
   * @param repeat the same work later, if it needs newer rows
   */
  async judge<T>(work: () => Promise<T>, repeat: () => Promise<unknown> = work): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof LogContradiction && error !== this.#contradiction) {
        this.#contradiction = error;
        this.#repeat = repeat;
        this.#log.error(error.message);
      }
      throw error;
    }
  }

  /** Runs a read of the log, like `judge`. */
  async read<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    return this.judge(() =>
      confirmed(
        () => work(this.#database),
        () => this.#database.snapshot(work, { ofAllNodes: true }),
      ),
    );
  }

  /** Runs work in a transaction that may add to the log, like `judge`. */
  async write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = () => this.#database.transaction(work);
    return this.judge(() =>
      confirmed(run, async () => {
        await this.#inSnapshot(checkLog, true);
        return run();
      }),
    );
  }

  /** Keeps a sound checkpoint, which the log must continue from now on. */
  see(newest: Checkpoint | undefined): void {
    if (newest && newest.size >= (this.#seen?.size ?? 0)) this.#seen = newest;
  }

  /** Returns what this instance knows. All instances sign under the origin that the last start stored. */
  async knowledge(db: Queryable): Promise<Knowledge> {
    const origin = logOrigin(await ledgerOrigin(db, this.#settings));
    return { signers: createSigners(origin, this.#settings.ledgerSigningKey), seen: this.#seen };
  }

  /** Checks the end of the log, unless that was done within the pace, and the end of a family in it. */
  async check(familyId?: number): Promise<void> {
    this.refuseContradiction();
    await this.judge(() => this.#checkEnd());
    if (familyId !== undefined) await this.read(async (db) => throwIfAny(await checkOneFamily(db, familyId)));
  }

  /** Checks the end of the log, all families, and a slice of the rest. Ends an alert if that and its work pass. */
  async checkAll(): Promise<void> {
    const before = this.#contradiction;
    const repeat = this.#repeat;
    await this.judge(() => this.#checkPart());
    // A request may have found it in another part.
    if (before) await this.judge(repeat);
    // A request may have found another one meanwhile.
    if (this.#contradiction === before) this.#contradiction = undefined;
  }

  async #checkPart(): Promise<void> {
    await this.#inConfirmedSnapshot(async (tx, known) => {
      const { newest, keys } = await checkLog(tx, known);
      this.#slice = await checkSlice(tx, keys, this.#slice);
      this.see(newest);
    });
  }

  /** Runs work in one snapshot, in which no other checkpoint appears between two statements. */
  #inSnapshot<T>(work: SnapshotWork<T>, ofAllNodes: boolean): Promise<T> {
    // Read before the snapshot, which must not be older.
    const seen = this.#seen;
    return this.#database.snapshot(async (tx) => work(tx, { ...(await this.knowledge(tx)), seen }), {
      ofAllNodes,
    });
  }

  #inConfirmedSnapshot<T>(work: SnapshotWork<T>): Promise<T> {
    return confirmed(
      () => this.#inSnapshot(work, false),
      () => this.#inSnapshot(work, true),
    );
  }
}

type SnapshotWork<T> = (tx: Transaction, known: Knowledge) => Promise<T>;

/**
 * Runs work, and again at one moment of all nodes if it finds a contradiction: the nodes of a cluster may show a checkpoint and
 * its leaves at different moments. Only the second one counts.
 */
async function confirmed<T>(work: () => Promise<T>, atOneMoment: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LogContradiction)) throw error;
    return atOneMoment();
  }
}
