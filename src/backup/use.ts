import type { Sql } from 'postgres';
import { OperatorError } from '../base/faults.ts';

/** Rejects a database that another process of the service uses. */
export async function rejectUse(sql: Sql): Promise<void> {
  const [other] = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND application_name LIKE 'learning-service%'`;
  if (other)
    throw new OperatorError('The service, or one of its commands, uses the database: stop it first.');
}
