import { Type } from '@sinclair/typebox';
import { RegisterRequest } from '../../../../schema/accounts.ts';
import { countOf } from '../../../base/count-of.ts';
import { OperatorError } from '../../../base/faults.ts';
import type { Database } from '../../../db/database.ts';
import { requireFields } from '../../../http/validation.ts';
import { operatorActor, recordAudit } from '../../../kernel/audit-log.ts';
import type { CliTools } from '../../../slice/slice.ts';
import { setPassword } from '../queries.ts';
import { createPasswords } from '../sign-in/passwords.ts';
import { type Account, detailsOf, listAccounts, requireAccount } from './account-queries.ts';
import { closeFamily } from './closing.ts';
import { addFirst } from './first-user.ts';
import { addAdmin } from './heads.ts';

/** Prints all users, or those with a role, in the order of their ids. */
export function list(tools: CliTools, role: string | undefined): Promise<void> {
  return tools.withDatabase(async ({ db }) => {
    let count = 0;
    async function* counted() {
      for await (const account of listAccounts(db, role?.toUpperCase())) {
        count += 1;
        yield account;
      }
    }
    await tools.printRows(counted(), ({ id, role, parentId, username, name, isWaiting }) =>
      [
        String(id).padStart(6),
        role.padEnd(7),
        username.padEnd(24),
        name.padEnd(24),
        `${isWaiting ? 'waits for' : 'family'} ${parentId ?? id}`,
      ].join('  '),
    );
    tools.note(`${countOf(count, 'user')}.`);
  });
}

/** Prints an account. */
export function show(tools: CliTools, name: string): Promise<void> {
  return tools.withDatabase(async ({ db }) => {
    const account = await requireAccount(db, name);
    const shown = { ...account, ...(await detailsOf(db, account.id, new Date())) };
    const lines = Object.entries(shown).map(
      ([field, value]) => `${`${field}:`.padEnd(17)}${Array.isArray(value) ? value.join(', ') : value}`,
    );
    tools.print(shown, ...lines);
  });
}

interface PasswordOptions {
  passwordStdin?: boolean;
}

/** Creates an administrator, also as the first user. */
export async function createAdmin(
  tools: CliTools,
  username: string,
  { email, name = username, ...options }: PasswordOptions & { email: string; name?: string },
): Promise<void> {
  const fields = Type.Pick(RegisterRequest, ['username', 'email', 'name']);
  const person = {
    ...requireFields(fields, { username, email, name }),
    role: 'ADMIN',
    password: '',
  } as const;
  await tools.withDatabase(async ({ db }) => {
    const hash = await readHash(tools, options);
    const actor = operatorActor;
    // The operator has the machine, so the first user needs no setup code.
    const first = await addFirst(db, person, hash, { actor });
    const { id } = first ?? (await db.transaction().execute((trx) => addAdmin(trx, person, hash, actor)));
    tools.finish({ id, username }, `Created the administrator ${username} with the id ${id}.`);
  });
}

/** Sets a user's password, and ends its sessions. A second factor stays on: a recovery code turns it off. */
export async function setUserPassword(
  tools: CliTools,
  name: string,
  options: PasswordOptions,
): Promise<void> {
  const account = await tools.withDatabase(({ db }) => requireAccount(db, name));
  const hash = await readHash(tools, options);
  const { id, username } = account;
  if (account.role === 'LEARNER' && !account.isWaiting) {
    const learner = { learnerId: id, familyId: familyOf(account), passwordHash: hash };
    await tools.withDeps(({ services }) => services.setLearnerPassword(learner));
  } else await tools.withDatabase(({ db }) => replacePassword(db, account, hash));
  tools.finish({ id, username }, `Set the password of ${username}, and ended their sessions.`);
}

async function replacePassword(db: Database['db'], account: Account, hash: string): Promise<void> {
  const { id, username, role } = account;
  // A waiting learner belongs to no family.
  const familyId = role === 'LEARNER' ? undefined : id;
  await db.transaction().execute(async (trx) => {
    if (!(await setPassword(trx, id, hash)))
      throw new OperatorError(`The user ${username} no longer exists.`);
    await recordAudit(trx, { action: 'PASSWORD_CHANGED', ...operatorActor, familyId, subjectId: id });
  });
}

/** Erases a learner, or closes the family of a parent or administrator, by the rules of the API. */
export async function remove(tools: CliTools, name: string, { yes }: { yes?: boolean }): Promise<void> {
  await tools.withDeps(async (deps) => {
    const { db } = deps.database;
    const account = await requireAccount(db, name);
    const { id, username, role, isWaiting } = account;
    const { learners } = await detailsOf(db, id, deps.now());
    const consequence =
      role === 'LEARNER'
        ? `This erases the learner ${username} (${id}).`
        : `This closes the family of ${username} (${id}) and erases ${countOf(learners.length, 'learner')}.`;
    await tools.confirm(`${consequence} This cannot be undone.`, yes);
    if (role === 'LEARNER') {
      await deps.services.removeLearner({ learnerId: id, familyId: familyOf(account), isWaiting });
      tools.finish({ id, username, role }, `Erased the learner ${username}.`);
    } else {
      await closeFamily(deps, id, operatorActor);
      const count = learners.length;
      tools.finish(
        { id, username, role, learners: count },
        `Closed the family of ${username} and erased ${countOf(count, 'learner')}.`,
      );
    }
  });
}

/** Returns the family that a learner belongs to, or waits for. */
function familyOf({ parentId }: Account): number {
  if (parentId === null) throw new Error('a learner has no family');
  return parentId;
}

async function readHash(tools: CliTools, { passwordStdin }: PasswordOptions): Promise<string> {
  const password = await tools.readSecret('password', { fromStdin: passwordStdin, isNew: true });
  return createPasswords().hash(password, 'operator');
}
