import type { Queryable } from '../../../db/transaction.ts';
import { maxAtOnce } from '../problem-list.ts';
import { type LedgerRules, uniqueMember } from '../rules.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import { type IdOrder, reportId, reportMember } from './unique-ids.ts';

/** Finds ids and members that repeat in the database, with constant memory here. */
export async function checkStoredIds(
  tx: Queryable,
  rules: LedgerRules,
  { audit, order }: { audit: LedgerAudit; order: IdOrder },
): Promise<void> {
  const familyId = String(audit.familyId);
  // As text, like all other reads: a changed type of a column must not hide anything.
  const all = `SELECT id::text AS id, seq, -1 AS idx FROM events WHERE family_id = $1
    UNION ALL SELECT id::text, seq, idx FROM entries WHERE family_id = $1`;
  // A ledger in order needs only the index of the events' ids, which is much faster.
  if (!order.isKept || (await hasRepeatedEvent(tx, familyId)))
    for (const { event, value } of await repeated(tx, all, 'id', [familyId])) reportId(audit, event, value);
  for (const type of order.types) {
    const unique = uniqueMember(rules, type);
    if (unique === undefined) continue;
    const values = `SELECT payload->>$2 AS member, seq, -1 AS idx FROM events WHERE family_id = $1 AND type = $3`;
    for (const { event, value } of await repeated(tx, values, 'member', [familyId, unique, type]))
      reportMember(audit, event, unique, value);
  }
}

async function hasRepeatedEvent(tx: Queryable, familyId: string): Promise<boolean> {
  const statement = 'SELECT FROM events WHERE family_id = $1 GROUP BY id HAVING count(*) > 1 LIMIT 1';
  return (await tx.query(statement, [familyId])).length > 0;
}

interface Repetition {
  event: { seq: number; type: string };
  value: string;
}

/** Returns the second and later rows with the same value, in the order of the ledger. */
async function repeated(
  tx: Queryable,
  rows: string,
  column: string,
  parameters: readonly string[],
): Promise<Repetition[]> {
  const several = `SELECT ${column} FROM (${rows}) r GROUP BY ${column} HAVING count(*) > 1`;
  // Ledgers without a fault need no more than this.
  if ((await tx.query(`${several} LIMIT 1`, parameters)).length === 0) return [];
  const found = await tx.query<{ seq: number; type: string | null; value: string }>(
    `SELECT r.seq, e.type, r.${column} AS value
     FROM (SELECT *, row_number() OVER (PARTITION BY ${column} ORDER BY seq, idx) AS place
           FROM (${rows}) a WHERE ${column} IN (${several})) r
     LEFT JOIN events e ON e.family_id = $1 AND e.seq = r.seq
     WHERE place > 1 ORDER BY r.seq, r.idx LIMIT ${maxAtOnce}`,
    parameters,
  );
  return found.map(({ seq, type, value }) => ({ event: { seq, type: type ?? '' }, value }));
}
