import { CompiledQuery, type InferResult, sql } from 'kysely';
import type { HistoryEntry, HistoryQuery } from '../../../schema/points.ts';
import { isoTimestamp } from '../../db/client.ts';
import type { Places } from '../../db/cluster/places.ts';
import { createLookUp } from '../../db/coalesce.ts';
import type { Database, Db } from '../../db/database.ts';
import { learnerKey, learnerKeys, learnerParameters, ofLearnerFamilies } from '../../db/learner-keys.ts';
import { familyMark, markOf, markText } from '../../db/marks.ts';
import { askedRows, createSharedRead, type ReadDeps } from '../../db/together.ts';
import { type LearnerAccess, ofLearner } from '../../http/access.ts';
import { KeptPages } from '../../http/listings/kept-pages.ts';
import { fewRows, type Order, type Page, readPage, readSmallPage } from '../../http/listings/paging.ts';
import { type ActorDeps, findActors } from '../../slice/actors.ts';

type HistoryDeps = ReadDeps & ActorDeps;

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

/** Selects a learner's entries, with the ids of their actors and the reasons of adjustments. */
function selectEntries(db: Db, { familyId, learnerId }: LearnerAccess) {
  return (
    db
      .selectFrom('entries as e')
      .innerJoin('events as v', (join) =>
        join.onRef('v.family_id', '=', 'e.family_id').onRef('v.seq', '=', 'e.seq'),
      )
      .select(['e.seq', 'e.idx', 'e.id', 'e.amount', 'e.source_type', 'e.source_id', 'e.description'])
      .select(['e.balance_after', 'e.created_at', 'v.actor_id'])
      .select(markOf(familyId))
      // A join would look for a reason of each entry.
      .select(
        sql<string | null>`CASE WHEN e.source_type = 'ADMIN_ADJUSTMENT' THEN (
          SELECT n.reason FROM adjustment_notes n WHERE n.family_id = ${familyId} AND n.event_id = v.id) END`.as(
          'reason',
        ),
      )
      .where('e.family_id', '=', familyId)
      .where('e.learner_id', '=', learnerId)
  );
}

type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

/**
 * Statement for the newest entries of learners, those of each as one text of lines and tabs: 50 entries in columns take the driver
 * 180 µs, and such a text 30. It looks for all events of a page at once: one by one, they take PostgreSQL half as long again. The
 * rules make the texts of entries, without tabs.
 */
const newestStatement = `
  SELECT asked.place, p.lines, (SELECT ${markText} FROM families f WHERE f.family_id = asked.family_id) AS mark,
    (SELECT string_agg(concat_ws(' ', v.seq, v.actor_id), ' ') FROM events v
     WHERE v.family_id = asked.family_id AND v.seq = ANY (p.seqs) AND v.actor_id <> asked.learner_id) AS others,
    CASE WHEN p.adjusted IS NOT NULL THEN (
      SELECT json_object_agg(v.seq, n.reason) FROM events v
      JOIN adjustment_notes n ON n.family_id = v.family_id AND n.event_id = v.id
      WHERE v.family_id = asked.family_id AND v.seq = ANY (p.adjusted)) END AS reasons
  FROM ${askedRows} CROSS JOIN LATERAL (
    SELECT string_agg(line, E'\n') AS lines, array_agg(seq) AS seqs,
      array_agg(seq) FILTER (WHERE source_type = 'ADMIN_ADJUSTMENT') AS adjusted
    FROM (SELECT * FROM (
      SELECT e.seq, e.source_type, concat_ws(E'\t', e.seq, e.idx, e.id, e.amount, e.source_type, e.source_id, e.balance_after,
        e.created_at, e.description) AS line
      FROM entries e WHERE e.family_id = asked.family_id AND e.learner_id = asked.learner_id
      ORDER BY e.created_at DESC, e.seq DESC, e.idx DESC LIMIT ${fewRows + 1}) m LIMIT asked.row_limit) l) p`;

interface NewestEntries {
  lines: string | null;
  mark: string;
  /** Numbers of the events that another one than the learner caused, each with the id of that user. */
  others: string | null;
  reasons: Record<string, string> | null;
}

const readLines = createSharedRead<NewestEntries>(() => newestStatement);

/** Reads a learner's newest entries. */
async function readNewest(db: Db, learner: LearnerAccess, limit: number): Promise<EntryRow[]> {
  const [page] = await readLines(db, learner, limit);
  return page?.lines ? parseEntries(learner, page.lines, page) : [];
}

function parseEntries(
  { learnerId }: LearnerAccess,
  lines: string,
  { mark, others, reasons }: NewestEntries,
): EntryRow[] {
  const words = others?.split(' ') ?? [];
  const actorIds = new Map<string, number>();
  for (let i = 0; i < words.length; i += 2) actorIds.set(words[i] ?? '', Number(words[i + 1]));
  let at = 0;
  // Splitting takes half as long again.
  const before = (separator: string) => {
    const end = lines.indexOf(separator, at);
    const value = lines.slice(at, end < 0 ? lines.length : end);
    at = end < 0 ? lines.length : end + 1;
    return value;
  };
  const rows: EntryRow[] = [];
  while (at < lines.length) {
    const seq = before('\t');
    // In the order of the statement.
    rows.push({
      seq: Number(seq),
      idx: Number(before('\t')),
      id: before('\t'),
      amount: Number(before('\t')),
      source_type: before('\t'),
      source_id: before('\t'),
      balance_after: Number(before('\t')),
      created_at: isoTimestamp(before('\t')),
      description: before('\n'),
      actor_id: actorIds.get(seq) ?? learnerId,
      reason: reasons?.[seq] ?? null,
      mark,
    });
  }
  return rows;
}

/**
 * Creates a function that lists a learner's entries like `pointHistory`, if the page is a small first one of all entries. It keeps
 * these pages in memory.
 */
export function createSmallHistory(deps: HistoryDeps) {
  const kept = new KeptPages();
  return async (
    access: LearnerAccess,
    query: HistoryQuery,
    toJson: (entries: HistoryEntry[]) => string,
  ): Promise<Page<HistoryEntry> | undefined> => {
    const { from, to, sourceType, cursor, limit } = query;
    if ([from, to, sourceType, cursor].some((value) => value !== undefined)) return undefined;
    return kept.read(access.learnerId, {
      limit,
      toJson,
      readMark: () => familyMark(deps, access.familyId),
      async read() {
        const newest = (rows: number) => readNewest(deps.database.db, access, rows);
        const page = await readSmallPage(deps, newestFirst, query, newest, (row) => row);
        return page && withActors(deps, access, page);
      },
    });
  };
}

/** Lists a learner's entries, newest first, with their actors and the reasons of adjustments. */
export async function pointHistory(
  deps: HistoryDeps,
  learner: LearnerAccess,
  query: HistoryQuery,
): Promise<Page<HistoryEntry>> {
  const { from, to, sourceType } = query;
  let rows = selectEntries(deps.database.db, learner);
  if (from !== undefined) rows = rows.where('e.created_at', '>=', from);
  if (to !== undefined) rows = rows.where('e.created_at', '<=', to);
  if (sourceType !== undefined) rows = rows.where('e.source_type', '=', sourceType);
  return withActors(deps, learner, await readPage(rows, newestFirst, query, (row) => row));
}

/** Returns a page with the entries as the API has them. */
async function withActors(
  deps: HistoryDeps,
  { familyId, learnerId }: LearnerAccess,
  { items, next, mark }: Page<EntryRow>,
): Promise<Page<HistoryEntry>> {
  const actorIds = items.map(({ actor_id }) => actor_id);
  const { actorOf, isLasting } = await findActors(deps, familyId, actorIds);
  const toEntry = (row: EntryRow): HistoryEntry => {
    const { actorName, actorRole } = actorOf(row.actor_id, row.seq, row.created_at);
    return {
      id: row.id,
      learnerId,
      amount: row.amount,
      sourceType: row.source_type,
      sourceId: row.source_id,
      description: row.description,
      balanceAfter: row.balance_after,
      createdAt: row.created_at,
      actorId: row.actor_id,
      actorName,
      actorRole,
      reason: row.reason,
    };
  };
  return { items: items.map(toEntry), next, ...(isLasting && { mark }) };
}
