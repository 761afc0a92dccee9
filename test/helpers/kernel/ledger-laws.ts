import type { Sql } from '../../../src/db/database.ts';

/**
 * Returns violations of the ledger's laws. Balances, savings and redemptions are sums over entries. Balances after entries
 * form a chain. Events are numbered without gaps, in order of time. No points remain in savings for an inactive reward or
 * in PENDING redemptions of a deleted one.
 */
export async function ledgerFaults(sql: Sql): Promise<object[]> {
  const faults = await sql`
    WITH removed AS (
      SELECT (payload->>'learnerId')::bigint AS learner_id FROM events WHERE type = 'LearnerRemoved'
    ), live AS (
      SELECT * FROM entries WHERE learner_id NOT IN (SELECT learner_id FROM removed)
    ), balance AS (
      SELECT learner_id, sum(amount) AS points FROM live GROUP BY 1
    ), saved AS (
      SELECT learner_id, source_id, -sum(amount) AS points FROM entries WHERE source_type = 'REWARD_SAVE' GROUP BY 1, 2
    ), redeemed AS (
      SELECT learner_id, source_id, -sum(amount) AS points FROM live WHERE source_type = 'REWARD_REDEMPTION' GROUP BY 1, 2
    ), redemption AS (
      SELECT learner_id, reward_id::text AS source_id, sum(points_used) AS points FROM redemptions
      WHERE status IN ('PENDING', 'APPROVED') GROUP BY 1, 2
    ), chain AS (
      SELECT learner_id, seq, balance_after, amount
        + lag(balance_after, 1, 0) OVER (PARTITION BY family_id, learner_id ORDER BY seq, idx) AS points FROM entries
    )
    SELECT 'balance' AS law, concat(learner_id) AS "where", s.points::text AS ledger, b.balance::text AS stored
    FROM balance s FULL JOIN balances b USING (learner_id) WHERE coalesce(s.points, 0) <> coalesce(b.balance, 0)
    UNION ALL
    SELECT 'saved', concat_ws(' ', learner_id, source_id), s.points::text, b.points::text
    FROM saved s FULL JOIN (SELECT learner_id, reward_id::text AS source_id, points FROM savings) b
      USING (learner_id, source_id) WHERE coalesce(s.points, 0) <> coalesce(b.points, 0)
    UNION ALL
    SELECT 'redeemed', concat_ws(' ', learner_id, source_id), s.points::text, r.points::text
    FROM redeemed s FULL JOIN redemption r USING (learner_id, source_id)
    WHERE coalesce(s.points, 0) <> coalesce(r.points, 0)
    UNION ALL
    SELECT 'chain', concat_ws(' ', learner_id, seq), points::text, balance_after::text
    FROM chain WHERE points <> balance_after
    UNION ALL
    SELECT 'sequence', concat(family_id), count(e.seq)::text, f.seq::text
    FROM families f LEFT JOIN events e USING (family_id) GROUP BY family_id
    HAVING count(e.seq) <> f.seq OR coalesce(max(e.seq), 0) <> f.seq
    UNION ALL
    SELECT 'trapped', concat_ws(' ', s.learner_id, s.reward_id), NULL, s.points::text
    FROM savings s LEFT JOIN rewards r ON r.family_id = s.family_id AND r.id = s.reward_id
    WHERE r.is_active IS NOT TRUE
    UNION ALL
    SELECT 'trapped', concat_ws(' ', d.learner_id, d.reward_id), NULL, d.points_used::text
    FROM redemptions d LEFT JOIN rewards r ON r.family_id = d.family_id AND r.id = d.reward_id
    WHERE d.status = 'PENDING' AND (r.id IS NULL OR r.deleted_at IS NOT NULL)
    UNION ALL
    SELECT 'time', concat_ws(' ', family_id, seq), before::text, recorded_at::text
    FROM (SELECT family_id, seq, recorded_at,
            lag(recorded_at) OVER (PARTITION BY family_id ORDER BY seq) AS before FROM events) e
    WHERE before > recorded_at`;
  return [...faults];
}
