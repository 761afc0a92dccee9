import { newId } from '../../base/ids.ts';
import { authorizeForFamily, learnerOrCaller, listedFamily, namedLearner } from '../../http/access.ts';
import type { App, Caller } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeIdempotently } from '../../http/commands.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';
import { findRedemption, forbidForeign, listRedemptions } from './queries.ts';
import { approveRedemption, redeemReward, rejectRedemption } from './redemptions.domain.ts';

/** Registers redemptions of rewards and decisions on them (interface.md 4.6). */
export function registerRedemptionRoutes(app: App, deps: Deps): void {
  const {
    database: { db },
    commands,
  } = deps;
  app.post('/api/rewards/:rewardId/redeem', operations.redeemReward, async (request, reply) => {
    const { rewardId } = request.params;
    const { learnerId, familyId } = await namedLearner(db, callerOf(request), request.query.learnerId);
    const data = { learnerId, rewardId, redemptionId: newId() };
    const command = { handler: redeemReward, familyId, data, status: 201, learnerId } as const;
    return forbidForeign(db, rewardId, () => executeIdempotently(commands, request, reply, command));
  });

  app.get('/api/redemptions', operations.listRedemptions, async (request, reply) => {
    const { status } = request.query;
    const familyId = await listedFamily(db, callerOf(request));
    const of = familyId === undefined ? 'all' : 'family';
    return listRedemptions(deps, request, reply, { familyId }, { of, status });
  });

  app.get('/api/redemptions/my', operations.listMyRedemptions, async (request, reply) => {
    const access = await learnerOrCaller(db, callerOf(request), request.query.learnerId);
    return access ? listRedemptions(deps, request, reply, access, { of: 'learner' }) : [];
  });

  app.put('/api/redemptions/:redemptionId/approve', operations.approveRedemption, async (request, reply) => {
    const command = await decision(approveRedemption, callerOf(request), request.params, request.body);
    return executeIdempotently(commands, request, reply, command);
  });

  app.put('/api/redemptions/:redemptionId/reject', operations.rejectRedemption, async (request, reply) => {
    const command = await decision(rejectRedemption, callerOf(request), request.params, request.body);
    return executeIdempotently(commands, request, reply, command);
  });

  /** Returns the command of a caller who may decide on the redemption. */
  async function decision(
    handler: typeof approveRedemption,
    caller: Caller,
    { redemptionId }: { redemptionId: string },
    body: { notes?: string } | null | undefined,
  ) {
    const { familyId, ...redemption } = await findRedemption(db, caller, redemptionId);
    authorizeForFamily(caller, familyId, 'This redemption belongs to another family.');
    const data = { redemptionId, ...redemption, notes: body?.notes || null };
    return { handler, familyId, data, learnerId: redemption.learnerId };
  }
}
