import { CompiledQuery, type SqlBool, sql } from 'kysely';
import type { HistoryQuery, PointTransaction } from '../../schema/points.ts';
import { columnArrays, unnestRows } from '../db/bulk.ts';
import { createLookUp } from '../db/coalesce.ts';
import type { Db } from '../db/database.ts';
import { type LearnerAccess, ofLearner } from '../http/access.ts';
import { decodeCursor } from '../http/paging.ts';

/** Reads balances, the most frequent request, in batches. A key contains family and learner. */
const lookUpBalance = createLookUp(async (db: Db, keys: string[]) => {
  const columns = { family_id: 'bigint', learner_id: 'bigint' };
  const pairs = keys
    .map((key) => key.split(' '))
    .map(([family_id, learner_id]) => ({ family_id, learner_id }));
  const { rows } = await db.executeQuery<{ family_id: number; learner_id: number; balance: number }>(
    CompiledQuery.raw(
      `SELECT family_id, learner_id, balance FROM ${unnestRows(columns)} k JOIN balances USING (family_id, learner_id)`,
      columnArrays(columns, pairs),
    ),
  );
  return new Map(rows.map((row) => [`${row.family_id} ${row.learner_id}`, row.balance]));
});

/** Returns a learner's points with one index probe, for any length of the history. */
export async function currentBalance(db: Db, { familyId, learnerId }: LearnerAccess): Promise<number> {
  return (await lookUpBalance(db, `${familyId} ${learnerId}`)) ?? 0;
}

/** Returns the balance after the last entry at or before `asOf`; 0 before the first (decisions.md 5.5). */
export async function balanceAsOf(db: Db, learner: LearnerAccess, asOf: string): Promise<number> {
  const row = await db
    .selectFrom('entries')
    .select('balance_after')
    .where(ofLearner(learner))
    .where('created_at', '<=', asOf)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('idx', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.balance_after ?? 0;
}

/** Point transaction with its place in the family's ledger, which orders the history. */
export type PlacedTransaction = PointTransaction & { place: [createdAt: string, seq: number, idx: number] };

/** Lists a learner's entries, newest first; one more than the limit if there are more. */
export async function pointHistory(
  db: Db,
  learner: LearnerAccess,
  { limit, from, to, sourceType, cursor }: HistoryQuery,
): Promise<PlacedTransaction[]> {
  let query = db
    .selectFrom('entries')
    .selectAll()
    .where(ofLearner(learner))
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('idx', 'desc')
    .limit(limit + 1);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<=', to);
  if (sourceType !== undefined) query = query.where('source_type', '=', sourceType);
  if (cursor !== undefined) {
    const [createdAt, seq, idx] = decodeCursor(cursor, ['timestamp', 'integer', 'integer']);
    // A forged cursor may exceed the smallint that PostgreSQL would infer.
    query = query.where(sql<SqlBool>`(created_at, seq, idx) < (${createdAt}, ${seq}, ${idx}::bigint)`);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    learnerId: row.learner_id,
    amount: row.amount,
    sourceType: row.source_type,
    sourceId: row.source_id,
    description: row.description,
    balanceAfter: row.balance_after,
    createdAt: row.created_at,
    place: [row.created_at, row.seq, row.idx],
  }));
}
