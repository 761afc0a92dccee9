import type { Transaction } from '../../db/transaction.ts';
import type { Edge } from './edge.ts';
import { findMissing } from './families.ts';
import { hashOfLeaf } from './leaf.ts';
import type { LogProblem } from './problems.ts';
import { insertLeaves, insertTiles, type Missing } from './store.ts';

/** Number of events that one statement appends: some milliseconds of work between two turns of other requests. */
const batchSize = 1024;

/**
 * Appends the leaves of all events that the log lacks to the log and to its edge, in constant memory. Returns the
 * contradictions that it finds; then the transaction must not commit.
 */
export async function appendMissing(tx: Transaction, edge: Edge): Promise<LogProblem[]> {
  const problems: LogProblem[] = [];
  for await (const batch of batchesOf(findMissing(tx, problems))) {
    await appendBatch(tx, edge, batch, problems);
    // The edge has not advanced, so another batch would take the same places.
    if (problems.length > 0) break;
  }
  return problems;
}

async function appendBatch(
  tx: Transaction,
  edge: Edge,
  batch: readonly Missing[],
  problems: LogProblem[],
): Promise<void> {
  const leaves = await insertLeaves(tx, edge.size, batch);
  const expected = batch.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (leaves.length !== expected) problems.push(...missingEvents(batch, leaves));
  else
    await insertTiles(
      tx,
      leaves.flatMap((leaf) => edge.push(hashOfLeaf(leaf))),
    );
}

/** Returns a problem for each family whose ledger has a gap. */
function missingEvents(batch: readonly Missing[], leaves: readonly { familyId: number }[]): LogProblem[] {
  return batch.flatMap(({ familyId, first, last }) => {
    const expected = last - first + 1;
    const found = leaves.filter((leaf) => leaf.familyId === familyId).length;
    if (found === expected) return [];
    const message = `family ${familyId} lacks events between ${first} and ${last}`;
    return [
      {
        kind: 'truncated',
        familyId,
        seq: last,
        expected: `${expected} events`,
        found: `${found} events`,
        message,
      },
    ];
  });
}

/** Yields the events in batches. Divides families with many events. */
async function* batchesOf(missing: AsyncIterable<Missing>): AsyncGenerator<Missing[]> {
  let batch: Missing[] = [];
  let room = batchSize;
  for await (const { familyId, first, last } of missing) {
    for (let from = first; from <= last; ) {
      const until = Math.min(last, from + room - 1);
      batch.push({ familyId, first: from, last: until });
      room -= until - from + 1;
      from = until + 1;
      if (room > 0) continue;
      yield batch;
      [batch, room] = [[], batchSize];
    }
  }
  if (batch.length > 0) yield batch;
}
