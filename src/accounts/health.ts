import type { Sql } from '../db/database.ts';
import { inTime } from '../db/in-time.ts';

const timeoutMs = 2000;

/**
 * Creates a function that checks whether the database answers within two seconds (decisions.md 2.10). Concurrent calls
 * share one statement, so frequent health checks cost little.
 */
export function createHealthCheck(sql: Sql): () => Promise<boolean> {
  let current: Promise<boolean> | undefined;
  return () => {
    current ??= answersInTime(sql).finally(() => {
      current = undefined;
    });
    return current;
  };
}

function answersInTime(sql: Sql): Promise<boolean> {
  return inTime(sql`SELECT 1`, timeoutMs).then(
    () => true,
    () => false,
  );
}
