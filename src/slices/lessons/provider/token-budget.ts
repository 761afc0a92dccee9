import { msToUtcMidnight, utcDay } from '../../../base/local-day.ts';
import type { Database } from '../../../db/database.ts';
import { ProviderFailure } from './provider-failure.ts';

/** Learner for whom a request goes to the provider. */
export interface Asker {
  familyId: number;
  learnerId: number;
}

/** Greatest divisors of the shares: a family gets a fifth of what others have left, a learner a half of their family's share. */
const divisors = { family: 5, learner: 2 };

/**
 * Creates the budget of requests per UTC day. The database counts each request before it is sent, so the budget holds for
 * all instances. Failed and refused requests count, since they may cost as much.
 *
 * No family can use up what others need (decisions.md 4.21). It may use a fifth of what other families have left, or more if fewer
 * families have learners: all of it if there is only one. With five or more, it takes more than 20 to use up 500
 * requests. A learner may use
 * a half of what their siblings have left of the family's share, or all of it without siblings.
 */
export function createBudget(
  { transaction }: Pick<Database, 'transaction'>,
  requestsPerDay: number,
  now: () => Date,
) {
  /** Takes a request from today's budget. Fails if none is left for the learner. */
  return async function reserve({ familyId, learnerId }: Asker): Promise<void> {
    const time = now().toISOString();
    const day = utcDay(time);
    const retryAfterMs = msToUtcMidnight(time);
    await transaction(async (tx) => {
      // Its row stays locked until the end, so requests take their shares one after the other.
      const [taken] = await tx.query<{ requests: number }>(takeRequest, [day, String(requestsPerDay)]);
      if (!taken) throw new ProviderFailure('daily budget used up', { retryAfterMs });
      const ids = [day, String(familyId), String(learnerId)];
      const [used] = await tx.query<Used>(readShares, ids);
      const { ofFamily = 0, ofLearner = 0, families = 1, learners = 1 } = used ?? {};
      const others = taken.requests - 1 - ofFamily;
      const familyShare = shareOf(requestsPerDay - others, divisors.family, families);
      const learnerShare = shareOf(familyShare - (ofFamily - ofLearner), divisors.learner, learners);
      if (ofFamily >= familyShare || ofLearner >= learnerShare)
        throw new ProviderFailure('share of the daily budget used up', { retryAfterMs });
      await tx.query(countRequest, ids);
      await tx.query('DELETE FROM provider_shares WHERE day < $1::text::date', [day]);
    });
  };
}

/** Returns the share of the rest, at least 1 if there is one. */
function shareOf(left: number, divisor: number, number: number): number {
  return Math.ceil(left / Math.min(divisor, Math.max(1, number)));
}

interface Used {
  ofFamily: number;
  ofLearner: number;
  families: number;
  learners: number;
}

const takeRequest = `
  INSERT INTO provider_usage AS today (day, requests)
  SELECT $1::text::date, 1 WHERE $2::text::bigint > 0
  ON CONFLICT (day) DO UPDATE SET requests = today.requests + 1 WHERE today.requests < $2::text::bigint
  RETURNING requests`;

/** A family has the id of its parent. Counts families with learners, and learners, as far as the divisors need. */
const readShares = `
  SELECT coalesce(max(requests) FILTER (WHERE user_id = $2::text::bigint), 0)::int AS "ofFamily",
    coalesce(max(requests) FILTER (WHERE user_id = $3::text::bigint), 0)::int AS "ofLearner",
    (SELECT count(*)::int FROM
      (SELECT DISTINCT parent_id FROM users WHERE parent_id IS NOT NULL LIMIT ${divisors.family}) f) AS families,
    (SELECT count(*)::int FROM
      (SELECT id FROM users WHERE parent_id = $2::text::bigint LIMIT ${divisors.learner}) l) AS learners
  FROM provider_shares WHERE day = $1::text::date AND user_id IN ($2::text::bigint, $3::text::bigint)`;

const countRequest = `
  INSERT INTO provider_shares AS today (day, user_id, requests)
  SELECT $1::text::date, id, 1 FROM unnest(ARRAY[$2::text::bigint, $3::text::bigint]) id
  ON CONFLICT (day, user_id) DO UPDATE SET requests = today.requests + 1`;
