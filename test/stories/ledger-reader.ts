import { connect } from '../helpers/database/connection.ts';

/** A stored event with its entries. */
export interface LedgerLine {
  seq: number;
  type: string;
  payload: Record<string, unknown>;
  entries: { amount: number; sourceType: string; description: string; balanceAfter: number }[];
}

/** Reads the events of an instance with one family. */
export function ledgerReader(databaseUrl: string) {
  const sql = connect(databaseUrl);
  let lastSeq = 0;

  /** Returns the events since the last call. */
  async function newLines(): Promise<LedgerLine[]> {
    const lines = await sql<LedgerLine[]>`
      SELECT e.seq::int, e.type, e.payload, coalesce(jsonb_agg(jsonb_build_object(
        'amount', amount, 'sourceType', source_type, 'description', description, 'balanceAfter', balance_after
      ) ORDER BY idx) FILTER (WHERE idx IS NOT NULL), '[]') AS entries
      FROM events e LEFT JOIN entries USING (family_id, seq)
      WHERE e.seq > ${lastSeq} GROUP BY e.family_id, e.seq ORDER BY e.seq`;
    lastSeq = lines.at(-1)?.seq ?? lastSeq;
    return lines;
  }

  return { newLines, close: () => sql.end() };
}
