import type { Sql } from '../../../db/database.ts';
import { type LoginAttempts, tooManyAttempts } from './login-limits.ts';

/** Limit of wrong guesses: those that are free, the wait before the next one, which doubles each time, and the longest wait. */
interface GuessLimit {
  free: number;
  firstSeconds: number;
  maxSeconds: number;
}

/**
 * Limit of wrong codes of a second factor (decisions.md 2.14). The first 5 are free. Then the next guess waits 1 minute, 2, 4 and so on,
 * at most 8 hours. That allows 15 guesses on the first day and 3 on each later one, of a million codes.
 */
const limitOfCodes: GuessLimit = { free: 5, firstSeconds: 60, maxSeconds: 28_800 };
/**
 * Limit of wrong PINs with a token of a device (decisions.md 2.18). The first 10 are free: children err. Then the next guess waits 1
 * minute, 2, 4 and so on, at most 1 hour. That allows 38 guesses on the first day and 24 on each later one, of 20,736 PINs.
 */
export const limitOfPins: GuessLimit = { free: 10, firstSeconds: 60, maxSeconds: 3600 };
/**
 * Seconds without a guess after which a place begins anew: 7 days. A guesser who rests has 15 guesses in 8 days then, fewer than the 3 a day
 * of one who never does.
 */
const keptSeconds = 604_800;

/** Guesses of a user's codes, or of a learner's PIN, from one place. */
export interface CodeGuesses {
  /** Counts a guess as wrong before it is checked. Returns the seconds to wait if it comes too early, and then counts nothing. */
  count(): Promise<number>;
  /** Forgets the guesses, after a right code. */
  forget(): Promise<void>;
}

/** Creates the limit of a place for all instances. @param subject keyed hash of the user and the place */
export function createCodeGuesses(sql: Sql, subject: Buffer, limit = limitOfCodes): CodeGuesses {
  return {
    async count() {
      const [counted] = await Promise.all([countGuess(sql, subject, limit), purge(sql)]);
      return counted ? 0 : secondsToWait(sql, subject, limit);
    },
    async forget() {
      await sql`DELETE FROM code_attempts WHERE subject = ${subject}`;
    },
  };
}

/**
 * Checks a code, and returns what `check` does. The guess counts before, so guesses at the same moment have no further ones. Throws 429
 * if it comes too early: then the code is not checked, and the attempt to log in counts as none, since its password was right.
 */
export async function guessCode<T>(
  attempts: LoginAttempts & { codes: CodeGuesses },
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const seconds = await attempts.codes.count();
  if (seconds > 0) {
    await attempts.takeBack();
    throw tooManyAttempts(seconds);
  }
  const result = await check();
  if (result !== undefined) await attempts.codes.forget();
  return result;
}

/** Counts a guess, unless it comes too early. */
async function countGuess(sql: Sql, subject: Buffer, limit: GuessLimit): Promise<boolean> {
  const rows = await sql`
    INSERT INTO code_attempts AS kept (subject, failures, last_at) VALUES (${subject}, 1, clock_timestamp())
    ON CONFLICT (subject) DO UPDATE SET
      last_at = clock_timestamp(),
      failures = CASE WHEN kept.last_at < clock_timestamp() - make_interval(secs => ${keptSeconds}::int)
        THEN 1 ELSE kept.failures + 1 END
    WHERE kept.failures < ${limit.free}::int OR clock_timestamp() >= kept.last_at + make_interval(secs => least(
      ${limit.firstSeconds}::int * 2 ^ least(kept.failures - ${limit.free}::int, 20), ${limit.maxSeconds}::int))
    RETURNING subject`;
  return rows.length > 0;
}

/** Returns the seconds until the next guess, at least 1. */
async function secondsToWait(sql: Sql, subject: Buffer, limit: GuessLimit): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    SELECT ceil(extract(epoch FROM last_at - clock_timestamp()) + least(
      ${limit.firstSeconds}::int * 2 ^ least(failures - ${limit.free}::int, 20), ${limit.maxSeconds}::int))::int AS seconds
    FROM code_attempts WHERE subject = ${subject}`;
  return Math.max(row?.seconds ?? 1, 1);
}

/** Deletes rows of places that begin anew. */
async function purge(sql: Sql): Promise<void> {
  await sql`
    DELETE FROM code_attempts WHERE subject IN (
      SELECT subject FROM code_attempts WHERE last_at < now() - make_interval(secs => ${keptSeconds}::int)
      LIMIT 100 FOR UPDATE SKIP LOCKED
    )`;
}
