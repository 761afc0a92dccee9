import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TotpSecret, User } from '../../../../schema/accounts.ts';
import { createKeyring, type Keyring } from '../../../base/envelope.ts';
import { Problem } from '../../../base/errors.ts';
import type { Database, Sql } from '../../../db/database.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { type AuditRecord, recordAudit } from '../../../kernel/audit-log.ts';

/** Second factors of users (decisions.md 2.14): one-time passwords by time (TOTP, RFC 6238), and recovery codes. */
export interface SecondFactors {
  /** Returns true if logins of the user need a code. */
  isOn(userId: number): Promise<boolean>;
  /** Uses a one-time password or recovery code up. `used` is a one-time password that was right before. */
  use(userId: number, code: string, origin: Origin): Promise<'right' | 'used' | 'wrong'>;
  /** Creates the secret of a factor that is not on yet. Throws 409 if one is on. */
  start(user: User): Promise<TotpSecret>;
  /** Throws 409 unless there is a factor to turn on. */
  requireStarted(userId: number): Promise<void>;
  /** Turns the factor on if the code is right, and returns the recovery codes; undefined for a wrong code. */
  confirm(userId: number, code: string, origin: Origin): Promise<string[] | undefined>;
  remove(userId: number, origin: Origin): Promise<void>;
}

/** Actor and family of the audit records. */
type Origin = Omit<AuditRecord, 'action'>;

/** Seconds that a one-time password is valid, and the number of digits: what every app for them knows. */
const totp = { period: 30, digits: 6, algorithm: 'SHA1' };
/** Steps before and after the present one that are accepted, since clocks differ. */
const window = 1;
const secretBytes = 20;
const recoveryCodes = { count: 10, bytes: 10 };

/** Returns the envelope's context for a user's secret. */
export function totpContext(userId: number): string {
  return `totp ${userId}`;
}

/** Creates the second factors. @param options.secretsKey keys that encrypt the secrets in the database */
export function createSecondFactors(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  options: { secretsKey: string; now: () => Date },
): SecondFactors {
  const { secretsKey, now } = options;
  const keyring = createKeyring(secretsKey);
  const stepOf = createStepCheck(sql, keyring, now);

  return {
    isOn: async (userId) => (await stateOf(sql, userId)) === 'on',
    async use(userId, text, origin) {
      const code = text.replace(/[\s-]/g, '').toUpperCase();
      if (!isOneTimePassword(code)) return transaction((tx) => useRecoveryCode(tx, userId, code, origin));
      const step = await stepOf(userId, code, true);
      if (step === undefined) return 'wrong';
      // A step works once: of two logins at once, the second finds it used.
      const used = await sql`
        UPDATE second_factors SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`;
      return used.length > 0 ? 'right' : 'used';
    },
    async start({ id, username }) {
      const secret = new Secret({ size: secretBytes });
      const sealed = keyring.encrypt(secret.base32, totpContext(id));
      const stored = await sql`
        INSERT INTO second_factors AS kept (user_id, secret) SELECT id, ${sealed} FROM users WHERE id = ${id}
        ON CONFLICT (user_id) DO UPDATE SET secret = ${sealed} WHERE kept.confirmed_at IS NULL RETURNING user_id`;
      if (stored.length === 0) throw new Problem('TOTP_ACTIVE');
      const uri = new TOTP({ ...totp, issuer: 'Learning service', label: username, secret }).toString();
      return { secret: secret.base32, uri };
    },
    async requireStarted(userId) {
      const state = await stateOf(sql, userId);
      if (state === 'on') throw new Problem('TOTP_ACTIVE');
      if (state === undefined) throw new Problem('TOTP_NOT_STARTED');
    },
    async confirm(userId, code, origin) {
      const step = await stepOf(userId, code.replace(/\s/g, ''), false);
      if (step === undefined) return undefined;
      const codes = Array.from({ length: recoveryCodes.count }, newRecoveryCode);
      return transaction(async (tx) => {
        const confirmed = await tx.query(
          `UPDATE second_factors SET confirmed_at = $3::text::timestamptz, last_step = $2::text::bigint
           WHERE user_id = $1::text::bigint AND confirmed_at IS NULL RETURNING user_id`,
          [String(userId), String(step), now().toISOString()],
        );
        // Of two confirmations at once, the second returns no codes: those of the first one hold.
        if (confirmed.length === 0) throw new Problem('TOTP_ACTIVE');
        await tx.query(
          `INSERT INTO recovery_codes (user_id, code_hash)
           SELECT $1::text::bigint, decode(c, 'hex') FROM unnest($2::text[]) c`,
          [String(userId), codes.map((text) => hashOf(text.replaceAll('-', '')).toString('hex'))],
        );
        await recordAudit(tx, recordOf('RECOVERY_CODE_CREATED', userId, origin));
        return codes;
      });
    },
    remove: (userId, origin) =>
      transaction(async (tx) => {
        const removed = await tx.query<{ was_on: boolean }>(
          `DELETE FROM second_factors WHERE user_id = $1::text::bigint RETURNING confirmed_at IS NOT NULL AS was_on`,
          [String(userId)],
        );
        if (removed[0]?.was_on)
          await recordAudit(tx, { ...origin, action: 'SECOND_FACTOR_REMOVED', subjectId: userId });
      }),
  };
}

/** Creates a check of one-time passwords. It returns the time step of a right one, and undefined for another. */
function createStepCheck(sql: Sql, keyring: Keyring, now: () => Date) {
  return async (userId: number, token: string, isConfirmed: boolean): Promise<number | undefined> => {
    const [row] = await sql<{ secret: string; is_on: boolean }[]>`
      SELECT secret, confirmed_at IS NOT NULL AS is_on FROM second_factors WHERE user_id = ${userId}`;
    // The library throws on other text of six characters.
    if (row?.is_on !== isConfirmed || !isOneTimePassword(token)) return undefined;
    const secret = Secret.fromBase32(keyring.decrypt(row.secret, totpContext(userId)));
    const timestamp = now().getTime();
    const delta = new TOTP({ ...totp, secret }).validate({ token, window, timestamp });
    return delta === null ? undefined : Math.floor(timestamp / (totp.period * 1000)) + delta;
  };
}

function isOneTimePassword(code: string): boolean {
  return /^\d{6}$/.test(code);
}

async function stateOf(sql: Sql, userId: number): Promise<'on' | 'started' | undefined> {
  const [row] = await sql<{ is_on: boolean }[]>`
    SELECT confirmed_at IS NOT NULL AS is_on FROM second_factors WHERE user_id = ${userId}`;
  return row && (row.is_on ? 'on' : 'started');
}

async function useRecoveryCode(
  tx: Transaction,
  userId: number,
  code: string,
  origin: Origin,
): Promise<'right' | 'wrong'> {
  const used = await tx.query(
    `DELETE FROM recovery_codes WHERE user_id = $1::text::bigint AND code_hash = decode($2::text, 'hex') RETURNING user_id`,
    [String(userId), hashOf(code).toString('hex')],
  );
  if (used.length === 0) return 'wrong';
  await recordAudit(tx, recordOf('RECOVERY_CODE_USED', userId, origin));
  return 'right';
}

function recordOf(
  action: 'RECOVERY_CODE_CREATED' | 'RECOVERY_CODE_USED',
  subjectId: number,
  origin: Origin,
): AuditRecord {
  return { ...origin, action, subjectId, detail: { kind: 'second-factor' } };
}

/** Returns 16 letters and digits in groups of four. They have 80 random bits, so a hash of them reveals nothing. */
function newRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(recoveryCodes.bytes)).buffer });
  return base32.replace(/.{4}(?=.)/g, '$&-');
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
