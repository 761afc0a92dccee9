import { randomBytes } from 'node:crypto';
import { newId } from '../../base/ids.ts';
import { namedLearner } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeAsCaller, executeIdempotently } from '../../http/commands.ts';
import type { Deps } from '../../slice/deps.ts';
import { allocateAwards, cashInAward } from './domain.ts';
import * as operations from './operations.ts';
import { listActivities, listAwards, reachAward, sharerWhoLeft, usernameOf } from './queries.ts';
import { shareAward, shareUrl } from './shares.domain.ts';

/** Registers activities and awards (interface.md 4.7). */
export function registerAwardRoutes(app: App, deps: Deps): void {
  const {
    database: { db },
    commands,
    settings,
  } = deps;
  app.get('/api/activities', operations.listActivities, async (request, reply) =>
    listActivities(deps, request, reply, {}, {}),
  );

  app.get('/api/awards', operations.listAwards, async (request, reply) => {
    const access = await namedLearner(db, callerOf(request), request.query.learnerId);
    return listAwards(deps, request, reply, access, {});
  });

  app.post('/api/awards/allocate', operations.allocateAwards, async (request, reply) => {
    const { learnerId, familyId } = await namedLearner(db, callerOf(request), request.query.learnerId);
    const allocations = request.body.allocations.map(({ activityId, tokens }) => ({
      awardId: newId(),
      activityId: activityId.toLowerCase(),
      tokens,
    }));
    const data = { learnerId, allocations };
    const command = { handler: allocateAwards, familyId, data, learnerId };
    return executeIdempotently(commands, request, reply, { ...command, status: 201 });
  });

  app.post('/api/awards/:awardId/cash-in', operations.cashInAward, async (request, reply) => {
    const { awardId } = request.params;
    const { learnerId, familyId } = await reachAward(db, callerOf(request), awardId);
    const command = { handler: cashInAward, familyId, data: { awardId }, learnerId };
    return executeIdempotently(commands, request, reply, command);
  });

  app.post('/api/awards/:awardId/share', operations.shareAward, async (request) => {
    const caller = callerOf(request);
    const { awardId } = request.params;
    const { active, title, description } = request.body;
    const { familyId } = await reachAward(db, caller, awardId);
    const data = {
      ...{ awardId, active, title, description },
      sharedBy: caller.userId,
      hash: randomBytes(16).toString('hex'),
      leftBy: await sharerWhoLeft(db, familyId, awardId),
    };
    const { sharedBy, hash } = await executeAsCaller(commands, request, {
      handler: shareAward,
      familyId,
      data,
    });
    const name = { username: await usernameOf(db, sharedBy), hash };
    return { shareUrl: shareUrl(settings.appUrl, name) };
  });
}
