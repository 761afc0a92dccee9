import { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { existing } from '../errors.ts';
import { reachLearner } from '../http/access.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { createBoundedQueue } from '../http/bounded-queue.ts';
import { exportCsv, exportNdjson, ledgerEnd } from '../ledger/export.ts';
import { verifyFamily } from '../ledger/verify.ts';
import { reachFamily } from './access.ts';
import * as operations from './operations.ts';

/** Limits of verifications, which run one at a time so that other requests get processor time. */
const verifications = { concurrency: 1, maxWaiting: 9, retryAfterSeconds: 5 };

/** Registers the operations that verify and export a family's ledger. */
export function registerAuditRoutes(app: App, { database, shapes, registry: { rules }, now }: Deps): void {
  const { db } = database;
  const enqueue = createBoundedQueue(verifications);

  app.get('/api/ledger/verify', operations.verifyLedger, async (request) => {
    const { learnerId, familyId } = request.query;
    const caller = callerOf(request);
    const id =
      learnerId === undefined
        ? await reachFamily(db, caller, familyId)
        : (await reachLearner(db, caller, learnerId)).familyId;
    const context = { database, shapes, rules };
    return existing(await enqueue(() => verifyFamily(context, id, { now })), 'USER_NOT_FOUND');
  });

  app.get('/api/ledger/export', operations.exportLedger, async (request, reply) => {
    const { familyId, format } = request.query;
    const id = await reachFamily(db, callerOf(request), familyId);
    const end = existing(await ledgerEnd(database, id), 'USER_NOT_FOUND');
    const isCsv = format === 'csv';
    reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson')
      .header('content-disposition', `attachment; filename="ledger-${id}.${format}"`);
    return reply.send(Readable.from(isCsv ? exportCsv(database, id, end) : exportNdjson(database, id, end)));
  });
}
