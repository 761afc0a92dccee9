import { userIdOf } from '../../../schema/common.ts';
import { namedLearner, reachLearner } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeIdempotently } from '../../http/commands.ts';
import type { Deps } from '../../slice/deps.ts';
import { daysOf } from '../../slice/family-days.ts';
import { adjustPoints, giveBonus } from './domain.ts';
import * as operations from './operations.ts';
import { balanceAsOf, currentBalance, pointHistory } from './queries.ts';

/** Registers balances and the history of the ledger (interface.md 4.5). */
export function registerPointRoutes(app: App, deps: Deps): void {
  const {
    database: { db },
    commands,
    settings,
  } = deps;
  app.get('/api/points/balance', operations.getBalance, async (request) => {
    const { learnerId, asOf } = request.query;
    const access = await namedLearner(db, callerOf(request), learnerId);
    return {
      balance: asOf === undefined ? await currentBalance(deps, access) : await balanceAsOf(db, access, asOf),
    };
  });

  app.get('/api/points/history', operations.getHistory, async (request, reply) => {
    const access = await namedLearner(db, callerOf(request), request.query.learnerId);
    const { from, to, sourceType } = request.query;
    return pointHistory(deps, request, reply, access, { from, to, sourceType });
  });

  app.get('/api/points', operations.getOwnBalance, async (request) => {
    const caller = callerOf(request);
    if (caller.role !== 'LEARNER') return { balance: 0 };
    return { balance: await currentBalance(deps, await reachLearner(db, caller, caller.userId)) };
  });

  app.post('/api/points/adjust', operations.adjustPoints, async (request, reply) => {
    const { amount, reason, ...body } = request.body;
    const { learnerId, familyId } = await reachLearner(db, callerOf(request), userIdOf(body.learnerId));
    const command = { handler: adjustPoints, familyId, data: { learnerId, amount, reason }, learnerId };
    return executeIdempotently(commands, request, reply, { ...command, status: 201 });
  });

  app.post('/api/points/bonus', operations.giveBonus, async (request, reply) => {
    const { points, reason, ...body } = request.body;
    const { learnerId, familyId } = await reachLearner(db, callerOf(request), userIdOf(body.learnerId));
    const data = { learnerId, points, reason, ...daysOf(settings, familyId) };
    const command = { handler: giveBonus, familyId, data, learnerId };
    return executeIdempotently(commands, request, reply, { ...command, status: 201 });
  });
}
