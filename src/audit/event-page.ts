import type { LedgerEvent } from '../../schema/audit.ts';
import { actorOfEvent } from '../actors.ts';
import type { Database } from '../db/database.ts';
import type { Role } from '../http/app-types.ts';
import { readEventsAfter } from '../ledger/read.ts';

/** Returns the first events of a family after a number, each with its context. */
export async function readEventsWithContext(
  database: Database,
  familyId: number,
  afterSeq: number,
  limit: number,
): Promise<LedgerEvent[]> {
  const events = await readEventsAfter(database, familyId, afterSeq, limit);
  const contexts = await database.db
    .selectFrom('events as v')
    .leftJoinLateral(actorOfEvent(), (join) => join.onTrue())
    .leftJoin('adjustment_notes as n', (join) =>
      join.onRef('n.family_id', '=', 'v.family_id').onRef('n.event_id', '=', 'v.id'),
    )
    .select(['v.seq', 'actor.actor_name', 'actor.actor_role', 'n.reason'])
    .where('v.family_id', '=', familyId)
    .where('v.seq', '>', afterSeq)
    .where('v.seq', '<=', events.at(-1)?.seq ?? afterSeq)
    .execute();
  const bySeq = new Map(contexts.map((context) => [context.seq, context]));
  return events.map((event) => {
    const {
      actor_name: actorName = null,
      actor_role: role = null,
      reason = null,
    } = bySeq.get(event.seq) ?? {};
    // The table's CHECK allows these roles only.
    return { ...event, context: { actorName, actorRole: role as Role | null, reason } };
  });
}
