import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { requireLearner } from '../http/access.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeOnce } from '../http/idempotency.ts';
import { newId } from '../ledger/ids.ts';
import { allocateAwards, cashInAward } from './domain.ts';
import * as operations from './operations.ts';
import { listActivities, listAwards, reachAward, usernameOf } from './queries.ts';
import { shareUrl } from './share-url.ts';
import { shareAward } from './shares.domain.ts';

/** Activities, and the awards that tokens become there (interface.md 4.7). */
export function registerAwardRoutes(app: App, { database: { db }, ledger, settings }: Deps): void {
  app.get('/api/activities', operations.listActivities, async () => listActivities(db));

  app.get('/api/awards', operations.listAwards, async (request) =>
    listAwards(db, await requireLearner(db, callerOf(request), request.query.learnerId)),
  );

  app.post('/api/awards/allocate', operations.allocateAwards, async (request, reply) => {
    const caller = callerOf(request);
    const { learnerId, familyId } = await requireLearner(db, caller, request.query.learnerId);
    const allocations = request.body.allocations.map(({ activityId, tokens }) => ({
      awardId: newId(),
      activityId: activityId.toLowerCase(),
      tokens,
    }));
    const data = { learnerId, allocations };
    const command = { handler: allocateAwards, data, familyId, actorId: caller.userId };
    return executeOnce(ledger, command, request, reply, { status: 201, learnerId });
  });

  app.post('/api/awards/:awardId/cash-in', operations.cashInAward, async (request, reply) => {
    const caller = callerOf(request);
    const { awardId } = request.params;
    const { learnerId, familyId } = await reachAward(db, caller, awardId);
    const command = { handler: cashInAward, data: { awardId }, familyId, actorId: caller.userId };
    return executeOnce(ledger, command, request, reply, { learnerId });
  });

  app.post('/api/awards/:awardId/share', operations.shareAward, async (request) => {
    const caller = callerOf(request);
    const { awardId } = request.params;
    const { active, title, description } = request.body;
    const { familyId } = await reachAward(db, caller, awardId);
    const first = { username: await usernameOf(db, caller), hash: randomBytes(16).toString('hex') };
    const data = { awardId, active, title, description, ...first };
    const name = await ledger.execute({ handler: shareAward, data, familyId, actorId: caller.userId });
    return { shareUrl: shareUrl(settings.appUrl, name) };
  });
}
