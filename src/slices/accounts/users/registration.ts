import type { RegisterRequest, User } from '../../../../schema/accounts.ts';
import { Problem } from '../../../base/errors.ts';
import { mayActForFamily } from '../../../http/access.ts';
import type { Caller } from '../../../http/app-types.ts';
import { validationFailed } from '../../../http/problem-details.ts';
import type { Deps } from '../../../slice/deps.ts';
import { codeHashOf, useCode } from '../sign-in/codes.ts';
import { createRequireOwner, type RequireOwner } from '../sign-in/confirmation.ts';
import { requirePasswordLength } from '../sign-in/passwords.ts';
import { addFirst, requireSetupCode } from './first-user.ts';
import { addAdmin, addHeadOfFamily } from './heads.ts';
import { isLearnerInvitation } from './learner-invitations.ts';

/** New user, and the password hash that creates its first session. */
interface Registered {
  user: User;
  passwordHash: string;
}

/** Function that returns the caller of a registration, or null without a token. Rejects an invalid token. */
type ReadCaller = () => Promise<Caller | null>;

/** Adds a user whose registration is admitted. */
type Add = (passwordHash: string) => Promise<User>;

/** Client that registers a user. */
interface Client {
  /** Block of its IP address. */
  block: string;
  requestId: string;
}

/** Request of a registration: its client and its caller. */
interface Origin extends Client {
  caller: ReadCaller;
  requireOwner: RequireOwner;
}

/** Creates a function that registers users (decisions.md 2.1). The first user becomes ADMIN. */
export function createRegistration(deps: Deps) {
  const { exposure, services, now } = deps;
  const requireOwner = createRequireOwner(deps);
  const { db } = deps.database;
  return async (body: RegisterRequest, client: Client, caller: ReadCaller): Promise<Registered> => {
    const { block, requestId } = client;
    requirePasswordLength(body.password);
    if (!(await services.hasUsers())) {
      const needsCode = exposure.isExposed();
      if (needsCode) requireSetupCode(body);
      const passwordHash = await services.passwords.hash(body.password, block);
      const actor = { actorId: null, actorRole: null, requestId };
      const setup = needsCode ? now() : undefined;
      const user = await addFirst(db, body, passwordHash, { actor, setup });
      if (user) return { user, passwordHash };
    }
    const add = await admit(deps, body, { ...client, caller, requireOwner });
    const passwordHash = await services.passwords.hash(body.password, block);
    await services.purgeWaiting(body);
    return { user: await add(passwordHash), passwordHash };
  };
}

/** Checks whether the user may register. Reads the caller only where it matters: other tokens are ignored. */
async function admit(deps: Deps, body: RegisterRequest, origin: Origin): Promise<Add> {
  const { database, settings } = deps;
  if (body.role === 'LEARNER') return admitLearner(deps, body, origin.caller);
  if (body.role === 'PARENT' && settings.registration !== 'open' && !(await adminOf(body, origin))) {
    if (settings.registration === 'closed')
      throw new Problem('REGISTRATION_CLOSED', { detail: 'Only an administrator can register parents.' });
    return inviteOf(deps, body);
  }
  if (body.role === 'PARENT')
    return (passwordHash) =>
      database.db.transaction().execute((trx) => addHeadOfFamily(trx, body, 'PARENT', passwordHash));
  const admin = await adminOf(body, origin);
  if (!admin) throw new Problem('ADMIN_REQUIRED');
  const actor = { actorId: admin.userId, actorRole: admin.role, requestId: origin.requestId };
  return (passwordHash) =>
    database.db.transaction().execute((trx) => addAdmin(trx, body, passwordHash, actor));
}

/**
 * Checks whether a learner may register. One with a token of the family, or an invitation by it, joins at once; another one waits, or is
 * refused before anything is looked up, so that the answer tells nothing about the parent.
 */
async function admitLearner(deps: Deps, body: RegisterRequest, caller: ReadCaller): Promise<Add> {
  const { settings, exposure, services, database, now } = deps;
  const { username, email, name, invitation } = body;
  const learner = { parentId: requireParentId(body.parentId), username, email, name };
  const isOpen = settings.registration === 'open';
  const needsNothing = isOpen && exposure.learnerRegistration() === 'open';
  if (needsNothing || mayAdd(await caller(), learner.parentId))
    return (passwordHash) => services.addLearner({ ...learner, passwordHash });
  if (invitation !== undefined) {
    const codeHash = codeHashOf(invitation);
    const code = { familyId: learner.parentId, codeHash, now: now() };
    if (!(await isLearnerInvitation(database.db, code))) throw new Problem('INVITATION_REQUIRED');
    return (passwordHash) => services.addLearner({ ...learner, passwordHash, invitation: codeHash });
  }
  if (isOpen) return (passwordHash) => services.addWaitingLearner({ ...learner, passwordHash });
  throw settings.registration === 'closed'
    ? new Problem('REGISTRATION_CLOSED', { detail: howLearnersJoin })
    : new Problem('INVITATION_REQUIRED', { detail: howLearnersJoin });
}

const howLearnersJoin =
  'The parent adds the learner, or gives them an invitation: a code from POST /api/learners/invitations.';

/** Returns the ADMIN whose token the request has; undefined without one. Throws unless the ADMIN itself acts. */
async function adminOf(
  { confirmation }: RegisterRequest,
  { caller, requireOwner, block, requestId }: Origin,
): Promise<Caller | undefined> {
  const admin = await caller();
  if (admin?.role !== 'ADMIN') return undefined;
  await requireOwner(admin, confirmation, { block, requestId, member: '`confirmation`' });
  return admin;
}

/** Checks whether the caller may add learners of this parent. */
function mayAdd(caller: Caller | null, parentId: number): boolean {
  return caller !== null && mayActForFamily(caller, parentId);
}

/** Returns a function that adds a parent and uses its invitation up in the same transaction. */
function inviteOf({ database: { db }, now }: Deps, body: RegisterRequest): Add {
  const { invitation } = body;
  if (invitation === undefined) throw new Problem('INVITATION_REQUIRED');
  return (passwordHash) =>
    db.transaction().execute(async (trx) => {
      const code = { purpose: 'invitation', code: invitation, now: now() } as const;
      if (!(await useCode(trx, code))) throw new Problem('INVITATION_REQUIRED');
      return addHeadOfFamily(trx, body, 'PARENT', passwordHash);
    });
}

/** Checks the parent's id. The schema allows any value, since other roles ignore it (decisions.md 2.1). */
function requireParentId(parentId: RegisterRequest['parentId']): number {
  if (/^[1-9][0-9]{0,15}$/.test(String(parentId))) return Number(parentId);
  const message = parentId == null ? 'is required for a LEARNER' : "must be a user's id";
  throw validationFailed([{ pointer: '/body/parentId', message }]);
}
