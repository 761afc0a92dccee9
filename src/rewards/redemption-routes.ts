import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { defaultLearner, requireLearner } from '../http/access.ts';
import type { App, Caller } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { newId } from '../ledger/ids.ts';
import * as operations from './operations.ts';
import { findRedemption, forbiddenWhereForeign, listRedemptions } from './queries.ts';
import { approveRedemption, redeemReward, rejectRedemption } from './redemptions.domain.ts';

/** Asking for a reward, and deciding on it (interface.md 4.6). */
export function registerRedemptionRoutes(app: App, { database: { db }, ledger }: Deps): void {
  app.post('/api/rewards/:rewardId/redeem', operations.redeemReward, async (request, reply) => {
    const caller = callerOf(request);
    const { rewardId } = request.params;
    const { learnerId, familyId } = await requireLearner(db, caller, request.query.learnerId);
    const data = { learnerId, rewardId, redemptionId: newId() };
    reply.code(201);
    return forbiddenWhereForeign(db, rewardId, () =>
      ledger.execute({ handler: redeemReward, data, familyId, actorId: caller.userId }),
    );
  });

  app.get('/api/redemptions', operations.listRedemptions, async (request) => {
    const { role, userId } = callerOf(request);
    const { status } = request.query;
    return listRedemptions(db, { ...(role !== 'ADMIN' && { familyId: userId }), ...(status && { status }) });
  });

  app.get('/api/redemptions/my', operations.listMyRedemptions, async (request) => {
    const access = await defaultLearner(db, callerOf(request), request.query.learnerId);
    return access ? listRedemptions(db, access) : [];
  });

  app.put('/api/redemptions/:redemptionId/approve', operations.approveRedemption, async (request) =>
    decide(approveRedemption, callerOf(request), request.params.redemptionId, request.body?.notes),
  );

  app.put('/api/redemptions/:redemptionId/reject', operations.rejectRedemption, async (request) =>
    decide(rejectRedemption, callerOf(request), request.params.redemptionId, request.body?.notes),
  );

  async function decide(
    handler: typeof approveRedemption,
    caller: Caller,
    redemptionId: string,
    notes?: string,
  ) {
    const { familyId, ...redemption } = await findRedemption(db, redemptionId);
    if (caller.role !== 'ADMIN' && familyId !== caller.userId) {
      throw new Problem('FORBIDDEN', { detail: 'This redemption belongs to another family.' });
    }
    const data = { redemptionId, ...redemption, notes: notes || null };
    return ledger.execute({ handler, data, familyId, actorId: caller.userId });
  }
}
