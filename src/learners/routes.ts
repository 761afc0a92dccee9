import { gradeLevelOf, userIdOf } from '../../schema/common.ts';
import { type CreateLearner, UpdateProfile } from '../../schema/learners.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { type LearnerAccess, reachLearner, requireFamily } from '../http/access.ts';
import type { App, Caller } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeOnce } from '../http/idempotency.ts';
import { requireAnyOf } from '../http/validation.ts';
import { newId } from '../ledger/ids.ts';
import { addUnderFreeName, type Execute, type UnnamedLearner } from './accounts.ts';
import { ensureProfile, removeLearner, setDoubleOrLoss, setPassword, updateProfile } from './domain.ts';
import * as operations from './operations.ts';
import { type DescribeConcept, toProfile } from './profile.ts';
import {
  doubleOrLossEnabled,
  listLearners,
  masteryOf,
  reachDeletableLearner,
  storedProfile,
} from './queries.ts';

/** What learners need of the accounts and of the lessons. */
export interface LearnerDeps extends Deps {
  hashPassword(password: string): Promise<string>;
  /** Makes ended sessions known on this instance at once. */
  refreshSessions(): Promise<void>;
  describeConceptsOf(learner: LearnerAccess): Promise<DescribeConcept>;
}

/** A parent's learners (interface.md 4.2). */
export function registerLearnerRoutes(app: App, deps: LearnerDeps): void {
  const { database, ledger, hashPassword, refreshSessions } = deps;
  const { db } = database;

  app.get('/api/learners', operations.listLearners, async (request) => {
    const { role, userId } = callerOf(request);
    const { parentId } = request.query;
    if (role !== 'ADMIN') return listLearners(db, userId);
    return listLearners(db, parentId === undefined ? undefined : await requireFamily(db, parentId));
  });

  app.post('/api/learners', operations.createLearner, async (request, reply) => {
    const { body } = request;
    const isRetried = (problem: Problem) => isTaken(problem, body.email === undefined);
    const learner = await learnerOf(callerOf(request), body, hashPassword);
    const execute: Execute = (command) => {
      const options = { status: 201 as const, learnerId: command.data.userId, isRetried };
      return executeOnce(ledger, command, request, reply, options);
    };
    return addUnderFreeName(database, execute, learner, { nowMs: deps.now().getTime(), isRetried });
  });

  app.delete('/api/learners/:id', operations.deleteLearner, async (request) => {
    const caller = callerOf(request);
    const { learnerId, familyId } = await reachDeletableLearner(db, caller, request.params.id);
    const command = { handler: removeLearner, data: { learnerId }, familyId, actorId: caller.userId };
    const result = await ledger.execute(command);
    await refreshSessions();
    return result;
  });

  app.put('/api/learners/:id/password', operations.setPassword, async (request) => {
    const caller = callerOf(request);
    const { learnerId, familyId } = await reachLearner(db, caller, request.params.id);
    const data = { learnerId, passwordHash: await hashPassword(request.body.password) };
    const result = await ledger.execute({ handler: setPassword, data, familyId, actorId: caller.userId });
    await refreshSessions();
    return result;
  });
}

/** Profiles and settings (interface.md 4.2, 4.3). */
export function registerProfileRoutes(
  app: App,
  { database: { db }, ledger, describeConceptsOf }: LearnerDeps,
): void {
  app.get('/api/learner-profile/:userId', operations.getProfile, async (request) => {
    const caller = callerOf(request);
    const access = await reachLearner(db, caller, request.params.userId);
    const { learnerId, familyId } = access;
    const data = { learnerId, profileId: newId() };
    const stored =
      (await storedProfile(db, access)) ??
      (await ledger.execute({ handler: ensureProfile, data, familyId, actorId: caller.userId }));
    return shown(stored, access);
  });

  app.put('/api/learner-profile/:userId', operations.updateProfile, async (request) => {
    requireAnyOf(UpdateProfile, request.body);
    const caller = callerOf(request);
    const access = await reachLearner(db, caller, request.params.userId);
    const { learnerId, familyId } = access;
    const data = { learnerId, profileId: newId(), fields: request.body };
    return shown(
      await ledger.execute({ handler: updateProfile, data, familyId, actorId: caller.userId }),
      access,
    );
  });

  app.get('/api/learner-settings/:learnerId', operations.getSettings, async (request) => {
    const access = await reachLearner(db, callerOf(request), request.params.learnerId);
    return { doubleOrLossEnabled: await doubleOrLossEnabled(db, access) };
  });

  app.put('/api/learner-settings/:learnerId/double-or-loss', operations.setDoubleOrLoss, async (request) => {
    const caller = callerOf(request);
    const { learnerId, familyId } = await reachLearner(db, caller, request.params.learnerId);
    const data = { learnerId, enabled: request.body.enabled };
    return ledger.execute({ handler: setDoubleOrLoss, data, familyId, actorId: caller.userId });
  });

  async function shown(row: Row<'learner_profiles'>, access: LearnerAccess) {
    const [mastery, describe] = await Promise.all([masteryOf(db, access), describeConceptsOf(access)]);
    return toProfile(row, mastery, describe);
  }
}

/** The learner that a request describes. */
async function learnerOf(
  caller: Caller,
  { name, email, role, gradeLevel, parentId, password }: CreateLearner,
  hashPassword: LearnerDeps['hashPassword'],
): Promise<UnnamedLearner> {
  if (role !== undefined && role !== 'LEARNER') throw new Problem('INVALID_ROLE');
  const isOthers = caller.role === 'ADMIN' && parentId !== undefined;
  return {
    parentId: isOthers ? userIdOf(parentId) : caller.userId,
    name,
    email,
    passwordHash: password === undefined ? null : await hashPassword(password),
    actorId: caller.userId,
    ...(gradeLevel !== undefined && { gradeLevel: gradeLevelOf(gradeLevel) }),
  };
}

/** Whether another username helps: it was taken, or the address made from it. */
function isTaken({ code }: Problem, hasGeneratedEmail: boolean): boolean {
  return code === 'USERNAME_TAKEN' || (hasGeneratedEmail && code === 'EMAIL_TAKEN');
}
