import type { Sql } from '../../db/database.ts';
import { ProviderFailure } from './failure.ts';

/**
 * Creates the budget of requests per UTC day. The database counts each request before it is sent, so the budget holds for
 * all instances. Failed requests count, since they may cost as much.
 */
export function createBudget(sql: Sql, requestsPerDay: number, now: () => Date) {
  /** Takes a request from today's budget. Fails if none is left. */
  return async function reserve(): Promise<void> {
    const day = now().toISOString().slice(0, 10);
    const taken = await sql`
      INSERT INTO provider_usage AS today (day, requests)
      SELECT ${day}::text::date, 1 WHERE ${requestsPerDay}::bigint > 0
      ON CONFLICT (day) DO UPDATE SET requests = today.requests + 1 WHERE today.requests < ${requestsPerDay}::bigint
      RETURNING requests`;
    if (taken.length === 0) throw new ProviderFailure('daily budget used up');
  };
}
