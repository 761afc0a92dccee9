import type { Sql } from 'postgres';
import { codeOf } from '../../../src/base/system-errors.ts';
import { asService, connect } from './connection.ts';

/** Shard of an append-only table on a node. */
interface Shard {
  /** URL of the database on the node. */
  node: string;
  table: string;
  shard: string;
}

/**
 * Tries to change each shard of each append-only table on the given nodes: as the owner, whom triggers refuse, and as the service's
 * role, which has no right. Returns the shards, and the statements that had another result.
 */
export async function tryShards(nodes: readonly string[]): Promise<{ shards: Shard[]; faults: string[] }> {
  const shards: Shard[] = [];
  const faults: string[] = [];
  for (const node of nodes) {
    const [owner, service] = [connect(node), connect(asService(node))];
    // Citus itself refuses some changes of a shard. With this setting, it leaves that to the database.
    for (const sql of [owner, service]) await sql`SET citus.enable_manual_changes_to_shards = on`;
    const expect = async (sql: Sql, statement: string, code: string) => {
      const found = await sql.unsafe(statement).then(() => 'done', codeOf);
      if (found !== code) faults.push(`${statement} on ${node}: ${found}`);
    };
    for (const { table, shard, column } of await shardsOn(owner)) {
      shards.push({ node, table, shard });
      for (const statement of [
        `UPDATE ${shard} SET ${column} = ${column}`,
        `TRUNCATE ${shard} CASCADE`,
        `DELETE FROM ${shard}`,
      ]) {
        await expect(service, statement, '42501');
        // Its trigger spares old records, and there are none.
        if (statement === `DELETE FROM ${shard}` && table === 'audit_log') continue;
        await expect(owner, statement, '23001');
      }
    }
    await Promise.all([owner.end(), service.end()]);
  }
  return { shards, faults };
}

/** Returns the shards of append-only tables on the node of a connection, with the first columns of the tables. */
async function shardsOn(sql: Sql): Promise<{ table: string; shard: string; column: string }[]> {
  return sql`
    SELECT logicalrelid::text AS table, shard_name(logicalrelid, shardid) AS shard, attname AS column
    FROM pg_dist_shard JOIN pg_dist_placement USING (shardid) JOIN pg_trigger ON tgrelid = logicalrelid
      JOIN pg_attribute ON attrelid = logicalrelid AND attnum = 1
    WHERE groupid = (SELECT groupid FROM pg_dist_local_group) AND tgname = logicalrelid || '_append_only'`;
}
