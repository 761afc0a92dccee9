import { sql } from 'kysely';
import { type AuditDetail, AuditRecord } from '../../../schema/audit.ts';
import { listedFamily } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { listing } from '../../http/listings/listing.ts';
import { reachFamily } from '../../http/reach-family.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';

/** Records to show: of one family, or of all and of the service as a whole. */
interface Filter {
  isOfAll: boolean;
  actorId: number | undefined;
  action: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** Lists the audit log, newest first. */
const listRecords = listing({
  order: { direction: 'desc', columns: { at: 'timestamp', id: 'integer' } },
  item: AuditRecord,
  select: (db, { familyId }, { isOfAll, actorId, action, from, to }: Filter) =>
    db
      .selectFrom('audit_log')
      .select(['id', 'at', 'action', 'outcome', 'actor_id as actorId', 'actor_role as actorRole'])
      .select(['subject_id as subjectId', 'request_id as requestId'])
      // Nothing but the service writes it, by the schema.
      .select(sql<AuditDetail>`detail`.as('detail'))
      .select(sql<number | null>`nullif(family_id, 0)`.as('familyId'))
      .$if(!isOfAll, (query) => query.where('family_id', '=', familyId))
      .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? 0))
      .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
      .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('at', '<=', to ?? '')),
});

/** Registers the audit log (decisions.md 9). */
export function registerAuditLogRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  app.get('/api/audit-log', operations.listAuditLog, async (request, reply) => {
    const { familyId: named, actorId, action, from, to } = request.query;
    const caller = callerOf(request);
    const familyId =
      named === undefined
        ? await listedFamily(database.db, caller)
        : await reachFamily(database, caller, named);
    const filter = { isOfAll: familyId === undefined, actorId, action, from, to };
    return listRecords(deps, request, reply, { familyId }, filter);
  });
}
