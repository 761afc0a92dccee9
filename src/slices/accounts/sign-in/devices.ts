import { createKeyedHash } from '../../../base/keyed-hash.ts';
import type { Sql } from '../../../db/database.ts';
import type { EarlierToken } from '../../../http/earlier-token.ts';
import { type CodeGuesses, createCodeGuesses, limitOfPins } from '../limits/code-limits.ts';
import { createLoginAttempts, type LoginAttempts, placeOf } from '../limits/login-limits.ts';

/** Client that wants to log in. */
export interface LoginClient {
  /** Block of its IP address. */
  block: string;
  /** Id of its request, for the audit log. */
  requestId: string;
  /** Earlier token of any user, if the client sends one. */
  token?: Pick<EarlierToken, 'userId' | 'id'> | undefined;
}

/** Place that a client logs in from. */
type LoginPlace = Omit<LoginClient, 'requestId'>;

/** Attempts to log in from one place, with the guesses of codes there. */
export type PlacedAttempts = LoginAttempts & { codes: CodeGuesses };

/** Limits of failed logins for all clients, and the devices that they know. */
export interface LoginGuard {
  /**
   * Returns the client's attempts with a username.
   * @param userId the user with this name, if there is one
   */
  attemptsOf(client: LoginPlace, username: string, userId: number | undefined): Promise<PlacedAttempts>;
  /** Returns the guesses of a learner's PIN with a token of one device. */
  pinGuessesOf(token: Pick<EarlierToken, 'userId' | 'id'>): CodeGuesses;
  /** Remembers that the user has signed in from the client's address block. */
  remember(client: LoginPlace, userId: number): Promise<void>;
  /** Forgets the places of the user, when a second factor begins: a guesser of passwords may have been there, too. */
  forget(userId: number): Promise<void>;
}

/** Days without a login after which the service forgets a device. */
const rememberedDays = 90;

/** Creates the limits of failed logins. @param secretsKey keys that make the hashes in the tables */
export function createLoginGuard(sql: Sql, secretsKey: string): LoginGuard {
  const hash = createKeyedHash(secretsKey, 'login limits');
  const deviceOf = (userId: number, block: string) => hash(JSON.stringify(['device', userId, block]));

  return {
    async attemptsOf({ block, token }, name, userId) {
      // The limits and the look-up use one spelling, so that case folding cannot evade the limits.
      const username = name.toLowerCase();
      // An unknown user has no devices, but takes the same time.
      const isKnownBlock = await isKnown(sql, userId ?? 0, deviceOf(userId ?? 0, block));
      const tokenId = token?.userId === userId ? token?.id : undefined;
      const source = { username, addressBlock: block, tokenId, isKnownBlock };
      const hasOwnCodes = tokenId !== undefined && (await followsFactor(sql, userId ?? 0, tokenId));
      const codePlace = placeOf({ ...source, tokenId: hasOwnCodes ? tokenId : undefined });
      const subject = hash(JSON.stringify(['code', userId ?? 0, ...codePlace]));
      return { ...createLoginAttempts(sql, hash, source), codes: createCodeGuesses(sql, subject) };
    },
    pinGuessesOf: ({ userId, id }) =>
      createCodeGuesses(sql, hash(JSON.stringify(['pin', userId, id])), limitOfPins),
    remember: ({ block }, userId) => remember(sql, userId, deviceOf(userId, block)),
    async forget(userId) {
      await sql`DELETE FROM known_devices WHERE user_id = ${userId}`;
    },
  };
}

async function isKnown(sql: Sql, userId: number, device: Buffer): Promise<boolean> {
  const rows = await sql`
    SELECT FROM known_devices WHERE user_id = ${userId} AND device = ${device}
      AND seen_at > now() - make_interval(days => ${rememberedDays}::int)`;
  return rows.length > 0;
}

/**
 * Checks for a session that goes on, and began after the second factor. Others are no places of their own for codes: who knows the
 * password alone can have any number of them from the time before.
 */
async function followsFactor(sql: Sql, userId: number, jti: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM sessions s WHERE jti = ${jti} AND user_id = ${userId} AND revoked_at IS NULL
      AND NOT EXISTS (SELECT FROM second_factors f WHERE f.user_id = s.user_id AND f.confirmed_at >= s.created_at)`;
  return rows.length > 0;
}

/**
 * Stores the device, and deletes forgotten ones of all users. As one statement, these would make a cluster send rows to a
 * node and commit in two phases.
 */
async function remember(sql: Sql, userId: number, device: Buffer): Promise<void> {
  await Promise.all([
    sql`
      DELETE FROM known_devices WHERE (user_id, device) IN (
        SELECT user_id, device FROM known_devices
        WHERE seen_at < now() - make_interval(days => ${rememberedDays}::int) AND (user_id, device) <> (${userId}, ${device})
        LIMIT 100 FOR UPDATE SKIP LOCKED
      )`,
    sql`
      INSERT INTO known_devices AS known (user_id, device, seen_at)
      SELECT id, ${device}, now() FROM users WHERE id = ${userId} FOR KEY SHARE
      ON CONFLICT (user_id, device) DO UPDATE SET seen_at = EXCLUDED.seen_at
        WHERE EXCLUDED.seen_at - known.seen_at > interval '1 day'`,
  ]);
}
