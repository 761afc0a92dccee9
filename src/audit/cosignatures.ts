import type { Queryable } from '../db/transaction.ts';

/** Returns the cosignatures of checkpoints, by their ids. */
export async function readCosignatures(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db.query<{ checkpoint_id: number; line: string }>(
    `SELECT checkpoint_id, line FROM log_cosignatures
     WHERE checkpoint_id = ANY ($1::text::bigint[]) ORDER BY checkpoint_id, witness`,
    [`{${ids.join(',')}}`],
  );
  const lines = new Map<number, string[]>();
  for (const { checkpoint_id: id, line } of rows) lines.set(id, [...(lines.get(id) ?? []), line]);
  return lines;
}
