import type { LedgerEvent } from '../../schema/audit.ts';
import { actorOfEvent, restoreNames } from '../actors.ts';
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
    .leftJoinLateral(actorOfEvent(familyId), (join) => join.onTrue())
    .leftJoin('adjustment_notes as n', (join) =>
      join.onRef('n.family_id', '=', 'v.family_id').onRef('n.event_id', '=', 'v.id'),
    )
    .select([
      'v.seq',
      'v.actor_id as actorId',
      'v.recorded_at as at',
      'actor.actor_name as actorName',
      'actor.actor_role as actorRole',
      'n.reason',
    ])
    .where('v.family_id', '=', familyId)
    .where('v.seq', '>', afterSeq)
    .where('v.seq', '<=', events.at(-1)?.seq ?? afterSeq)
    .execute();
  const restored = await restoreNames(database.db, familyId, contexts, ({ at }) => at);
  const bySeq = new Map(restored.map((context) => [context.seq, context]));
  return events.map((event) => {
    const { actorName = null, actorRole = null, reason = null } = bySeq.get(event.seq) ?? {};
    // The table's CHECK allows these roles only.
    return { ...event, context: { actorName, actorRole: actorRole as Role | null, reason } };
  });
}
