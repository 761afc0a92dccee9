import type { User } from '../../../../schema/accounts.ts';
import type { Db } from '../../../db/database.ts';
import { aliasedColumns } from '../../../db/known-columns.ts';
import { ofLearner } from '../../../http/access.ts';
import type { EarlierToken } from '../../../http/earlier-token.ts';
import type { CodeGuesses } from '../limits/code-limits.ts';
import { type LoginAttempts, tooManyAttempts } from '../limits/login-limits.ts';
import { toUser } from '../users/user.ts';
import type { LoginClient } from './devices.ts';
import type { LoginDeps } from './login.ts';

/** Returns the text that stands for a PIN when it is hashed. */
export function pinText(pictures: readonly string[]): string {
  return pictures.join(' ');
}

/** Learner after the return to a device, and the user who handed it over. */
interface Unlocked {
  user: User;
  handedOverBy: number;
  /** Time of the learner's last new password. */
  passwordSince: string;
}

/** Client with a token that may be expired or ended. */
type DeviceClient = Omit<LoginClient, 'token'> & { token: EarlierToken | undefined };

/**
 * Checks the PIN of a learner on a device that a parent handed over to them (decisions.md 2.18). Rejects a wrong PIN, a learner
 * without one, and a client without such a token with the same 401 after the same work, and with 429 above the limits of failed
 * logins. Its failures count apart from those with the password: others at the device do not lock out the learner elsewhere.
 */
export async function checkPin(
  { database, passwords, guard, recordFailedLogin }: LoginDeps,
  { learnerId, pictures }: { learnerId: number; pictures: readonly string[] },
  { token, ...client }: DeviceClient,
): Promise<Unlocked> {
  const { user, passwordSince } = await findLearner(database.db, learnerId);
  const familyId = user?.parentId ?? undefined;
  // An unknown learner has no PIN, but takes the same time.
  const pinHash = await findPin(database.db, { learnerId, familyId: familyId ?? 0 });
  const isOwn = token?.userId === learnerId && token.handedOverBy !== undefined;
  // A new password takes back what was handed over before it. Tokens have whole seconds.
  const isCurrent = isOwn && token.iat >= Math.floor(Date.parse(passwordSince ?? '') / 1000);
  const own = isCurrent ? token : undefined;
  const attempts = await guard.attemptsOf({ ...client, token: own }, `pin ${learnerId}`, user?.id);
  const guesses = own && guard.pinGuessesOf(own);
  await attempts.refuseBeyondLimit();
  // Without the token, the hash of no PIN takes the time of the check.
  const hash = own && pinHash;
  const count = () => countGuess(attempts, guesses);
  const isRight = await passwords.verify(hash, pinText(pictures), client.block, count);
  if (!isRight || !user || passwordSince === undefined || token?.handedOverBy === undefined)
    throw recordFailedLogin({
      userId: user?.id,
      familyId,
      requestId: client.requestId,
      failure: 'INVALID_PIN',
    });
  await Promise.all([attempts.takeBack(), guesses?.forget()]);
  return { user, handedOverBy: token.handedOverBy, passwordSince };
}

/** Counts a guess before it is checked. Throws 429 if it comes too early: then it is not checked, and counts as none. */
async function countGuess(attempts: LoginAttempts, guesses: CodeGuesses | undefined): Promise<void> {
  await attempts.count();
  const seconds = (await guesses?.count()) ?? 0;
  if (seconds === 0) return;
  await attempts.takeBack();
  throw tooManyAttempts(seconds);
}

/** Returns the learner of a family with this id, if there is one, and the time of the last change of its password. */
async function findLearner(db: Db, id: number) {
  const row = await db
    .selectFrom('users as u')
    // A hand-over adds the credential of a learner without a password.
    .innerJoin('credentials as c', 'c.user_id', 'u.id')
    .select(aliasedColumns('users', 'u'))
    .select('c.changed_at')
    .where('u.id', '=', id)
    .where('u.role', '=', 'LEARNER')
    .where('u.parent_id', 'is not', null)
    .executeTakeFirst();
  return { user: row && toUser(row), passwordSince: row?.changed_at };
}

/** Returns the hash of a learner's PIN; undefined for none. */
async function findPin(
  db: Db,
  learner: { learnerId: number; familyId: number },
): Promise<string | undefined> {
  const pin = await db
    .selectFrom('learner_pins')
    .select('pin_hash')
    .where(ofLearner(learner))
    .executeTakeFirst();
  return pin?.pin_hash;
}
