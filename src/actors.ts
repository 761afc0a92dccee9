import { sql } from 'kysely';
import { createLookUp } from './db/coalesce.ts';
import type { Db } from './db/database.ts';
import { isUnavailable } from './db/errors.ts';
import type { Operand } from './db/together.ts';

/** Actor of an event, as a person reads it. */
export interface ActorThen {
  /** Name at the time of the event; null for a person who is erased, or of another instance. */
  actor_name: string | null;
  actor_role: string | null;
}

/**
 * Returns a subquery for the actor of the event `v` of a family, for a lateral join. An imported ledger has ids of
 * administrators that mean other people here. Those of other families have their present name: see `restoreNames`.
 */
export function actorOfEvent(familyId: Operand) {
  return sql<ActorThen>`(
    SELECT u.role AS actor_role, CASE WHEN u.id = ${familyId} THEN coalesce(
      (SELECT n.name FROM earlier_names n WHERE n.family_id = ${familyId} AND n.until > v.recorded_at
       ORDER BY n.until, n.id LIMIT 1), u.name) ELSE u.name END AS actor_name
    FROM users u WHERE u.id = v.actor_id AND (v.family_id IN (u.id, u.parent_id) OR u.role = 'ADMIN' AND
      v.seq > (SELECT f.imported_seq FROM families f WHERE f.family_id = ${familyId})))`.as('actor');
}

interface NamedActor {
  actorId: number;
  actorName: string | null;
  actorRole: string | null;
}

interface EarlierName {
  name: string;
  until: string;
}

const lookUpNames = createLookUp(async (db: Db, familyIds: string[]) => {
  const rows = await db
    .selectFrom('earlier_names')
    .select(['family_id', 'name', 'until'])
    .where('family_id', '=', sql<number>`any(${familyIds}::text[]::bigint[])`)
    .orderBy('until')
    .orderBy('id')
    .execute();
  return new Map<string, EarlierName[]>(Map.groupBy(rows, ({ family_id }) => String(family_id)));
});

/** Returns the earlier names of an administrator; none while their node is down. Requests for the same one share a statement. */
async function earlierNames(db: Db, id: number): Promise<readonly EarlierName[]> {
  try {
    return (await lookUpNames(db, String(id), id)) ?? [];
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
}

/**
 * Gives administrators of other families the names that they had at the time of the event. These are with their own families,
 * on a cluster perhaps on another node. While that one is down, administrators have their present names: otherwise it would
 * take with it the history of each family that they acted for.
 */
export async function restoreNames<T extends NamedActor>(
  db: Db,
  familyId: number,
  rows: readonly T[],
  timeOf: (row: T) => string,
): Promise<T[]> {
  const isForeign = ({ actorId, actorRole }: T) => actorRole === 'ADMIN' && actorId !== familyId;
  const foreign = [...new Set(rows.filter(isForeign).map(({ actorId }) => actorId))];
  if (foreign.length === 0) return [...rows];
  const names = await Promise.all(foreign.map((id) => earlierNames(db, id)));
  const earlier = new Map(foreign.map((id, i) => [id, names[i]]));
  return rows.map((row) => {
    const then = isForeign(row)
      ? earlier.get(row.actorId)?.find(({ until }) => until > timeOf(row))
      : undefined;
    return then ? { ...row, actorName: then.name } : row;
  });
}
