import type { Queryable } from '../../db/transaction.ts';

/** States of a configuration in metrics. A paused one waits for a parent. */
export const configStates = ['idle', 'in_progress', 'completed', 'failed', 'paused'] as const;

/** Number of configurations in one state, over all families, and their lag. */
export interface StateOfConfigs {
  state: (typeof configStates)[number];
  configs: number;
  /** Age of the oldest change that a continuous configuration lacks; 0 if none is missing. */
  lagSeconds: number;
}

/** Time of the oldest change that a configuration lacks; of the last event or success if it is not in the change log. */
const behindSince = `CASE WHEN c.synced_seq < f.feed_start THEN coalesce(c.last_sync_at, c.created_at)
  ELSE coalesce((SELECT changed_at FROM changes WHERE family_id = c.family_id AND seq > c.synced_seq
                 ORDER BY seq LIMIT 1), f.last_at) END`;

/**
 * Counts configurations by state, without empty states, and measures their lag. A retried configuration counts as failed.
 */
export async function readStates(db: Queryable): Promise<StateOfConfigs[]> {
  const rows = await db.query<{ state: StateOfConfigs['state']; configs: number; lag: number }>(
    `SELECT CASE WHEN c.is_paused THEN 'paused' WHEN c.attempts > 0 THEN 'failed' ELSE lower(c.sync_status) END AS state,
       count(*) AS configs,
       greatest(0, extract(epoch FROM max(clock_timestamp() - ${behindSince})
         FILTER (WHERE c.continuous_sync AND f.feed_seq > c.synced_seq)))::float8 AS lag
     FROM sync_configs c JOIN families f USING (family_id) GROUP BY 1`,
  );
  return rows.map(({ lag, ...row }) => ({ ...row, lagSeconds: lag }));
}
