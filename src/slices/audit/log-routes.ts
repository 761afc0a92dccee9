import type { Selectable } from 'kysely';
import type { AuditRecord } from '../../../schema/audit.ts';
import { columnsOf } from '../../db/known-columns.ts';
import type { AuditLog } from '../../db/types.ts';
import { listedFamily } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import type { Order } from '../../http/listings/cursor.ts';
import { readPage, sendPage } from '../../http/listings/paging.ts';
import { reachFamily } from '../../http/reach-family.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';

const newestFirst: Order = { direction: 'desc', columns: { at: 'timestamp', id: 'integer' } };

/** Registers the audit log (decisions.md 9). */
export function registerAuditLogRoutes(app: App, { database }: Deps): void {
  app.get('/api/audit-log', operations.listAuditLog, async (request, reply) => {
    const { familyId, actorId, action, from, to, ...page } = request.query;
    const caller = callerOf(request);
    const listed =
      familyId === undefined
        ? await listedFamily(database.db, caller)
        : await reachFamily(database, caller, familyId);
    const rows = database.db
      .selectFrom('audit_log')
      .select(columnsOf('audit_log'))
      .$if(listed !== undefined, (query) => query.where('family_id', '=', listed ?? 0))
      .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? 0))
      .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
      .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('at', '<=', to ?? ''));
    return sendPage(await readPage(rows, newestFirst, page, toRecord), request, reply);
  });
}

/** Converts a row to a record of the API. */
function toRecord({ family_id, actor_id, actor_role, subject_id, request_id, ...row }: Selectable<AuditLog>) {
  return {
    ...row,
    actorId: actor_id,
    actorRole: actor_role,
    familyId: family_id === 0 ? null : family_id,
    subjectId: subject_id,
    requestId: request_id,
  } as AuditRecord; // The service writes only actions, roles and details of the schema.
}
