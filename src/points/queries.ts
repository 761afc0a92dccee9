import { CompiledQuery, type InferResult, sql } from 'kysely';
import type { HistoryEntry, HistoryQuery } from '../../schema/points.ts';
import { actorOfEvent, restoreNames } from '../actors.ts';
import { createLookUp } from '../db/coalesce.ts';
import type { Database, Db } from '../db/database.ts';
import { learnerKey, learnerKeys, learnerParameters, ofLearnerFamilies } from '../db/learner-keys.ts';
import type { Places } from '../db/places.ts';
import type { Asked, Operand, ReadDeps } from '../db/together.ts';
import { type LearnerAccess, ofLearner } from '../http/access.ts';
import type { Role } from '../http/app-types.ts';
import { createSmallPages, type Order, type Page, readPage } from '../http/paging.ts';

/** Reads balances, the most frequent request, in batches of one place. A key contains family and learner. */
const lookUpBalance = createLookUp(async (db: Db, keys: string[]) => {
  const { rows } = await db.executeQuery<{ family_id: number; learner_id: number; balance: number }>(
    CompiledQuery.raw(
      `SELECT family_id, learner_id, balance FROM ${learnerKeys} k JOIN balances b USING (family_id, learner_id)
       WHERE ${ofLearnerFamilies('b.family_id')}`,
      learnerParameters(keys),
    ),
  );
  return new Map(
    rows.map(({ family_id: familyId, learner_id: learnerId, balance }) => [
      learnerKey({ familyId, learnerId }),
      balance,
    ]),
  );
});

/** Returns a learner's points with one index probe, for any length of the history. */
export async function currentBalance(
  { database: { db }, places }: { database: Pick<Database, 'db'>; places: Pick<Places, 'placeOf'> },
  learner: LearnerAccess,
): Promise<number> {
  return (await lookUpBalance(db, learnerKey(learner), places.placeOf(learner.familyId))) ?? 0;
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

/** Order of the history: the entry's place in the family's ledger. */
const newestFirst: Order = {
  direction: 'desc',
  columns: { 'e.created_at': 'timestamp', 'e.seq': 'integer', 'e.idx': 'integer' },
};

/** Selects the reason of the entry `e`. Only adjustments have one: a join would look for each entry's. */
function reasonOfEvent(familyId: Operand) {
  return sql<string | null>`CASE WHEN e.source_type = 'ADMIN_ADJUSTMENT' THEN (
    SELECT n.reason FROM adjustment_notes n WHERE n.family_id = ${familyId} AND n.event_id = v.id) END`.as(
    'reason',
  );
}

/** Selects a learner's entries, with their actors and the reasons of adjustments. */
function selectEntries(db: Db, { familyId, learnerId }: Asked) {
  return db
    .selectFrom('entries as e')
    .innerJoin('events as v', (join) =>
      join.onRef('v.family_id', '=', 'e.family_id').onRef('v.seq', '=', 'e.seq'),
    )
    .leftJoinLateral(actorOfEvent(familyId), (join) => join.onTrue())
    .select(['e.seq', 'e.idx', 'e.id', 'e.learner_id', 'e.amount', 'e.source_type', 'e.source_id'])
    .select(['e.description', 'e.balance_after', 'e.created_at'])
    .select(['v.actor_id', 'actor.actor_name', 'actor.actor_role'])
    .select(reasonOfEvent(familyId))
    .where('e.family_id', '=', familyId)
    .where('e.learner_id', '=', learnerId);
}

type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

const smallPages = createSmallPages(newestFirst, selectEntries);

/** Lists a learner's entries like `pointHistory`, if the page is a small first one of all entries. */
export async function smallHistory(
  deps: ReadDeps,
  access: LearnerAccess,
  query: HistoryQuery,
): Promise<Page<HistoryEntry> | undefined> {
  const { from, to, sourceType } = query;
  if (from !== undefined || to !== undefined || sourceType !== undefined) return undefined;
  const page = await smallPages(deps, access, query, toEntry);
  return page && withNames(deps.database.db, access.familyId, page);
}

/** Lists a learner's entries, newest first, with their actors and the reasons of adjustments. */
export async function pointHistory(
  db: Db,
  learner: LearnerAccess,
  query: HistoryQuery,
): Promise<Page<HistoryEntry>> {
  const { from, to, sourceType } = query;
  let rows = selectEntries(db, learner);
  if (from !== undefined) rows = rows.where('e.created_at', '>=', from);
  if (to !== undefined) rows = rows.where('e.created_at', '<=', to);
  if (sourceType !== undefined) rows = rows.where('e.source_type', '=', sourceType);
  return withNames(db, learner.familyId, await readPage(rows, newestFirst, query, toEntry));
}

function toEntry(row: EntryRow): HistoryEntry {
  return {
    id: row.id,
    learnerId: row.learner_id,
    amount: row.amount,
    sourceType: row.source_type,
    sourceId: row.source_id,
    description: row.description,
    balanceAfter: row.balance_after,
    createdAt: row.created_at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    // The table's CHECK allows these roles only.
    actorRole: row.actor_role as Role | null,
    reason: row.reason,
  };
}

async function withNames(db: Db, familyId: number, page: Page<HistoryEntry>): Promise<Page<HistoryEntry>> {
  const items = await restoreNames(db, familyId, page.items, ({ createdAt }) => createdAt);
  return { ...page, items };
}
