import type { Sql } from '../db/database.ts';
import { inTime } from '../db/in-time.ts';

const patienceMs = 2000;

/**
 * A function that tells whether the database answers, within two seconds whatever the database does
 * (decisions.md 2.10). Who asks while it is being found out gets the same answer, so that monitors cost nothing.
 */
export function openHealthCheck(sql: Sql): () => Promise<boolean> {
  let current: Promise<boolean> | undefined;
  return () => {
    current ??= answersInTime(sql).finally(() => {
      current = undefined;
    });
    return current;
  };
}

function answersInTime(sql: Sql): Promise<boolean> {
  return inTime(sql`SELECT 1`, patienceMs).then(
    () => true,
    // Whatever the reason: it does not answer, which is all that is asked here.
    () => false,
  );
}
