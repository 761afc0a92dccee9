import { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { reachFamily, reachLearner } from '../http/access.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { exportCsv, exportNdjson, ledgerEnd } from '../ledger/export.ts';
import { verifyFamily } from '../ledger/verify.ts';
import * as operations from './operations.ts';

/** Verifications that may wait for their turn: they run one after the other, so that they do not starve the rest. */
const maxWaiting = 10;

/** What an auditor reads: verification and export of a family's ledger. */
export function registerAuditRoutes(app: App, { database, ledger, now }: Deps): void {
  const { db } = database;
  const inTurn = openTurns(maxWaiting);

  app.get('/api/ledger/verify', operations.verifyLedger, async (request) => {
    const { learnerId, familyId } = request.query;
    const caller = callerOf(request);
    const id =
      learnerId === undefined
        ? await reachFamily(db, caller, familyId)
        : (await reachLearner(db, caller, learnerId)).familyId;
    const context = { database, catalog: ledger.catalog, rules: ledger.rules };
    const verification = await inTurn(() => verifyFamily(context, id, { now }));
    if (!verification) throw new Problem('USER_NOT_FOUND');
    return verification;
  });

  app.get('/api/ledger/export', operations.exportLedger, async (request, reply) => {
    const { familyId, format } = request.query;
    const id = await reachFamily(db, callerOf(request), familyId);
    const end = await ledgerEnd(database, id);
    if (!end) throw new Problem('USER_NOT_FOUND');
    const isCsv = format === 'csv';
    reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson')
      .header('content-disposition', `attachment; filename="ledger-${id}.${format}"`);
    return reply.send(Readable.from(isCsv ? exportCsv(database, id, end) : exportNdjson(database, id, end)));
  });
}

/** Runs work one after the other; 503 for who would have to wait behind too many. */
function openTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
    waiting += 1;
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
