import type { TransactionSql } from 'postgres';
import type { Database } from '../../../../src/db/database.ts';
import { eventHash, genesis } from '../../../../src/kernel/ledger/chain.ts';
import { readEvents } from '../../../../src/kernel/ledger/export/read.ts';
import { connect } from '../../../helpers/database/connection.ts';

/** Turns triggers and foreign keys off until the end of the transaction. Only SET LOCAL reaches the nodes of a cluster. */
export const withoutTriggers =
  "SET LOCAL citus.propagate_set_commands = 'local'; SET LOCAL session_replication_role = replica";

/** Runs statements as a superuser in one transaction, without triggers and foreign keys. */
export async function asSuperuser(
  databaseUrl: string,
  work: (sql: TransactionSql) => Promise<unknown>,
): Promise<void> {
  const sql = connect(databaseUrl);
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(withoutTriggers);
      await work(tx);
    });
  } finally {
    await sql.end();
  }
}

/** Deletes the events of a family after `seq` and adapts the family's row. */
export async function dropTail(databaseUrl: string, familyId: number, seq: number): Promise<void> {
  await asSuperuser(databaseUrl, async (sql) => {
    await sql`DELETE FROM entries WHERE family_id = ${familyId} AND seq > ${seq}`;
    await sql`DELETE FROM events WHERE family_id = ${familyId} AND seq > ${seq}`;
    await sql`UPDATE families f SET seq = e.seq, head = e.hash FROM events e
      WHERE f.family_id = ${familyId} AND e.family_id = f.family_id AND e.seq = ${seq}`;
  });
}

/** Changes the actor of event `seq` and computes the chain from there again, so that it is consistent. */
export async function rewriteFrom(
  database: Database,
  databaseUrl: string,
  familyId: number,
  seq: number,
): Promise<void> {
  const hashes = new Map<number, string>();
  let previous = genesis;
  for await (const chunk of readEvents(database, familyId)) {
    for (const { event } of chunk) {
      const actorId = event.seq === seq ? event.actorId + 1 : event.actorId;
      previous = eventHash(previous, { ...event, actorId });
      hashes.set(event.seq, previous);
    }
  }
  await asSuperuser(databaseUrl, async (sql) => {
    await sql`UPDATE events SET actor_id = actor_id + 1 WHERE family_id = ${familyId} AND seq = ${seq}`;
    for (const [number, hash] of hashes) {
      await sql`UPDATE events SET hash = decode(${hash}, 'hex') WHERE family_id = ${familyId} AND seq = ${number}`;
    }
    await sql`UPDATE families SET head = decode(${previous}, 'hex') WHERE family_id = ${familyId}`;
  });
}
