import { gradeLevelOf, userIdOf } from '../../../schema/common.ts';
import { type CreateLearner, UpdateLearner, UpdateProfile } from '../../../schema/learners.ts';
import { Problem } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Row } from '../../db/tables.ts';
import { type LearnerAccess, listedFamily, reachLearner } from '../../http/access.ts';
import type { App, Caller } from '../../http/app-types.ts';
import { actorOf } from '../../http/audit.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeAsCaller, executeIdempotently } from '../../http/commands.ts';
import { requireAnyOf } from '../../http/validation.ts';
import type { Deps } from '../../slice/deps.ts';
import { addUnderFreeName, type Execute, type UnnamedLearner } from './add-learner.ts';
import { createRemoveLearner, ensureProfile, setDoubleOrLoss, setPassword, updateProfile } from './domain.ts';
import * as operations from './operations.ts';
import { toProfile } from './profile.ts';
import {
  doubleOrLossEnabled,
  listLearners,
  listWaiting,
  masteryOf,
  parentOf,
  reachLearnerAccount,
  reachWaiting,
  storedProfile,
} from './queries.ts';
import { updateLearner } from './renaming.domain.ts';
import { confirmLearner, refuseLearner } from './waiting.domain.ts';

/** Registers a parent's learners (interface.md 4.2). */
export function registerLearnerRoutes(app: App, deps: Deps): void {
  const { commands, now, services } = deps;
  const { db } = deps.database;

  app.get('/api/learners', operations.listLearners, async (request, reply) => {
    const familyId = await listedFamily(db, callerOf(request), request.query.parentId);
    const isOfAll = familyId === undefined;
    return request.query.status === 'waiting'
      ? listWaiting(deps, request, reply, { familyId }, { isOfAll, now: now().toISOString() })
      : listLearners(deps, request, reply, { familyId }, { isOfAll });
  });

  app.post('/api/learners', operations.createLearner, async (request, reply) => {
    const { body } = request;
    const isRetried = (problem: Problem) => isTaken(problem, body.email === undefined);
    const learner = await learnerOf(callerOf(request), body, services.passwords);
    if (body.email !== undefined) await services.purgeWaiting({ username: '', email: body.email });
    const add: Execute = (command) => {
      const options = { status: 201, learnerId: command.data.learnerId, isRetried } as const;
      const work = () => executeIdempotently(commands, request, reply, { ...command, ...options });
      return app.turns.costly.run(command.familyId, work);
    };
    return addUnderFreeName(deps.database, add, learner, { nowMs: now().getTime(), isRetried });
  });
}

/** Registers the invitations of learners (decisions.md 2.1). */
export function registerInvitationRoutes(app: App, { services }: Deps): void {
  app.post('/api/learners/invitations', operations.createInvitation, async (request, reply) => {
    const familyId = familyOf(callerOf(request), request.body.parentId);
    reply.code(201);
    return services.createLearnerInvitation(familyId, actorOf(request));
  });
}

/** Registers what a parent does with one learner, who may still wait (interface.md 4.2, decisions.md 2.1). */
export function registerLearnerAccountRoutes(app: App, deps: Deps): void {
  const { commands, registry, now, services } = deps;
  const { db } = deps.database;
  const removeLearner = createRemoveLearner(registry.erasures);

  /** Returns the learner, who may wait, and the family. Throws 404, 403 or 400 (not a learner). */
  const reachAccount = async (caller: Caller, id: number) => {
    const waiting = await reachWaiting(db, caller, id, now());
    return { ...(waiting ?? (await reachLearnerAccount(db, caller, id))), isWaiting: waiting !== undefined };
  };

  app.put('/api/learners/:id/confirm', operations.confirmLearner, async (request, reply) => {
    const { id } = request.params;
    const caller = callerOf(request);
    const access = (await reachWaiting(db, caller, id, now())) ?? (await reachLearner(db, caller, id));
    const { learnerId, familyId } = access;
    const data = { learnerId, profileId: newId() };
    const command = { handler: confirmLearner, familyId, data, learnerId };
    return executeIdempotently(commands, request, reply, command);
  });

  app.put('/api/learners/:id', operations.updateLearner, async (request) => {
    requireAnyOf(UpdateLearner, request.body);
    const { learnerId, familyId } = await reachAccount(callerOf(request), request.params.id);
    const { username } = request.body;
    if (username !== undefined) await services.purgeWaiting({ username, email: '' });
    const data = { learnerId, fields: request.body };
    return executeAsCaller(commands, request, { handler: updateLearner, familyId, data });
  });

  app.delete('/api/learners/:id', operations.deleteLearner, async (request, reply) => {
    const { learnerId, familyId, isWaiting } = await reachAccount(callerOf(request), request.params.id);
    const handler = isWaiting ? refuseLearner : removeLearner;
    const command = { handler, familyId, data: { learnerId } };
    const result = await executeAsCaller(commands, request, command, reply);
    await services.sessions.refresh();
    return result;
  });

  app.put('/api/learners/:id/password', operations.setPassword, async (request) => {
    const { learnerId, familyId } = await reachLearner(db, callerOf(request), request.params.id);
    const data = {
      learnerId,
      passwordHash: await services.passwords.hash(request.body.password, callerOf(request).userId),
    };
    const result = await executeAsCaller(commands, request, { handler: setPassword, familyId, data });
    await services.sessions.refresh();
    return result;
  });
}

/** Registers profiles and settings (interface.md 4.2, 4.3). */
export function registerProfileRoutes(app: App, { database: { db }, commands, services }: Deps): void {
  app.get('/api/learner-profile/:userId', operations.getProfile, async (request) => {
    const access = await reachLearner(db, callerOf(request), request.params.userId);
    const { learnerId, familyId } = access;
    const data = { learnerId, profileId: newId() };
    const stored =
      (await storedProfile(db, access)) ??
      (await executeAsCaller(commands, request, { handler: ensureProfile, familyId, data }));
    return withMastery(stored, access);
  });

  app.put('/api/learner-profile/:userId', operations.updateProfile, async (request) => {
    requireAnyOf(UpdateProfile, request.body);
    const access = await reachLearner(db, callerOf(request), request.params.userId);
    const { learnerId, familyId } = access;
    const data = { learnerId, profileId: newId(), fields: request.body };
    const stored = await executeAsCaller(commands, request, { handler: updateProfile, familyId, data });
    return withMastery(stored, access);
  });

  app.get('/api/learners/:id/parent', operations.getLearnerParent, async (request) => {
    const { familyId } = await reachLearner(db, callerOf(request), request.params.id);
    return parentOf(db, familyId);
  });

  app.get('/api/learner-settings/:learnerId', operations.getSettings, async (request) => {
    const access = await reachLearner(db, callerOf(request), request.params.learnerId);
    return { doubleOrLossEnabled: await doubleOrLossEnabled(db, access) };
  });

  app.put(
    '/api/learner-settings/:learnerId/double-or-loss',
    operations.setDoubleOrLoss,
    async (request, reply) => {
      const { learnerId, familyId } = await reachLearner(db, callerOf(request), request.params.learnerId);
      const data = { learnerId, enabled: request.body.enabled };
      const command = { handler: setDoubleOrLoss, familyId, data, learnerId };
      return executeIdempotently(commands, request, reply, command);
    },
  );

  async function withMastery(row: Row<'learner_profiles'>, access: LearnerAccess) {
    const [mastery, describe] = await Promise.all([
      masteryOf(db, access),
      services.describeConceptsOf(access),
    ]);
    return toProfile(row, mastery, describe);
  }
}

/** Returns the family that an ADMIN names, or that of the caller. */
function familyOf({ role, userId }: Caller, parentId: CreateLearner['parentId']): number {
  return role === 'ADMIN' && parentId !== undefined ? userIdOf(parentId) : userId;
}

/** Returns the learner that a request describes. */
async function learnerOf(
  caller: Caller,
  { name, email, role, gradeLevel, parentId, password }: CreateLearner,
  passwords: Deps['services']['passwords'],
): Promise<UnnamedLearner> {
  if (role !== undefined && role !== 'LEARNER') throw new Problem('INVALID_ROLE');
  return {
    parentId: familyOf(caller, parentId),
    name,
    email,
    passwordHash: password === undefined ? null : await passwords.hash(password, caller.userId),
    actorId: caller.userId,
    ...(gradeLevel !== undefined && { gradeLevel: gradeLevelOf(gradeLevel) }),
  };
}

/** Returns true if another username may help: this one or the email generated from it is taken. */
function isTaken({ code }: Problem, hasGeneratedEmail: boolean): boolean {
  return code === 'USERNAME_TAKEN' || (hasGeneratedEmail && code === 'EMAIL_TAKEN');
}
