import { sql } from 'kysely';
import type { RegisterRequest, User } from '../../../../schema/accounts.ts';
import { Problem } from '../../../base/errors.ts';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../slice/deps.ts';
import { createCode, useCode } from '../sign-in/codes.ts';
import { addAdmin } from './heads.ts';

/** Lifetime of a setup code: 30 days. Each start makes another one, and so does an exposure after it. */
const setupCodeMs = 30 * 86_400_000;

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns a function that checks for a user. It asks the database until there is one: the last user cannot be deleted. */
export function rememberUsers(db: Db): () => Promise<boolean> {
  let found = false;
  return async () => {
    found ||= await hasUsers(db);
    return found;
  };
}

/**
 * Returns the hint with the page and the command that register the first user; undefined if there is a user. Makes a setup code if the
 * first user needs one. The codes of all starts and instances work.
 */
export async function firstUserHint({
  database: { db },
  exposure,
  now,
}: Pick<Deps, 'database' | 'exposure' | 'now'>): Promise<((address: string) => string) | undefined> {
  if (await hasUsers(db)) return undefined;
  const expiresAt = new Date(now().getTime() + setupCodeMs);
  const setupCode = exposure.isExposed() ? await createCode(db, { purpose: 'setup', expiresAt }) : undefined;
  const example = {
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'ADMIN',
    password: 'correct horse battery',
    ...(setupCode !== undefined && { setupCode }),
  };
  const code = setupCode === undefined ? '' : ` with the setup code ${setupCode}`;
  return (
    address,
  ) => `There is no user yet. Create the first one, the administrator, at ${address}/${code}, or run this command with your own password:
  curl ${address}/register -H 'content-type: application/json' -d '${JSON.stringify(example)}'`;
}

/**
 * Registers the first user as ADMIN; returns undefined if another request was faster.
 * @param options.setup time of the request if it needs a setup code
 */
export function addFirst(
  db: Db,
  body: RegisterRequest,
  passwordHash: string,
  { actor, setup }: { actor: Actor; setup?: Date | undefined },
): Promise<User | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.firstUser})`.execute(trx);
    if (await hasUsers(trx)) return undefined;
    if (setup) {
      const code = requireSetupCode(body);
      if (!(await useCode(trx, { purpose: 'setup', code, now: setup }))) throw setupCodeRequired(wrongCode);
    }
    await trx.deleteFrom('one_time_codes').where('purpose', '=', 'setup').execute();
    return addAdmin(trx, body, passwordHash, actor);
  });
}

/** Returns the setup code of a registration. Throws 403 without one. */
export function requireSetupCode({ setupCode }: RegisterRequest): string {
  if (setupCode === undefined) throw setupCodeRequired(missingCode);
  return setupCode;
}

const missingCode = 'The first user needs the setup code that the service printed: see its log.';
/** Does not tell which of the two it is: a guesser learns no more than that the guess is no code. */
const wrongCode =
  'The setup code is wrong or has expired. Copy it again from the log of the service, which prints another one at each start.';

function setupCodeRequired(detail: string): Problem {
  return new Problem('SETUP_CODE_REQUIRED', { detail });
}
