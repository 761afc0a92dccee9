import { createHash } from 'node:crypto';
import type { Sql } from '../db/database.ts';
import { Problem } from '../errors.ts';

/** Failed logins that may happen within any minute (decisions.md 2.5). */
const maxFailures = { username: 10, address: 30 };

/** Attempts to log in with one username from one address. */
export interface LoginAttempts {
  /** 429 where one of the limits is reached already. Only looks: it spares the work that would lead nowhere. */
  refuseBeyondLimit(): Promise<void>;
  /** Counts an attempt as failed, before its password is looked at; 429 where that would exceed a limit. */
  count(): Promise<void>;
  /** Takes back what `count` has counted, since the password was right. */
  takeBack(): Promise<void>;
}

/**
 * The limits of failed logins. They are kept in the database, so they hold over all instances and however many
 * attempts run side by side: each is counted before it is known to fail.
 */
export function attemptsOf(sql: Sql, username: string, address: string): LoginAttempts {
  const limits = [
    { subject: subjectOf('username', username), max: maxFailures.username },
    { subject: subjectOf('address', address), max: maxFailures.address },
  ];
  let counted: { subject: Buffer; at: string }[] = [];

  async function refuseBeyondLimit(): Promise<void> {
    const waits = await Promise.all(limits.map(({ subject, max }) => secondsToWait(sql, subject, max)));
    const seconds = Math.max(...waits);
    if (seconds > 0) throw tooMany(seconds);
  }

  async function count(): Promise<void> {
    const [attempts] = await Promise.all([
      Promise.all(limits.map(({ subject, max }) => countAttempt(sql, subject, max))),
      purge(sql),
    ]);
    counted = attempts.filter((attempt) => attempt !== undefined);
    if (counted.length === limits.length) return;
    await takeBack();
    await refuseBeyondLimit();
    throw tooMany(1);
  }

  async function takeBack(): Promise<void> {
    await Promise.all(
      counted.map(
        ({ subject, at }) =>
          sql`UPDATE login_attempts SET at = array_remove(at, ${at}::timestamptz) WHERE subject = ${subject}`,
      ),
    );
  }

  return { refuseBeyondLimit, count, takeBack };
}

function tooMany(seconds: number): Problem {
  return new Problem('TOO_MANY_ATTEMPTS', {
    detail: `Too many failed attempts: try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}

function subjectOf(kind: string, name: string): Buffer {
  return createHash('sha256').update(`${kind}\n${name}`).digest();
}

/**
 * Adds an attempt, unless as many as there may be lie within the last minute: then nothing is returned.
 * `at` holds the last ones, oldest first, at most as many as there may be. No two are equal, so that taking one back
 * takes no other.
 */
async function countAttempt(
  sql: Sql,
  subject: Buffer,
  max: number,
): Promise<{ subject: Buffer; at: string } | undefined> {
  const [row] = await sql<{ at: string }[]>`
    INSERT INTO login_attempts AS kept (subject, at, last_at)
    VALUES (${subject}, ARRAY[clock_timestamp()], clock_timestamp())
    ON CONFLICT (subject) DO UPDATE SET
      last_at = clock_timestamp(),
      at = (kept.at || greatest(clock_timestamp(), kept.at[cardinality(kept.at)] + interval '1 microsecond'))
        [greatest(cardinality(kept.at) + 2 - ${max}::int, 1):]
    WHERE cardinality(kept.at) < ${max}::int OR kept.at[1] <= clock_timestamp() - interval '1 minute'
    RETURNING at[cardinality(at)]::text AS at`;
  return row && { subject, at: row.at };
}

/** How long until there may be another attempt; 0 where there may be one now. */
async function secondsToWait(sql: Sql, subject: Buffer, max: number): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    SELECT greatest(0, ceil(extract(epoch FROM at[1] + interval '1 minute' - clock_timestamp())))::int AS seconds
    FROM login_attempts WHERE subject = ${subject} AND cardinality(at) >= ${max}::int`;
  return row?.seconds ?? 0;
}

/** Rows that no limit needs any more; an attacker makes up new names all the time. */
async function purge(sql: Sql): Promise<void> {
  await sql`
    DELETE FROM login_attempts WHERE subject IN (
      SELECT subject FROM login_attempts WHERE last_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED
    )`;
}
