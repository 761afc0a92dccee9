import type { Database } from '../db/connection.ts';
import { rollBack } from '../db/session.ts';
import { type Part, type Position, partsStatement } from './parts.ts';
import { partSize, readDifference } from './source.ts';
import type { Target } from './target-check.ts';
import { TargetError } from './target-error.ts';
import { targetSchema } from './target-tables.ts';

export interface RoundOptions {
  familyId: number;
  /** Whether all rows are to be looked at. */
  isFullDue: boolean;
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
 * Where it throws, the transaction is still open: the connection is to be closed.
 */
export async function runRound(
  target: Target,
  database: Database,
  { familyId, isFullDue, onProgress, signal, confirm }: RoundOptions,
): Promise<RoundResult> {
  await target.query('BEGIN', []);
  const position = await lockCursor(target, familyId);
  const writer = new PartWriter(target, familyId, signal);
  const session = await database.checkOut();
  let result: RoundResult & { position: Position };
  try {
    const begun = session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [difference] = await Promise.all([readDifference(session, familyId, position, isFullDue), begun]);
    onProgress?.(0, difference.rows);
    for await (const part of difference.parts) {
      await writer.add(part);
      onProgress?.(writer.rows, difference.rows);
    }
    const { feedSeq } = difference.position;
    result = { feedSeq, rows: difference.rows, isFull: difference.isFull, position: difference.position };
  } finally {
    // Given back before the last statement: where there is little to write, ours never waits for the target's.
    session.release(await rollBack(session));
  }
  await writer.finish(result.position);
  await confirm?.();
  await target.query('COMMIT', []);
  return result;
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

  async add(part: Part): Promise<void> {
    const size = Math.max(part.rows.length, part.scope && 'keys' in part.scope ? part.scope.keys.length : 0);
    if (this.#size + size > partSize && this.#parts.length > 0) await this.#write(undefined);
    this.#parts.push(part);
    this.#size += size;
    this.rows += part.rows.length;
  }

  /** Writes what is left, and how far the target is then. */
  finish(position: Position): Promise<void> {
    return this.#write(position);
  }

  async #write(position: Position | undefined): Promise<void> {
    this.#signal?.throwIfAborted();
    const { text, values } = partsStatement(this.#familyId, this.#parts, position);
    this.#parts = [];
    this.#size = 0;
    await this.#target.query(text, values);
  }
}
