import type { FairQueue } from '../../base/fair-queue.ts';
import type { Database } from '../../db/database.ts';
import { type ReplicaTable, replicaSchema } from '../../slice/replica-table.ts';
import { ReplicaError } from './replica/error.ts';
import type { Replica } from './replica/replica-connection.ts';
import { batchStatement, type Position, type RowBatch } from './replica/row-batches.ts';
import { takeTurn } from './run-queue.ts';
import { batchSize, readDifference } from './source.ts';

export interface RoundOptions {
  familyId: number;
  tables: readonly ReplicaTable[];
  /** True if the round must compare all rows. */
  isFullDue: boolean;
  /** Turns of large rounds, which write while they read, and so hold one of our database connections for longer. */
  large: FairQueue;
  /** Called when the round starts to wait for its place in the queue, and when it has it. */
  onWait?: (isWaiting: boolean) => void;
  onProgress?: (done: number, total: number) => void;
  /** Ends the round between two statements. */
  signal?: AbortSignal;
  /** Called before the commit; throws if another process has the run. */
  confirm?: () => Promise<void>;
}

export interface RoundResult {
  changeSeq: number;
  rows: number;
  isFull: boolean;
}

/**
 * Brings the family's rows in the replica up to a state that existed here, in one transaction (decisions.md 8.6). The round
 * locks the replica's cursor before it takes our snapshot. Each holder of the lock sees at least the state of the
 * previous holder, and an abandoned run cannot overwrite newer rows.
 *
 * A round of one statement releases our connection before it sends the statement. Every other round is large and needs a
 * place in the queue. Without a place, it rolls back, waits without holding anything, and starts again.
 *
 * If it throws, the transaction is still open, and the caller must close the connection.
 */
export async function runRound(
  replica: Replica,
  database: Database,
  options: RoundOptions,
): Promise<RoundResult> {
  const { familyId, large, onWait, signal = replica.closed } = options;
  let release: (() => void) | undefined;
  const tryPlace = () => {
    release ??= large.tryTake(familyId);
    return release !== undefined;
  };
  try {
    for (;;) {
      const result = await attempt(replica, database, options, tryPlace);
      if (result) return result;
      // The cursor must not stay locked, and the replica ends idle transactions.
      await replica.query('ROLLBACK', []);
      onWait?.(true);
      // Without statements, only the signal shows that the connection closes.
      release = await takeTurn(large, familyId, AbortSignal.any([signal, replica.closed]));
      onWait?.(false);
    }
  } finally {
    release?.();
  }
}

/** Tries a round. Returns undefined if it is large and has no place; the caller must then roll back. */
async function attempt(
  replica: Replica,
  database: Database,
  { familyId, tables, isFullDue, onProgress, signal, confirm }: RoundOptions,
  tryPlace: () => boolean,
): Promise<RoundResult | undefined> {
  await replica.query('BEGIN', []);
  const cursor = await lockCursor(replica, familyId);
  const writer = new BatchWriter(replica, familyId, signal);
  // The snapshot ends before the last statement, so that small rounds free our connection while the replica writes.
  const difference = await database.snapshot(async (tx) => {
    const found = await readDifference({ tx, familyId, tables }, cursor, isFullDue);
    onProgress?.(0, found.rows);
    for await (const batch of found.batches) {
      if (!writer.hasRoom(batch) && !tryPlace()) return undefined;
      await writer.add(batch);
      onProgress?.(writer.rows, found.rows);
    }
    return found;
  });
  if (!difference) return undefined;
  const { position, rows, isFull } = difference;
  await writer.finish(position);
  await confirm?.();
  await replica.query('COMMIT', []);
  return { changeSeq: position.changeSeq, rows, isFull };
}

/** Locks the replica's cursor until the end of the transaction, and returns its position. Creates a missing row. */
async function lockCursor(replica: Replica, familyId: number): Promise<Position> {
  const [row] = await replica.query<Partial<Record<'feed_seq' | 'event_seq' | 'head', string | null>>>(
    `INSERT INTO ${replicaSchema}.sync_cursor AS c (family_id) VALUES ($1::text::bigint)
     ON CONFLICT (family_id) DO UPDATE SET family_id = EXCLUDED.family_id
     RETURNING c.feed_seq::text, c.event_seq::text, c.head::text`,
    [String(familyId)],
  );
  return {
    changeSeq: numberOf(row?.feed_seq, -1),
    eventSeq: numberOf(row?.event_seq, 0),
    head: row?.head ?? null,
  };
}

/** Reads a number that a replica returned as text. @throws ReplicaError if it is none, or below the minimum */
function numberOf(text: string | null | undefined, min: number): number {
  const number = /^-?\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= min) return number;
  throw new ReplicaError('cursor');
}

/** Collects batches until they fill a statement. */
class BatchWriter {
  /** Number of written rows. */
  rows = 0;
  readonly #replica: Replica;
  readonly #familyId: number;
  readonly #signal: AbortSignal | undefined;
  #batches: RowBatch[] = [];
  #size = 0;

  constructor(replica: Replica, familyId: number, signal: AbortSignal | undefined) {
    this.#replica = replica;
    this.#familyId = familyId;
    this.#signal = signal;
  }

  /** Returns true if the batch fits into the current statement. */
  hasRoom(batch: RowBatch): boolean {
    return this.#batches.length === 0 || this.#size + sizeOf(batch) <= batchSize;
  }

  async add(batch: RowBatch): Promise<void> {
    if (!this.hasRoom(batch)) await this.#write(undefined);
    this.#batches.push(batch);
    this.#size += sizeOf(batch);
  }

  /** Writes the remaining rows and the replica's new position. */
  finish(position: Position): Promise<void> {
    return this.#write(position);
  }

  async #write(position: Position | undefined): Promise<void> {
    this.#signal?.throwIfAborted();
    const { text, values } = batchStatement(this.#familyId, this.#batches, position);
    const rows = this.#batches.reduce((sum, batch) => sum + batch.rows.length, 0);
    this.#batches = [];
    this.#size = 0;
    await this.#replica.query(text, values);
    this.rows += rows;
  }
}

/** Returns the number of rows, or of keys if their rows no longer exist. */
function sizeOf({ rows, scope }: RowBatch): number {
  return Math.max(rows.length, scope && 'keys' in scope ? scope.keys.length : 0);
}
