import { Problem } from '../../../base/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Caller } from '../../../http/app-types.ts';
import type { Deps } from '../../../slice/deps.ts';
import type { LoginClient } from './devices.ts';
import { confirmPassword, loginDepsOf } from './login.ts';

/** Password of the caller, and the code of a second factor. Each may be missing. */
interface Confirmation {
  password?: string | undefined;
  code?: string | undefined;
}

/** Function that throws unless the caller itself acts: a stolen token is not enough (decisions.md 2.17). */
export type RequireOwner = (
  caller: Caller,
  confirmation: Confirmation | undefined,
  client: LoginClient & { member: string },
) => Promise<void>;

/** Time after a login in which its token needs no password: 5 minutes. */
const freshMs = 300_000;

/**
 * Creates the check before a caller makes or restores an account, or ends somebody's second factor. The caller sends its password, and
 * a code if its second factor is on. Without a factor, a session of the last 5 minutes is enough: it begins with a password, except on
 * a device that was handed over. Throws CONFIRMATION_REQUIRED, or what a wrong login throws, and counts failures as one.
 * @param client.member place of the confirmation in the request, for the error
 */
export function createRequireOwner(deps: Deps): RequireOwner {
  const login = loginDepsOf(deps);
  const { db } = deps.database;
  return async (caller, { password, code } = {}, { member, ...client }) => {
    if (password !== undefined) {
      await confirmPassword(login, caller, { password, code }, { ...client, needsCode: true });
      return;
    }
    const hasFactor = await login.secondFactors.isOn(caller.userId);
    if (!hasFactor && (await isFresh(db, caller, deps.now()))) return;
    throw new Problem('CONFIRMATION_REQUIRED', { detail: hasFactor ? withCode(member) : withLogin(member) });
  };
}

async function isFresh(db: Db, { jti }: Caller, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('jti')
    .where('jti', '=', jti)
    .where('handed_over_by', 'is', null)
    .where('created_at', '>=', new Date(now.getTime() - freshMs).toISOString())
    .executeTakeFirst();
  return session !== undefined;
}

const withCode = (member: string) =>
  `The token alone is not enough. Send your \`password\` and a \`code\` of your second factor in ${member}.`;
const withLogin = (member: string) =>
  `The token alone is not enough. Send your \`password\` in ${member}, or log in again: for 5 minutes, the new token is enough.`;
