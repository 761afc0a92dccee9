import type { Statement, StatementSource } from '../../../schema/statements.ts';
import { existing } from '../../base/errors.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { LearnerAccess } from '../../http/access.ts';
import { type LedgerRules, sourceTypeOf } from '../../kernel/ledger/rules.ts';
import { timeOf } from '../../kernel/state/stream.ts';

/** Period with both of its ends. Times are ISO 8601 in UTC; without a begin, it begins with the first entry. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

interface StatementRow {
  name: string;
  opening: number | null;
  closing: number | null;
  last_at: string;
  too_fast: number;
  sources: Omit<StatementSource, 'column'>[] | null;
}

/** Statement that reads one state. The index of a learner's entries gives both balances and the entries between them. */
const statement = `
  SELECT u.name, f.last_at,
    (SELECT balance_after FROM entries WHERE family_id = $1 AND learner_id = $2 AND created_at < $3::text::timestamptz
     ORDER BY created_at DESC, seq DESC, idx DESC LIMIT 1) AS opening,
    (SELECT balance_after FROM entries WHERE family_id = $1 AND learner_id = $2 AND created_at <= $4::text::timestamptz
     ORDER BY created_at DESC, seq DESC, idx DESC LIMIT 1) AS closing,
    (SELECT jsonb_agg(s) FROM (
       SELECT source_type AS "sourceType", coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS credits,
         coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS debits, count(*) AS entries
       FROM entries WHERE family_id = $1 AND learner_id = $2
         AND created_at >= $3::text::timestamptz AND created_at <= $4::text::timestamptz
       GROUP BY source_type) s) AS sources,
    (SELECT count(*) FROM lessons WHERE family_id = $1 AND learner_id = $2 AND is_too_fast
       AND answered_at >= $3::text::timestamptz AND answered_at <= $4::text::timestamptz) AS too_fast
  FROM families f JOIN users u ON u.id = $2 WHERE f.family_id = $1`;

/** Returns a learner's statement. Entries are added up in the database, so a long history takes no memory here. */
export async function readStatement(
  tx: Queryable,
  rules: LedgerRules,
  { familyId, learnerId }: LearnerAccess,
  { from, to, now }: Period & { now: string },
): Promise<Statement> {
  const parameters = [String(familyId), String(learnerId), from ?? '-infinity', to ?? 'infinity'];
  const [row] = await tx.query<StatementRow>(statement, parameters);
  const {
    name,
    opening,
    closing,
    last_at: lastAt,
    too_fast: tooFast,
    sources,
  } = existing(row, 'LEARNER_NOT_FOUND');
  const columns = { earned: 0, bonus: 0, adjusted: 0, saved: 0, redeemed: 0, allocated: 0 };
  const bySource = (sources ?? []).map((source): StatementSource => {
    const { column } = sourceTypeOf(rules, source.sourceType);
    columns[column] += source.credits - source.debits;
    return { ...source, column };
  });
  const names = [...rules.sourceTypes.keys()];
  bySource.sort((a, b) => names.indexOf(a.sourceType) - names.indexOf(b.sourceType));
  return {
    learnerId,
    learnerName: name,
    from: from ?? null,
    to: to ?? timeOf({ lastAt }, now),
    opening: opening ?? 0,
    ...columns,
    closing: closing ?? 0,
    sources: bySource,
    tooFastLessons: tooFast,
  };
}
