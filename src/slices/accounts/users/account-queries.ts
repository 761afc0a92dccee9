import type { User } from '../../../../schema/accounts.ts';
import { existing } from '../../../base/errors.ts';
import { OperatorError } from '../../../base/faults.ts';
import { strangersText } from '../../../base/text-rules.ts';
import type { Db } from '../../../db/database.ts';
import { columnsOf } from '../../../db/known-columns.ts';
import type { Row } from '../../../db/tables.ts';
import { toUser, type UserRow } from './user.ts';

/** Account as the command line shows it. */
export interface Account extends User {
  /** True for a learner that waits for its parent. */
  isWaiting: boolean;
  createdAt: string;
}

/** Further details of an account. */
interface Details {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Number of valid sessions. */
  sessions: number;
  /** Usernames of the family's learners. */
  learners: string[];
}

/** Number of rows that the listing reads at a time. */
const chunkSize = 500;

/** Yields all accounts, or those with a role, by id: first those of families, then learners who wait. Takes constant memory. */
export async function* listAccounts(db: Db, role?: string): AsyncGenerator<Account> {
  yield* listPart(db, role, 'is');
  yield* listPart(db, role, 'is not');
}

/** Yields the accounts that wait for no parent (`is`), or those that wait (`is not`). */
async function* listPart(
  db: Db,
  role: string | undefined,
  waitsForNull: 'is' | 'is not',
): AsyncGenerator<Account> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('users')
      .select(columnsOf('users'))
      .where('id', '>', last)
      .where('waits_for', waitsForNull, null)
      .$if(role !== undefined, (query) => query.where('role', '=', role ?? ''))
      .orderBy('id')
      .limit(chunkSize)
      .execute();
    yield* rows.map(toAccount);
    if (rows.length < chunkSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Returns the account with an id, which consists of digits, or with a username. Throws for an unknown one. */
export async function requireAccount(db: Db, name: string): Promise<Account> {
  const isId = /^\d{1,15}$/.test(name);
  const row = await db
    .selectFrom('users')
    .select(columnsOf('users'))
    .$if(isId, (query) => query.where('id', '=', Number(name)))
    .$if(!isId, (query) => query.where((eb) => eb(eb.fn('lower', ['username']), '=', name.toLowerCase())))
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no user with the ${isId ? 'id' : 'username'} ${name}.`);
  return toAccount(row);
}

/** Returns the details of an account. */
export async function detailsOf(db: Db, id: number, now: Date): Promise<Details> {
  const row = await db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('credentials')
            .whereRef('user_id', '=', 'u.id')
            .where('password_hash', 'is not', null),
        )
        .as('hasPassword'),
      eb
        .exists(
          eb
            .selectFrom('second_factors')
            .whereRef('user_id', '=', 'u.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('hasSecondFactor'),
      eb
        .selectFrom('sessions')
        .whereRef('user_id', '=', 'u.id')
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now.toISOString())
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
    ])
    .executeTakeFirst();
  const learners = await db
    .selectFrom('users')
    .select('username')
    .where('parent_id', '=', id)
    .orderBy('id')
    .execute();
  const { hasPassword, hasSecondFactor, sessions } = existing(row, 'USER_NOT_FOUND');
  return {
    hasPassword: Boolean(hasPassword),
    hasSecondFactor: Boolean(hasSecondFactor),
    sessions: sessions ?? 0,
    learners: learners.map(({ username }) => username),
  };
}

function toAccount(row: UserRow & Pick<Row<'users'>, 'created_at'>): Account {
  const { created_at: createdAt, waits_for } = row;
  const user = toUser(row);
  if (waits_for === null) return { ...user, isWaiting: false, createdAt };
  const [name, email] = [strangersText(user.name), strangersText(user.email)];
  return { ...user, name, email, isWaiting: true, createdAt };
}
