import { databaseUrlsOf } from './citus.ts';
import { connect } from './connection.ts';

/** Locks a family's stream from a separate connection, as another instance does; returns the release function. */
export async function holdStream(databaseUrl: string, familyId: number): Promise<() => Promise<void>> {
  const sql = connect(databaseUrl);
  await sql.unsafe('BEGIN');
  await sql`SELECT FROM families WHERE family_id = ${familyId} FOR UPDATE`;
  // Closing the connection ends the transaction.
  return () => sql.end();
}

/** Returns the number of connections that wait for a lock in this database, on all its nodes. */
export async function waitingForLocks(databaseUrl: string): Promise<number> {
  const nodes = await databaseUrlsOf(databaseUrl);
  const waiting = await Promise.all(nodes.map(waitingOn));
  return waiting.reduce((sum, count) => sum + count, 0);
}

async function waitingOn(nodeUrl: string): Promise<number> {
  const sql = connect(nodeUrl);
  const waiting = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await sql.end();
  return waiting.length;
}
