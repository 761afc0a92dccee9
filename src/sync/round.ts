import type { Database } from '../db/database.ts';
import type { Semaphore } from './semaphore.ts';
import { partSize, readDifference } from './source.ts';
import type { Target } from './target/check.ts';
import { TargetError } from './target/error.ts';
import { type Part, type Position, partsStatement } from './target/parts.ts';
import { targetSchema } from './target/tables.ts';

export interface RoundOptions {
  familyId: number;
  /** Whether all rows are to be looked at. */
  isFullDue: boolean;
  /** The places of large rounds: of those that write while they still read, and keep our connection as long as that takes. */
  large: Semaphore;
  /** Told when the round begins to wait for such a place, and when it has one. */
  onWait?: (isWaiting: boolean) => void;
  /** Told how many rows were applied, of how many. */
  onProgress?: (done: number, total: number) => void;
  /** Ends the round between two statements. */
  signal?: AbortSignal;
  /** Asked before the commit: throws where the run is no longer ours. */
  confirm?: () => Promise<void>;
}

export interface RoundResult {
  feedSeq: number;
  rows: number;
  isFull: boolean;
}

/**
 * Brings the family's rows in the target up to date, in one transaction there that leaves a state which existed here
 * (decisions.md 8.6). The target's cursor is locked first and our snapshot taken second: whoever comes to the lock has
 * a state at least as new as what was written under it before, so that even a run that was given up for dead and goes on
 * cannot put older rows over newer ones.
 *
 * What it reads is collected until it is worth a statement. A round of one statement gives our connection back before it
 * is sent. Any other is a large one: without a place among them it takes everything back, waits for one with nothing in
 * its hands, here or there, and begins anew.
 *
 * Where it throws, the transaction is still open: the connection is to be closed.
 */
export async function runRound(
  target: Target,
  database: Database,
  options: RoundOptions,
): Promise<RoundResult> {
  const { large, onWait, signal } = options;
  let hasPlace = false;
  const takePlace = () => {
    hasPlace ||= large.tryAcquire();
    return hasPlace;
  };
  try {
    for (;;) {
      const result = await attempt(target, database, options, takePlace);
      if (result) return result;
      // A target ends a transaction that is idle for too long, and somebody may wait for the cursor.
      await target.query('ROLLBACK', []);
      onWait?.(true);
      // Meanwhile nothing is sent, which would show that the target is gone.
      await large.acquire(signal ? AbortSignal.any([signal, target.gone]) : target.gone);
      hasPlace = true;
      onWait?.(false);
    }
  } finally {
    if (hasPlace) large.release();
  }
}

/** @returns undefined where the round is a large one and there is no place; what it did in the target is to be taken back */
async function attempt(
  target: Target,
  database: Database,
  { familyId, isFullDue, onProgress, signal, confirm }: RoundOptions,
  takePlace: () => boolean,
): Promise<RoundResult | undefined> {
  await target.query('BEGIN', []);
  const cursor = await lockCursor(target, familyId);
  const writer = new PartWriter(target, familyId, signal);
  // Ends before the last statement: where there is little to write, ours never waits for the target's.
  const difference = await database.snapshot(async (tx) => {
    const found = await readDifference(tx, familyId, cursor, isFullDue);
    onProgress?.(0, found.rows);
    for await (const part of found.parts) {
      if (!writer.hasRoom(part) && !takePlace()) return undefined;
      await writer.add(part);
      onProgress?.(writer.rows, found.rows);
    }
    return found;
  });
  if (!difference) return undefined;
  const { position, rows, isFull } = difference;
  await writer.finish(position);
  await confirm?.();
  await target.query('COMMIT', []);
  return { feedSeq: position.feedSeq, rows, isFull };
}

/** How far the target is; from here on nobody else moves it. The row is made where there is none. */
async function lockCursor(target: Target, familyId: number): Promise<Position> {
  const [row] = await target.query<{ feed_seq: string; event_seq: string; head: string | null }>(
    `INSERT INTO ${targetSchema}.sync_cursor AS c (family_id) VALUES ($1::text::bigint)
     ON CONFLICT (family_id) DO UPDATE SET family_id = EXCLUDED.family_id
     RETURNING c.feed_seq::text, c.event_seq::text, c.head::text`,
    [String(familyId)],
  );
  if (!row) throw new TargetError('protocol');
  return { feedSeq: Number(row.feed_seq), eventSeq: Number(row.event_seq), head: row.head };
}

/** Collects parts until they are worth a statement. */
class PartWriter {
  /** Rows that the target has by now. */
  rows = 0;
  readonly #target: Target;
  readonly #familyId: number;
  readonly #signal: AbortSignal | undefined;
  #parts: Part[] = [];
  #size = 0;

  constructor(target: Target, familyId: number, signal: AbortSignal | undefined) {
    this.#target = target;
    this.#familyId = familyId;
    this.#signal = signal;
  }

  /** Whether the part goes into one statement with those before it. */
  hasRoom(part: Part): boolean {
    return this.#parts.length === 0 || this.#size + sizeOf(part) <= partSize;
  }

  async add(part: Part): Promise<void> {
    if (!this.hasRoom(part)) await this.#write(undefined);
    this.#parts.push(part);
    this.#size += sizeOf(part);
  }

  /** Writes what is left, and how far the target is then. */
  finish(position: Position): Promise<void> {
    return this.#write(position);
  }

  async #write(position: Position | undefined): Promise<void> {
    this.#signal?.throwIfAborted();
    const { text, values } = partsStatement(this.#familyId, this.#parts, position);
    const rows = this.#parts.reduce((sum, part) => sum + part.rows.length, 0);
    this.#parts = [];
    this.#size = 0;
    await this.#target.query(text, values);
    this.rows += rows;
  }
}

/** Of rows, or of keys where those have no rows any more. */
function sizeOf({ rows, scope }: Part): number {
  return Math.max(rows.length, scope && 'keys' in scope ? scope.keys.length : 0);
}
