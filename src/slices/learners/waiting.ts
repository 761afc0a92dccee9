import { sql } from 'kysely';
import type { User } from '../../../schema/accounts.ts';
import { invalidParent, Problem } from '../../base/errors.ts';
import { loggedText } from '../../base/logged-error.ts';
import { repeat } from '../../base/repeat.ts';
import type { Log } from '../../base/service-log.ts';
import { uniqueViolation } from '../../base/system-errors.ts';
import type { Db } from '../../db/database.ts';
import { lockParent } from '../../http/access.ts';
import type { Deps } from '../../slice/deps.ts';
import { toLearner } from './user.ts';

/** Learners who wait for the confirmation of a parent (decisions.md 2.1). */

/** Account of a learner that waits. */
export interface WaitingLearner {
  parentId: number;
  username: string;
  email: string;
  name: string;
  passwordHash: string;
}

/** Names that a new account needs. */
export interface Names {
  username: string;
  email: string;
}

/** Maximum number of learners that wait for one parent. */
const maxWaiting = 20;
/** Time that a learner may wait: 7 days. */
const waitMs = 7 * 86_400_000;
/** Time after the wait before the account is deleted: a confirmation that began in time ends within it. */
const graceMs = 60_000;
/** Maximum number of accounts that one statement deletes: the checks of foreign keys take time. */
const maxPurged = 5;
const purgeEveryMs = 3_600_000;
/** Pause between two such statements, so that other statements can run. */
const pauseMs = 100;

/** Adds a learner that waits. Throws INVALID_PARENT, TOO_MANY_WAITING_LEARNERS, USERNAME_TAKEN or EMAIL_TAKEN. */
export async function addWaitingLearner(
  { database: { db }, registry, now }: Pick<Deps, 'database' | 'registry' | 'now'>,
  learner: WaitingLearner,
): Promise<User> {
  try {
    return await db.transaction().execute((trx) => insertWaiting(trx, learner, now()));
  } catch (error) {
    const code = registry.conflicts[uniqueViolation(error) ?? ''];
    throw code ? new Problem(code) : error;
  }
}

async function insertWaiting(
  trx: Db,
  { parentId, username, email, name, passwordHash }: WaitingLearner,
  now: Date,
): Promise<User> {
  // Registrations for a parent wait for each other, but not for the family's stream.
  await lockParent(trx, parentId, invalidParent);
  const until = new Date(now.getTime() + waitMs).toISOString();
  const { waiting } = await trx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('waits_for', '=', parentId)
    .where('waits_until', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  if (waiting >= maxWaiting) throw new Problem('TOO_MANY_WAITING_LEARNERS');
  const account = { username, email, name, role: 'LEARNER', created_at: now.toISOString() };
  const { id } = await trx
    .insertInto('users')
    .values({ ...account, waits_for: parentId, waits_until: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('credentials').values({ user_id: id, password_hash: passwordHash }).execute();
  return toLearner({ id, username, email, name }, parentId);
}

/**
 * Deletes some accounts that waited too long, first those with the given names. A trigger ends their sessions. Returns their
 * number.
 */
export async function purgeWaiting(db: Db, now: Date, names?: Names): Promise<number> {
  const before = new Date(now.getTime() - graceMs).toISOString();
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE waits_until < ${before}::timestamptz
    ORDER BY lower(username) = lower(${names?.username ?? ''}) OR lower(email) = lower(${names?.email ?? ''}) DESC
    LIMIT ${maxPurged}`.execute(db);
  if (rows.length === 0) return 0;
  // The second condition, since the parent may confirm one of them meanwhile.
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM users WHERE id = ANY (${rows.map(({ id }) => String(id))}::text[]::bigint[])
      AND waits_until < ${before}::timestamptz`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes all accounts that waited too long every hour, even if nobody registers. Returns a function that stops it. */
export function keepPurging(db: Db, now: () => Date, log: Log): () => Promise<void> {
  return repeat(
    async () => ((await purgeWaiting(db, now())) === maxPurged ? pauseMs : purgeEveryMs),
    (error) => {
      log.warn(`Cannot delete learners who have waited too long: ${loggedText(error)}`);
      return purgeEveryMs;
    },
  );
}
