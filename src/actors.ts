import { sql } from 'kysely';

/** Actor of an event, as a person reads it. */
export interface ActorThen {
  /** Name at the time of the event; null for a person who is erased, or of another instance. */
  actor_name: string | null;
  actor_role: string | null;
}

/**
 * Returns a subquery for the actor of the event `v`, for a lateral join. An imported ledger has ids of administrators
 * that mean other people here.
 */
export function actorOfEvent() {
  return sql<ActorThen>`(
    SELECT u.role AS actor_role, coalesce(
      (SELECT n.name FROM earlier_names n WHERE n.family_id = u.id AND n.until > v.recorded_at
       ORDER BY n.until, n.id LIMIT 1), u.name) AS actor_name
    FROM users u WHERE u.id = v.actor_id AND (v.family_id IN (u.id, u.parent_id) OR u.role = 'ADMIN' AND
      v.seq > (SELECT f.imported_seq FROM families f WHERE f.family_id = v.family_id)))`.as('actor');
}
