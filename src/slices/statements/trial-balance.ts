import type { AccountName, TrialBalance, TrialBalanceAccount } from '../../../schema/statements.ts';
import { existing } from '../../base/errors.ts';
import type { Queryable } from '../../db/transaction.ts';
import { type LedgerRules, type StatementColumn, sourceTypeOf } from '../../kernel/ledger/rules.ts';
import { timeOf } from '../../kernel/state/stream.ts';

interface LearnerRow {
  learner_id: number;
  name: string | null;
  balance: number;
  is_erased: boolean;
  pending: number;
  /** Sums of amounts by source type; those of savings also by goal. */
  sums: { type: string; source: string | null; title: string | null; amount: number }[];
}

/**
 * Statement that reads one state, at most a row for each learner and goal. The balance is that of the last entry, not the
 * sum of all, so that the totals check it.
 */
const statement = `
  WITH sums AS (
    SELECT learner_id, source_type, CASE WHEN source_type = ANY ($3::text[]) THEN source_id END AS source_id,
      sum(amount) AS amount
    FROM entries WHERE family_id = $1 AND created_at <= $2::text::timestamptz GROUP BY 1, 2, 3
  ), erased AS (
    SELECT (payload->>'learnerId')::bigint AS learner_id FROM events
    WHERE family_id = $1 AND type = ANY ($4::text[]) AND recorded_at <= $2::text::timestamptz
  ), pending AS (
    SELECT learner_id, sum(points_used) AS points FROM redemptions
    WHERE family_id = $1 AND requested_at <= $2::text::timestamptz
      AND (decided_at > $2::text::timestamptz OR status = 'PENDING')
    GROUP BY learner_id
  ), titled AS (
    SELECT s.learner_id, jsonb_agg(jsonb_build_object('type', s.source_type, 'source', s.source_id, 'title', t.title,
      'amount', s.amount) ORDER BY t.title, s.source_id) AS sums
    FROM sums s LEFT JOIN reward_texts t ON t.family_id = $1 AND t.reward_id::text = s.source_id
    GROUP BY s.learner_id
  )
  SELECT a.learner_id, u.name, a.sums, coalesce(p.points, 0)::bigint AS pending,
    a.learner_id IN (SELECT learner_id FROM erased) AS is_erased,
    (SELECT balance_after FROM entries e WHERE e.family_id = $1 AND e.learner_id = a.learner_id
     AND e.created_at <= $2::text::timestamptz ORDER BY e.created_at DESC, e.seq DESC, e.idx DESC LIMIT 1) AS balance
  FROM titled a LEFT JOIN pending p USING (learner_id)
    LEFT JOIN users u ON u.id = a.learner_id AND u.parent_id = $1
  ORDER BY a.learner_id`;

/** Returns the accounts of a family. Throws 404 for an unknown family. */
export async function readTrialBalance(
  tx: Queryable,
  rules: LedgerRules,
  familyId: number,
  { asOf, now }: { asOf: string | undefined; now: string },
): Promise<TrialBalance> {
  const columnOf = (type: string) => sourceTypeOf(rules, type).column;
  const saving = [...rules.sourceTypes.keys()].filter((type) => columnOf(type) === 'saved');
  const closing = [...rules.events].flatMap(([type, { account }]) => (account === 'closes' ? [type] : []));
  const [family] = await tx.query<{ last_at: string }>('SELECT last_at FROM families WHERE family_id = $1', [
    String(familyId),
  ]);
  const { last_at: lastAt } = existing(family, 'USER_NOT_FOUND');
  const end = asOf ?? timeOf({ lastAt }, now);
  const learners = await tx.query<LearnerRow>(statement, [String(familyId), end, saving, closing]);
  const accounts = learners.flatMap((learner) => accountsOf(learner, columnOf));
  return {
    familyId,
    asOf: end,
    accounts,
    debit: accounts.reduce((sum, { debit }) => sum + debit, 0),
    credit: accounts.reduce((sum, { credit }) => sum + credit, 0),
  };
}

/** Returns a learner's accounts that are not empty. */
function accountsOf(
  { learner_id: learnerId, name, sums, pending, balance, is_erased }: LearnerRow,
  columnOf: (type: string) => StatementColumn,
): TrialBalanceAccount[] {
  const total = (column: StatementColumn) =>
    sums.filter(({ type }) => columnOf(type) === column).reduce((sum, { amount }) => sum + amount, 0);
  const account = (
    kind: AccountName,
    credit: number,
    source: { source?: string | null; title?: string | null } = {},
  ): TrialBalanceAccount[] => {
    if (credit === 0) return [];
    const sides = { debit: Math.max(0, -credit), credit: Math.max(0, credit) };
    const { source: sourceId = null, title = null } = source;
    return [{ learnerId, learnerName: name, account: kind, sourceId, title, ...sides }];
  };
  return [
    // Entries have the side of the balance: a credit there is a debit here.
    ...account('EARNED', -total('earned')),
    ...account('BONUS', -total('bonus')),
    ...account('ADJUSTED', -total('adjusted')),
    ...account('ALLOCATED', -total('allocated')),
    ...account('REDEEMED', -total('redeemed') - pending),
    ...account('PENDING', pending),
    ...sums
      .filter(({ type }) => columnOf(type) === 'saved')
      .flatMap((sum) => account('SAVED', -sum.amount, sum)),
    ...account(is_erased ? 'LAPSED' : 'BALANCE', balance),
  ];
}
