import type { WrongCodes } from '../../../../schema/accounts.ts';
import type { Sql } from '../../../db/database.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Wrong codes of a second factor after a right password, which their user must hear of (decisions.md 2.14). */

/** Notes a wrong code for the next sign-in, and for the sessions that the user has. */
export async function noteWrongCode(sql: Sql, userId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    UPDATE second_factors SET wrong_codes = wrong_codes + 1, wrong_code_at = ${at} WHERE user_id = ${userId}`;
  await sql`
    UPDATE sessions SET wrong_codes = wrong_codes + 1, wrong_code_at = ${at}
    WHERE user_id = ${userId} AND revoked_at IS NULL`;
}

/** Returns the wrong codes since the last sign-in, which this one shows, and counts from zero again. */
export async function takeWrongCodes(tx: Transaction, userId: number): Promise<WrongCodes | null> {
  const [row] = await tx.query<{ wrong_codes: number; wrong_code_at: string | null }>(
    `SELECT wrong_codes, wrong_code_at FROM second_factors WHERE user_id = $1::text::bigint AND wrong_codes > 0 FOR UPDATE`,
    [String(userId)],
  );
  if (!row) return null;
  await tx.query(
    `UPDATE second_factors SET wrong_codes = 0, wrong_code_at = NULL WHERE user_id = $1::text::bigint`,
    [String(userId)],
  );
  return toWrongCodes(row);
}

/** Returns the notice about wrong codes; null if there were none. */
export function toWrongCodes(row: { wrong_codes: number; wrong_code_at: string | null }): WrongCodes | null {
  const { wrong_codes: count, wrong_code_at: lastAt } = row;
  return lastAt === null ? null : { count, lastAt };
}
