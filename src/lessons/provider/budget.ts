import type { Sql } from '../../db/connection.ts';
import { ProviderFailure } from './failure.ts';

/**
 * The daily budget of requests. It is kept in the database and taken before a request is sent, so it holds over all
 * instances, over restarts, and for any number of requests side by side. A day is one of UTC. Requests that fail count:
 * they may have cost as much.
 */
export function createBudget(sql: Sql, requestsPerDay: number, now: () => Date) {
  /** Takes a request from today's budget, or fails where there is none left. */
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
