import { sql } from 'kysely';
import { isUnavailable } from '../base/system-errors.ts';
import type { Places } from '../db/cluster/family-places.ts';
import { createLookUp } from '../db/coalesce.ts';
import type { Database, Db } from '../db/database.ts';
import type { Role } from '../http/app-types.ts';

/** Actor of an event, as a person reads it. Both are null for a person who is erased, or of another instance. */
interface Actor {
  /** Name at the time of the event. */
  actorName: string | null;
  actorRole: Role | null;
}

/** User who may be the actor of events. */
interface Known {
  id: number;
  role: Role;
  name: string;
  parent_id: number | null;
  /** Earlier names; undefined while they cannot be read. */
  earlier: readonly EarlierName[] | undefined;
}

/** What look-ups of actors need. */
export interface ActorDeps {
  database: Pick<Database, 'db'>;
  places: Pick<Places, 'placeOf'>;
}

interface EarlierName {
  /** Learner who had the name; null for the family's parent. */
  learner_id: number | null;
  name: string;
  until: string;
}

const lookUpUser = createLookUp(async (db: Db, ids: string[]) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'name', 'parent_id'])
    .where('id', '=', sql<number>`any(${ids}::text[]::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [String(row.id), row]));
});

const lookUpNames = createLookUp(async (db: Db, familyIds: string[]) => {
  const rows = await db
    .selectFrom('earlier_names')
    .select(['family_id', 'learner_id', 'name', 'until'])
    .where('family_id', '=', sql<number>`any(${familyIds}::text[]::bigint[])`)
    .orderBy('until')
    .orderBy('id')
    .execute();
  return new Map<string, EarlierName[]>(Map.groupBy(rows, ({ family_id }) => String(family_id)));
});

/** Actors of a family's events. */
interface Actors {
  /** Returns the actor of an event. @param at ISO 8601 time of the event */
  actorOf(actorId: number, seq: number, at: string): Actor;
}

/**
 * Finds the actors of a family's events, given who caused them. Requests of the same moment share
 * the statements. They come after the one that read the events, and that of the earlier names after that of the users: so a
 * change of a name in between is an earlier name.
 */
export async function findActors(
  deps: ActorDeps,
  familyId: number,
  actorIds: Iterable<number>,
): Promise<Actors> {
  const found = await Promise.all(Array.from(new Set(actorIds), (id) => findKnown(deps, id)));
  const known = new Map(found.flatMap((user) => (user ? [[user.id, user]] : [])));
  const isForeign = ({ id, parent_id }: Known) => familyId !== id && familyId !== parent_id;
  const hasForeign = found.some((user) => user !== undefined && isForeign(user));
  const importedSeq = hasForeign ? await importedSeqOf(deps.database.db, familyId) : 0;
  const actorOf: Actors['actorOf'] = (actorId, seq, at) => {
    const user = known.get(actorId);
    // An imported ledger has ids of administrators that mean other people here.
    if (!user || (isForeign(user) && (user.role !== 'ADMIN' || seq <= importedSeq))) return nobody;
    return {
      actorName: user.earlier?.find(({ until }) => until > at)?.name ?? user.name,
      actorRole: user.role,
    };
  };
  return { actorOf };
}

const nobody: Actor = { actorName: null, actorRole: null };

async function findKnown(deps: ActorDeps, id: number): Promise<Known | undefined> {
  const user = await lookUpUser(deps.database.db, String(id));
  if (!user) return undefined;
  const learnerId = user.role === 'LEARNER' ? id : null;
  const names = await earlierNames(deps, user.parent_id ?? id);
  const earlier = names?.filter(({ learner_id }) => learner_id === learnerId);
  // The table's CHECK allows these roles only.
  return { ...user, role: user.role as Role, earlier };
}

/**
 * Returns the earlier names in a family. Those of an administrator are with the administrator's own family, on a cluster perhaps on another node.
 * While that one is down, administrators have their present names: otherwise it would take with it the history of each family that
 * they acted for.
 */
async function earlierNames({ database, places }: ActorDeps, familyId: number): Promise<Known['earlier']> {
  try {
    return (await lookUpNames(database.db, String(familyId), places.placeOf(familyId))) ?? [];
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

async function importedSeqOf(db: Db, familyId: number): Promise<number> {
  const family = await db
    .selectFrom('families')
    .select('imported_seq')
    .where('family_id', '=', familyId)
    .executeTakeFirst();
  return family?.imported_seq ?? 0;
}
