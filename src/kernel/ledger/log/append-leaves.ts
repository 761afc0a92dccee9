import type { Transaction } from '../../../db/transaction.ts';
import type { Edge } from './edge.ts';
import { hashOfLeaf } from './leaf.ts';
import { LogProblems, throwIfAny } from './log-problems.ts';
import { findMissing } from './lost-families.ts';
import { insertLeaves, insertTiles, type Missing } from './store.ts';

/** Number of events that one statement appends: some milliseconds of work between two turns of other requests. */
const batchSize = 1024;

/**
 * Appends the leaves of events that the log lacks to the log and to its edge, at most about as many as the maximum.
 * Returns true if the log then has all events. Throws a LogContradiction, after which the transaction must not commit.
 */
export async function appendMissing(tx: Transaction, edge: Edge, maxEvents: number): Promise<boolean> {
  const problems = new LogProblems();
  const end = edge.size + maxEvents;
  let isComplete = true;
  for await (const batch of batchesOf(findMissing(tx, problems), Math.min(batchSize, maxEvents))) {
    isComplete = edge.size < end;
    if (!isComplete) break;
    await appendBatch(tx, edge, batch);
  }
  throwIfAny(problems.list);
  return isComplete;
}

async function appendBatch(tx: Transaction, edge: Edge, batch: readonly Missing[]): Promise<void> {
  const leaves = await insertLeaves(tx, edge.size, batch);
  const expected = batch.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (leaves.length !== expected) throwIfAny(batch.flatMap((missing) => gapIn(missing, leaves)));
  await insertTiles(
    tx,
    leaves.flatMap((leaf) => edge.push(hashOfLeaf(leaf))),
  );
}

/** Returns a problem if the family's ledger has a gap. */
function gapIn({ familyId, first, last }: Missing, leaves: readonly { familyId: number }[]) {
  const expected = last - first + 1;
  const found = leaves.filter((leaf) => leaf.familyId === familyId).length;
  if (found === expected) return [];
  return [
    {
      kind: 'truncated' as const,
      familyId,
      seq: last,
      expected: `${expected} events`,
      found: `${found} events`,
      message: `family ${familyId} lacks events between ${first} and ${last}`,
    },
  ];
}

/** Yields the events in batches. Divides families with many events. */
async function* batchesOf(missing: AsyncIterable<Missing>, size: number): AsyncGenerator<Missing[]> {
  let batch: Missing[] = [];
  let room = size;
  for await (const { familyId, first, last } of missing) {
    for (let from = first; from <= last; ) {
      const until = Math.min(last, from + room - 1);
      batch.push({ familyId, first: from, last: until });
      room -= until - from + 1;
      from = until + 1;
      if (room > 0) continue;
      yield batch;
      [batch, room] = [[], size];
    }
  }
  if (batch.length > 0) yield batch;
}
