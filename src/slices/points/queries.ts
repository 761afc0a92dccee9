import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { HistoryEntry } from '../../../schema/points.ts';
import type { Places } from '../../db/cluster/family-places.ts';
import { createLookUp } from '../../db/coalesce.ts';
import type { Database, Db } from '../../db/database.ts';
import { learnerKey, learnerKeys, learnerParameters, ofLearnerFamilies } from '../../db/learner-keys.ts';
import type { Asked, Operand } from '../../db/together.ts';
import { type LearnerAccess, ofLearner } from '../../http/access.ts';
import { listing } from '../../http/listings/listing.ts';
import { type ActorDeps, findActors } from '../../slice/actors.ts';

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

/** Entries of the history to show. */
type HistoryFilter = { [Name in 'from' | 'to' | 'sourceType']?: string | undefined };

/** Lists a learner's entries, newest first, with their actors and the reasons of adjustments and bonuses. */
export const pointHistory = listing({
  // The entry's place in the family's ledger.
  order: { direction: 'desc', columns: { createdAt: 'timestamp', seq: 'integer', idx: 'integer' } },
  item: HistoryEntry,
  fragments: { type: ['sourceType'], actor: ['actorId', 'actorName', 'actorRole'] },
  isMarked: true,
  select: selectEntries,
  complete: withForeignNames,
});

function selectEntries(db: Db, { familyId, learnerId }: Asked, { from, to, sourceType }: HistoryFilter) {
  // Subselects in CASE: a join would look for a reason of each entry. With a WITH, PostgreSQL would read the whole history first.
  const reason = sql<string | null>`CASE WHEN e.source_type IN ('ADMIN_ADJUSTMENT', 'PARENT_BONUS') THEN (
    SELECT n.reason FROM adjustment_notes n WHERE n.family_id = ${familyId} AND n.event_id = v.id) END`;
  const { actor, isForeign } = actorsOf(familyId);
  return (
    db
      .selectFrom('entries as e')
      .innerJoin('events as v', (join) =>
        join.onRef('v.family_id', '=', 'e.family_id').onRef('v.seq', '=', 'e.seq'),
      )
      .select(['e.seq', 'e.idx', 'e.id', 'e.learner_id as learnerId', 'e.amount', 'e.description'])
      // Types are names of the sources, which need no escapes.
      .select(sql<string>`'"sourceType":"' || e.source_type || '"'`.as('type'))
      .select(['e.source_id as sourceId', 'e.balance_after as balanceAfter', 'e.created_at as createdAt'])
      .select([actor.as('actor'), reason.as('reason'), isForeign.as('isIncomplete')])
      .where('e.family_id', '=', familyId)
      .where('e.learner_id', '=', learnerId)
      .$if(from !== undefined, (query) => query.where('e.created_at', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('e.created_at', '<=', to ?? ''))
      .$if(sourceType !== undefined, (query) => query.where('e.source_type', '=', sourceType ?? ''))
  );
}

/**
 * Returns the JSON of the actor of an event (v), and whether it is an administrator of another family. PostgreSQL makes the JSON
 * of a family's people once for a page, unless the family has earlier names, as few have.
 */
function actorsOf(familyId: Operand) {
  // Two selects: each has its index.
  const ofPeople = (
    columns: RawBuilder<unknown>,
  ) => sql`SELECT ${columns} FROM users u WHERE u.id = ${familyId}
    UNION ALL SELECT ${columns} FROM users u WHERE u.parent_id = ${familyId}`;
  const people = sql`(SELECT jsonb_object_agg(p.id, p.json) FROM (
    ${ofPeople(sql`u.id, ${actorJson(sql`u.id`, sql`u.name`, sql`u.role`)} AS json`)}) p)`;
  const isMember = sql`(u.id = ${familyId} OR u.parent_id = ${familyId})`;
  // An imported ledger has ids of administrators that mean other people here.
  const isKnown = sql`(u.role = 'ADMIN' AND v.seq > (
    SELECT f.imported_seq FROM families f WHERE f.family_id = ${familyId}))`;
  const earlier = sql`(SELECT n.name FROM earlier_names n WHERE n.family_id = ${familyId} AND n.until > e.created_at
    AND n.learner_id IS NOT DISTINCT FROM nullif(u.id, ${familyId}) ORDER BY n.until, n.id LIMIT 1)`;
  const ofActor = (value: RawBuilder<unknown>) => sql`(SELECT ${value} FROM users u WHERE u.id = v.actor_id)`;
  const name = ofActor(
    sql`CASE WHEN ${isMember} THEN coalesce(${earlier}, u.name) WHEN ${isKnown} THEN u.name END`,
  );
  const role = ofActor(sql`CASE WHEN ${isMember} OR ${isKnown} THEN u.role END`);
  const ofEntry = actorJson(sql`v.actor_id`, name, role);
  const hasEarlier = sql`(SELECT EXISTS (SELECT FROM earlier_names n WHERE n.family_id = ${familyId}))`;
  return {
    actor: sql<string>`CASE WHEN ${hasEarlier} THEN ${ofEntry} ELSE coalesce(${people} ->> v.actor_id::text, ${ofEntry}) END`,
    isForeign: sql<boolean>`(v.actor_id <> ALL (ARRAY(${ofPeople(sql`u.id`)}))
      AND EXISTS (SELECT FROM users u WHERE u.id = v.actor_id AND ${isKnown}))`,
  };
}

/** Returns the SQL of the members of an actor. Roles need no escapes. */
function actorJson(id: RawBuilder<unknown>, name: RawBuilder<unknown>, role: RawBuilder<unknown>) {
  return sql`'"actorId":' || ${id} || ',"actorName":' || coalesce(to_json(${name})::text, 'null')
    || ',"actorRole":' || coalesce('"' || ${role} || '"', 'null')`;
}

/** Gives administrators of other families their names of that time, which a cluster may have on other nodes. */
async function withForeignNames(
  deps: ActorDeps,
  { familyId }: LearnerAccess,
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> {
  const isForeign = ({ actorId, actorRole }: HistoryEntry) => actorRole === 'ADMIN' && actorId !== familyId;
  const actorIds = entries.filter(isForeign).map(({ actorId }) => actorId);
  const { actorOf } = await findActors(deps, familyId, actorIds);
  return entries.map((entry) =>
    isForeign(entry) ? { ...entry, ...actorOf(entry.actorId, Infinity, entry.createdAt) } : entry,
  );
}
