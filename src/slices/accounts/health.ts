import type { Sql } from '../../db/database.ts';
import { inTime } from '../../db/in-time.ts';

const timeoutMs = 2000;

/** Creates a check that the database answers within 2 s (decisions.md 2.10). Concurrent calls share a statement. */
export function createHealthCheck(sql: Sql): () => Promise<boolean> {
  let current: Promise<boolean> | undefined;
  return () => {
    current ??= inTime(sql`SELECT 1`, timeoutMs)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        current = undefined;
      });
    return current;
  };
}
