import { sql } from 'kysely';
import type { LedgerEvent } from '../../../schema/audit.ts';
import type { Database, Db } from '../../db/database.ts';
import type { RecordedEvent } from '../../kernel/ledger/events.ts';
import { readEventsAfter } from '../../kernel/ledger/export/read.ts';
import { type ActorDeps, findActors } from '../../slice/actors.ts';

/** Returns the first events of a family after a number, each with its context. */
export async function readEventsWithContext(
  deps: ActorDeps & { database: Database },
  familyId: number,
  afterSeq: number,
  limit: number,
): Promise<LedgerEvent[]> {
  const { database } = deps;
  const events = await readEventsAfter(database, familyId, afterSeq, limit);
  const [reasons, { actorOf }] = await Promise.all([
    reasonsOf(database.db, familyId, events),
    findActors(
      deps,
      familyId,
      events.map(({ actorId }) => actorId),
    ),
  ]);
  return events.map((event) => {
    const { id, actorId, seq, recordedAt } = event;
    return { ...event, context: { ...actorOf(actorId, seq, recordedAt), reason: reasons.get(id) ?? null } };
  });
}

/** Returns the reasons of bonuses and adjustments by the ids of their events. */
async function reasonsOf(db: Db, familyId: number, events: readonly RecordedEvent[]) {
  const rows = await db
    .selectFrom('adjustment_notes')
    .select(['event_id', 'reason'])
    .where('family_id', '=', familyId)
    .where('event_id', '=', sql<string>`any(${events.map(({ id }) => id)}::text[]::uuid[])`)
    .execute();
  return new Map(rows.map(({ event_id, reason }) => [event_id, reason]));
}
