import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RedemptionListing } from '../../../schema/rewards.ts';
import { newId } from '../../base/ids.ts';
import { familyMark } from '../../db/marks.ts';
import { authorizeForFamily, learnerOrCaller, listedFamily, namedLearner } from '../../http/access.ts';
import type { App, Caller } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeIdempotently } from '../../http/commands.ts';
import { sendUnchanged } from '../../http/listings/etags.ts';
import { readListing } from '../../http/listings/listing-turns.ts';
import { type PageQuery, sendPage } from '../../http/listings/paging.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';
import {
  findRedemption,
  forbidForeign,
  listRedemptions,
  type RedemptionFilter,
  smallRedemptions,
} from './queries.ts';
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
    const filter = { ...(familyId !== undefined && { familyId }), ...(status && { status }) };
    return list(deps, request, reply, filter);
  });

  app.get('/api/redemptions/my', operations.listMyRedemptions, async (request, reply) => {
    const access = await learnerOrCaller(db, callerOf(request), request.query.learnerId);
    return access ? list(deps, request, reply, access) : [];
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

/** Sends a page of redemptions, unless the client has it. */
async function list(
  deps: Deps,
  request: FastifyRequest<{ Querystring: PageQuery }>,
  reply: FastifyReply,
  filter: RedemptionFilter,
): Promise<RedemptionListing[] | FastifyReply> {
  const { familyId } = filter;
  if (familyId !== undefined && (await sendUnchanged(request, reply, () => familyMark(deps, familyId))))
    return reply;
  const page = await readListing(request, reply, {
    small: () => smallRedemptions(deps, filter, request.query),
    any: () => listRedemptions(deps.database.db, filter, request.query),
  });
  return sendPage(page, request, reply);
}
