import { Problem } from '../../../base/errors.ts';
import type { KeyedHash } from '../../../base/keyed-hash.ts';
import type { Sql } from '../../../db/database.ts';

/** Limits of failed logins (decisions.md 2.5), and the periods in seconds that they concern. */
const limits = {
  /** Failures with a username from one address block, or from one device with an earlier token. */
  source: { max: 10, seconds: 60 },
  /** Failures from an address block. */
  block: { max: 30, seconds: 60 },
  /** Failures with a username over all address blocks; those of a known device count for that device alone. */
  username: { max: 100, seconds: 3600 },
};

/** Place that a login comes from. */
export interface LoginSource {
  /** Username in lower case. */
  username: string;
  addressBlock: string;
  /** Id of an earlier token of this user, if the client sends one. */
  tokenId: string | undefined;
  /** True if the user has signed in from the address block before. */
  isKnownBlock: boolean;
}

/** Attempts to log in with one username from one place. */
export interface LoginAttempts {
  /** Rejects with 429 if a limit is reached, before any expensive work. Counts nothing. */
  refuseBeyondLimit(): Promise<void>;
  /** Counts an attempt as failed before its password is checked. Rejects with 429 above a limit. */
  count(): Promise<void>;
  /** Removes the attempt that `count` added, after a correct password. */
  takeBack(): Promise<void>;
}

/** Limit of one subject, such as a username from an address block. */
interface Limit {
  subject: Buffer;
  max: number;
  seconds: number;
}

/**
 * Creates limits of failed logins that hold for all instances, and for attempts whose result is not known yet.
 * @param hash makes the subjects in the table: people type passwords as usernames
 */
export function createLoginAttempts(sql: Sql, hash: KeyedHash, source: LoginSource): LoginAttempts {
  const own = limitsOf(hash, source);
  let counted: { subject: Buffer; at: string }[] = [];

  async function refuseBeyondLimit(): Promise<void> {
    const waits = await Promise.all(own.map((limit) => secondsToWait(sql, limit)));
    const seconds = Math.max(...waits);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }

  async function count(): Promise<void> {
    const [attempts] = await Promise.all([
      Promise.all(own.map((limit) => countAttempt(sql, limit))),
      purge(sql),
    ]);
    counted = attempts.filter((attempt) => attempt !== undefined);
    if (counted.length === own.length) return;
    await takeBack();
    await refuseBeyondLimit();
    throw tooManyAttempts(1);
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

/**
 * Returns the limits for a place. A device with an earlier token has limits of its own, so the failures of others at its
 * address do not lock it out.
 */
function limitsOf(hash: KeyedHash, { username, addressBlock, tokenId, isKnownBlock }: LoginSource): Limit[] {
  const source = sourceOf({ addressBlock, tokenId });
  const place = placeOf({ addressBlock, tokenId, isKnownBlock });
  const limit = (name: keyof typeof limits, ...subject: string[]): Limit => ({
    // JSON separates the parts: a username may hold any characters.
    subject: hash(JSON.stringify([name, ...subject])),
    ...limits[name],
  });
  return [
    limit('source', username, source),
    ...(tokenId === undefined ? [limit('block', addressBlock)] : []),
    limit('username', username, ...place),
  ];
}

function sourceOf({ addressBlock, tokenId }: Pick<LoginSource, 'addressBlock' | 'tokenId'>): string {
  return tokenId === undefined ? `block ${addressBlock}` : `token ${tokenId}`;
}

/** Returns the name of a place that counts on its own, since the user has signed in there before; nothing for all others together. */
export function placeOf({ isKnownBlock, ...source }: Omit<LoginSource, 'username'>): string[] {
  return source.tokenId !== undefined || isKnownBlock ? [sourceOf(source)] : [];
}

/** Returns the problem of an attempt that comes too early. */
export function tooManyAttempts(seconds: number): Problem {
  return new Problem('TOO_MANY_ATTEMPTS', {
    detail: `Too many failed attempts: try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}

/**
 * Adds an attempt; returns undefined if the period already has the maximum. `at` contains the latest attempts up to the
 * maximum, oldest first. All differ, so `takeBack` removes one only.
 */
async function countAttempt(
  sql: Sql,
  { subject, max, seconds }: Limit,
): Promise<{ subject: Buffer; at: string } | undefined> {
  const [row] = await sql<{ at: string }[]>`
    INSERT INTO login_attempts AS kept (subject, at, last_at)
    VALUES (${subject}, ARRAY[clock_timestamp()], clock_timestamp())
    ON CONFLICT (subject) DO UPDATE SET
      last_at = clock_timestamp(),
      at = (kept.at || greatest(clock_timestamp(), kept.at[cardinality(kept.at)] + interval '1 microsecond'))
        [greatest(cardinality(kept.at) + 2 - ${max}::int, 1):]
    WHERE cardinality(kept.at) < ${max}::int
      OR kept.at[1] <= clock_timestamp() - make_interval(secs => ${seconds}::int)
    RETURNING at[cardinality(at)]::text AS at`;
  return row && { subject, at: row.at };
}

/** Returns the seconds until the next attempt is allowed; 0 if it is allowed now. */
async function secondsToWait(sql: Sql, { subject, max, seconds }: Limit): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    SELECT greatest(0, ceil(extract(epoch FROM
      at[1] + make_interval(secs => ${seconds}::int) - clock_timestamp())))::int AS seconds
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
