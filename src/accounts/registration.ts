import type { RegisterRequest, User } from '../../schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { mayActForFamily } from '../http/access.ts';
import type { Caller } from '../http/app-types.ts';
import { validationFailed } from '../http/problems.ts';
import { useCode } from './codes.ts';
import { addFirst, requireSetupCode } from './first-user.ts';
import { addAdmin, addHeadOfFamily } from './heads.ts';
import { requirePasswordLength } from './passwords.ts';

/** New user, and the password hash that creates its first session. */
interface Registered {
  user: User;
  passwordHash: string;
}

/** Function that returns the caller of a registration, or null without a token. Rejects an invalid token. */
type ReadCaller = () => Promise<Caller | null>;

/** Adds a user whose registration is admitted. */
type Add = (passwordHash: string) => Promise<User>;

type RegistrationDeps = Pick<Deps, 'database' | 'settings' | 'exposure' | 'services' | 'now'>;

/** Creates a function that registers users (decisions.md 2.1). The first user becomes ADMIN. */
export function createRegistration(deps: RegistrationDeps) {
  const { exposure, services, now } = deps;
  const { db } = deps.database;
  return async (
    body: RegisterRequest,
    { block: client, requestId }: { block: string; requestId: string },
    caller: ReadCaller,
  ): Promise<Registered> => {
    requirePasswordLength(body.password);
    if (!(await services.hasUsers())) {
      const needsCode = exposure.isExposed();
      if (needsCode) requireSetupCode(body);
      const passwordHash = await services.passwords.hash(body.password, client);
      const actor = { actorId: null, actorRole: null, requestId };
      const setup = needsCode ? now() : undefined;
      const user = await addFirst(db, body, passwordHash, { actor, setup });
      if (user) return { user, passwordHash };
    }
    const add = await admit(deps, body, { requestId, caller });
    const passwordHash = await services.passwords.hash(body.password, client);
    await services.purgeWaiting(body);
    return { user: await add(passwordHash), passwordHash };
  };
}

/** Checks whether the user may register. Reads the caller only where it matters: other tokens are ignored. */
async function admit(
  deps: RegistrationDeps,
  body: RegisterRequest,
  { requestId, caller }: { requestId: string; caller: ReadCaller },
): Promise<Add> {
  const { database, settings, exposure, services } = deps;
  if (body.role === 'LEARNER') {
    const { username, email, name } = body;
    const learner = { parentId: requireParentId(body.parentId), username, email, name };
    const isAdded = exposure.learnerRegistration() === 'open' || mayAdd(await caller(), learner.parentId);
    const add = isAdded ? services.addLearner : services.addWaitingLearner;
    return (passwordHash) => add({ ...learner, passwordHash });
  }
  if (body.role === 'PARENT' && settings.registration !== 'open' && (await caller())?.role !== 'ADMIN') {
    if (settings.registration === 'closed') throw new Problem('REGISTRATION_CLOSED');
    return inviteOf(deps, body);
  }
  if (body.role === 'PARENT')
    return (passwordHash) =>
      database.db.transaction().execute((trx) => addHeadOfFamily(trx, body, 'PARENT', passwordHash));
  const { userId: actorId, role: actorRole } = (await caller()) ?? {};
  if (actorId === undefined || actorRole !== 'ADMIN') throw new Problem('ADMIN_REQUIRED');
  const actor = { actorId, actorRole, requestId };
  return (passwordHash) =>
    database.db.transaction().execute((trx) => addAdmin(trx, body, passwordHash, actor));
}

/** Checks whether the caller may add learners of this parent. */
function mayAdd(caller: Caller | null, parentId: number): boolean {
  return caller !== null && mayActForFamily(caller, parentId);
}

/** Returns a function that adds a parent and uses its invitation up in the same transaction. */
function inviteOf({ database: { db }, now }: RegistrationDeps, body: RegisterRequest): Add {
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
