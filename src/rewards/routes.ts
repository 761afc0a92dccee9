import { UpdateReward } from '../../schema/rewards.ts';
import type { Deps } from '../deps.ts';
import { defaultLearner, reachLearner, requireFamily, requireLearner } from '../http/access.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeOnce } from '../http/idempotency.ts';
import { requireAnyOf } from '../http/validation.ts';
import { newId } from '../ledger/ids.ts';
import { createReward, deleteReward, savePoints, updateReward } from './domain.ts';
import * as operations from './operations.ts';
import { emptySummary, forbiddenWhereForeign, listRewards, rewardSummary } from './queries.ts';

/** The catalog of goals, and saving for them (interface.md 4.6). */
export function registerRewardRoutes(app: App, { database: { db }, ledger }: Deps): void {
  app.get('/api/rewards', operations.listRewards, async (request) => {
    const caller = callerOf(request);
    const { learnerId = caller.role === 'LEARNER' ? caller.userId : undefined, parentId } = request.query;
    if (learnerId !== undefined) return listRewards(db, await reachLearner(db, caller, learnerId));
    const isOthers = caller.role === 'ADMIN' && parentId !== undefined;
    return listRewards(db, { familyId: isOthers ? await requireFamily(db, parentId) : caller.userId });
  });

  app.post('/api/rewards', operations.createReward, async (request, reply) => {
    const { userId } = callerOf(request);
    const data = { rewardId: newId(), fields: request.body };
    const command = { handler: createReward, data, familyId: userId, actorId: userId };
    return executeOnce(ledger, command, request, reply, { status: 201 });
  });

  app.put('/api/rewards/:rewardId', operations.updateReward, async (request, reply) => {
    const { rewardId } = request.params;
    requireAnyOf(UpdateReward, request.body);
    const { userId } = callerOf(request);
    const data = { rewardId, fields: request.body };
    const command = { handler: updateReward, data, familyId: userId, actorId: userId };
    return forbiddenWhereForeign(db, rewardId, () => executeOnce(ledger, command, request, reply));
  });

  app.delete('/api/rewards/:rewardId', operations.deleteReward, async (request) => {
    const { rewardId } = request.params;
    const { userId } = callerOf(request);
    const command = { handler: deleteReward, data: { rewardId }, familyId: userId, actorId: userId };
    return forbiddenWhereForeign(db, rewardId, () => ledger.execute(command));
  });

  app.post('/api/rewards/:rewardId/save', operations.savePoints, async (request, reply) => {
    const caller = callerOf(request);
    const { rewardId } = request.params;
    const { learnerId, familyId } = await requireLearner(db, caller, request.query.learnerId);
    const data = { learnerId, rewardId, points: request.body.points };
    const command = { handler: savePoints, data, familyId, actorId: caller.userId };
    return forbiddenWhereForeign(db, rewardId, () =>
      executeOnce(ledger, command, request, reply, { learnerId }),
    );
  });

  app.get('/api/rewards-summary', operations.getRewardSummary, async (request) => {
    const access = await defaultLearner(db, callerOf(request), request.query.learnerId);
    return access ? rewardSummary(db, access) : emptySummary;
  });
}
