import { createHash } from 'node:crypto';
import type { Sql } from '../db/database.ts';
import { Problem } from '../errors.ts';

/** Maximum number of failed logins within a minute (decisions.md 2.5). */
const maxFailures = { username: 10, address: 30 };

/** Attempts to log in with one username from one address. */
export interface LoginAttempts {
  /** Rejects with 429 if a limit is reached, before any expensive work. Counts nothing. */
  refuseBeyondLimit(): Promise<void>;
  /** Counts an attempt as failed before its password is checked. Rejects with 429 above a limit. */
  count(): Promise<void>;
  /** Removes the attempt that `count` added, after a correct password. */
  takeBack(): Promise<void>;
}

/** Creates limits of failed logins that hold for all instances, and for attempts whose result is not known yet. */
export function createLoginAttempts(sql: Sql, username: string, address: string): LoginAttempts {
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
 * Adds an attempt; returns undefined if the last minute already has the maximum. `at` contains the latest attempts up
 * to the maximum, oldest first. All differ, so `takeBack` removes one only.
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

/** Returns the seconds until the next attempt is allowed; 0 if it is allowed now. */
async function secondsToWait(sql: Sql, subject: Buffer, max: number): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    SELECT greatest(0, ceil(extract(epoch FROM at[1] + interval '1 minute' - clock_timestamp())))::int AS seconds
    FROM login_attempts WHERE subject = ${subject} AND cardinality(at) >= ${max}::int`;
  return row?.seconds ?? 0;
}

/** Deletes expired rows, since an attacker may try any number of names. */
async function purge(sql: Sql): Promise<void> {
  await sql`
    DELETE FROM login_attempts WHERE subject IN (
      SELECT subject FROM login_attempts WHERE last_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED
    )`;
}
