import { userIdOf } from '../../schema/common.ts';
import type { Deps } from '../deps.ts';
import { reachLearner, requireLearner } from '../http/access.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeOnce } from '../http/idempotency.ts';
import { page } from '../http/paging.ts';
import { adjustPoints } from './domain.ts';
import * as operations from './operations.ts';
import { balanceAsOf, balanceOf, pointHistory } from './queries.ts';

/** Balances and the history of the ledger (interface.md 4.5). */
export function registerPointRoutes(app: App, { database: { db }, ledger }: Deps): void {
  app.get('/api/points/balance', operations.getBalance, async (request) => {
    const { learnerId, asOf } = request.query;
    const access = await requireLearner(db, callerOf(request), learnerId);
    return {
      balance: asOf === undefined ? await balanceOf(db, access) : await balanceAsOf(db, access, asOf),
    };
  });

  app.get('/api/points/history', operations.getHistory, async (request, reply) => {
    const { query } = request;
    const access = await requireLearner(db, callerOf(request), query.learnerId);
    const rows = await pointHistory(db, access, query);
    return page(rows, query.limit, ({ place }) => place, request, reply);
  });

  app.get('/api/points', operations.getOwnBalance, async (request) => {
    const caller = callerOf(request);
    if (caller.role !== 'LEARNER') return { balance: 0 };
    return { balance: await balanceOf(db, await reachLearner(db, caller, caller.userId)) };
  });

  app.post('/api/points/adjust', operations.adjustPoints, async (request, reply) => {
    const caller = callerOf(request);
    const { learnerId, familyId } = await reachLearner(db, caller, userIdOf(request.body.learnerId));
    const data = { learnerId, amount: request.body.amount, reason: request.body.reason };
    const command = { handler: adjustPoints, data, familyId, actorId: caller.userId };
    return executeOnce(ledger, command, request, reply, { status: 201, learnerId });
  });
}
