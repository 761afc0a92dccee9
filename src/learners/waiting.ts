import { sql } from 'kysely';
import type { User } from '../../schema/accounts.ts';
import type { Db } from '../db/database.ts';
import { uniqueViolation } from '../db/errors.ts';
import type { Log } from '../db/log.ts';
import { loggedText } from '../db/logged-error.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { repeat } from '../repeat.ts';

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
  const parent = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', parentId)
    .where('role', '<>', 'LEARNER')
    .forNoKeyUpdate()
    .executeTakeFirst();
  const errors = [{ pointer: '/body/parentId', message: 'is not a parent' }];
  if (!parent) throw new Problem('INVALID_PARENT', { errors });
  const until = new Date(now.getTime() + waitMs).toISOString();
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO users (username, email, name, role, waits_for, waits_until, created_at)
      SELECT ${username}, ${email}, ${name}, 'LEARNER', ${parentId}, ${until}::timestamptz, ${now.toISOString()}::timestamptz
      WHERE ${maxWaiting}::int >
        (SELECT count(*) FROM users WHERE waits_for = ${parentId} AND waits_until > ${now.toISOString()}::timestamptz)
      RETURNING id
    ), credential AS (
      INSERT INTO credentials (user_id, password_hash) SELECT id, ${passwordHash} FROM added
    )
    SELECT id FROM added`.execute(trx);
  const [row] = rows;
  if (!row) throw new Problem('TOO_MANY_WAITING_LEARNERS');
  return { id: row.id, username, email, name, role: 'LEARNER', parentId };
}

/**
 * Deletes some accounts that waited too long, first those with the given names. A trigger ends their sessions. Returns their
 * number.
 */
export async function purgeWaiting(db: Db, now: Date, names?: Names): Promise<number> {
  const before = new Date(now.getTime() - graceMs).toISOString();
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM users WHERE id IN (
      SELECT id FROM users WHERE waits_until < ${before}::timestamptz
      ORDER BY lower(username) = lower(${names?.username ?? ''}) OR lower(email) = lower(${names?.email ?? ''}) DESC
      LIMIT ${maxPurged} FOR UPDATE SKIP LOCKED
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes all accounts that waited too long every hour, also if nobody registers. Returns a function that stops it. */
export function keepPurging(db: Db, now: () => Date, log: Log): () => Promise<void> {
  return repeat(
    async () => ((await purgeWaiting(db, now())) === maxPurged ? pauseMs : purgeEveryMs),
    (error) => {
      log.warn(`Cannot delete learners who have waited too long: ${loggedText(error)}`);
      return purgeEveryMs;
    },
  );
}
