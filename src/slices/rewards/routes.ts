import { UpdateReward } from '../../../schema/rewards.ts';
import { newId } from '../../base/ids.ts';
import type { Db } from '../../db/database.ts';
import { familyMark } from '../../db/marks.ts';
import { learnerOrCaller, namedFamily, namedLearner, reachLearner } from '../../http/access.ts';
import type { App, Caller } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeAsCaller, executeIdempotently } from '../../http/commands.ts';
import { sendUnchanged, setTag } from '../../http/listings/etags.ts';
import type { Scope } from '../../http/listings/listing.ts';
import { requireAnyOf } from '../../http/validation.ts';
import type { Deps } from '../../slice/deps.ts';
import { createReward, deleteReward, savePoints, updateReward } from './domain.ts';
import * as operations from './operations.ts';
import { emptySummary, forbidForeign, listRewards, rewardSummary } from './queries.ts';

/** Registers the catalog of goals, and saving for them (interface.md 4.6). */
export function registerRewardRoutes(app: App, deps: Deps): void {
  const {
    database: { db },
    commands,
  } = deps;

  app.get('/api/rewards', operations.listRewards, async (request, reply) => {
    const scope = await catalogOf(db, callerOf(request), request.query);
    return listRewards(deps, request, reply, scope, { isOfLearner: scope.learnerId !== undefined });
  });

  app.post('/api/rewards', operations.createReward, async (request, reply) => {
    const data = { rewardId: newId(), fields: request.body };
    const command = { handler: createReward, familyId: callerOf(request).userId, data };
    return executeIdempotently(commands, request, reply, { ...command, status: 201 });
  });

  app.put('/api/rewards/:rewardId', operations.updateReward, async (request, reply) => {
    const { rewardId } = request.params;
    requireAnyOf(UpdateReward, request.body);
    const data = { rewardId, fields: request.body };
    const command = { handler: updateReward, familyId: callerOf(request).userId, data };
    return forbidForeign(db, rewardId, () => executeIdempotently(commands, request, reply, command));
  });

  app.delete('/api/rewards/:rewardId', operations.deleteReward, async (request, reply) => {
    const { rewardId } = request.params;
    const command = { handler: deleteReward, familyId: callerOf(request).userId, data: { rewardId } };
    return forbidForeign(db, rewardId, () => executeAsCaller(commands, request, command, reply));
  });

  app.post('/api/rewards/:rewardId/save', operations.savePoints, async (request, reply) => {
    const { rewardId } = request.params;
    const { learnerId, familyId } = await namedLearner(db, callerOf(request), request.query.learnerId);
    const data = { learnerId, rewardId, points: request.body.points };
    const command = { handler: savePoints, familyId, data, learnerId };
    return forbidForeign(db, rewardId, () => executeIdempotently(commands, request, reply, command));
  });

  app.get('/api/rewards-summary', operations.getRewardSummary, async (request, reply) => {
    const access = await learnerOrCaller(db, callerOf(request), request.query.learnerId);
    if (!access) return emptySummary;
    if (await sendUnchanged(request, reply, () => familyMark(deps, access.familyId))) return reply;
    const { summary, mark } = await rewardSummary(deps, access);
    setTag(request, reply, mark);
    return summary;
  });
}

/** Returns the family whose catalog the caller may list, and the learner whose savings it shows. */
async function catalogOf(
  db: Db,
  caller: Caller,
  {
    learnerId = caller.role === 'LEARNER' ? caller.userId : undefined,
    parentId,
  }: { learnerId?: number; parentId?: number },
): Promise<Scope & { familyId: number }> {
  if (learnerId !== undefined) return reachLearner(db, caller, learnerId);
  return { familyId: await namedFamily(db, caller, parentId) };
}
