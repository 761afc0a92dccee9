import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { defaultLearner, requireLearner } from '../http/access.ts';
import type { App, Caller } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeOnce } from '../http/idempotency.ts';
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
    const command = { handler: redeemReward, data, familyId, actorId: caller.userId };
    return forbiddenWhereForeign(db, rewardId, () =>
      executeOnce(ledger, command, request, reply, { status: 201, learnerId }),
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

  app.put('/api/redemptions/:redemptionId/approve', operations.approveRedemption, async (request, reply) => {
    const command = await decision(approveRedemption, callerOf(request), request.params, request.body);
    return executeOnce(ledger, command, request, reply, command.data);
  });

  app.put('/api/redemptions/:redemptionId/reject', operations.rejectRedemption, async (request, reply) => {
    const command = await decision(rejectRedemption, callerOf(request), request.params, request.body);
    return executeOnce(ledger, command, request, reply, command.data);
  });

  /** The command by which the caller decides on a redemption of a family that it reaches. */
  async function decision(
    handler: typeof approveRedemption,
    caller: Caller,
    { redemptionId }: { redemptionId: string },
    body: { notes?: string } | null | undefined,
  ) {
    const { familyId, ...redemption } = await findRedemption(db, redemptionId);
    if (caller.role !== 'ADMIN' && familyId !== caller.userId) {
      throw new Problem('FORBIDDEN', { detail: 'This redemption belongs to another family.' });
    }
    const data = { redemptionId, ...redemption, notes: body?.notes || null };
    return { handler, data, familyId, actorId: caller.userId };
  }
}
