import { connect } from './connection.ts';

/** Locks a family from a connection of its own, as another instance or a careless operator may; returns what frees it. */
export async function holdLane(databaseUrl: string, familyId: number): Promise<() => Promise<void>> {
  const sql = connect(databaseUrl);
  await sql.unsafe('BEGIN');
  await sql`SELECT FROM families WHERE family_id = ${familyId} FOR UPDATE`;
  // The end of the connection is the end of the transaction.
  return () => sql.end();
}

/** How many connections wait for a lock in the database of this URL. */
export async function waitingForLocks(databaseUrl: string): Promise<number> {
  const sql = connect(databaseUrl);
  const waiting = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await sql.end();
  return waiting.length;
}
