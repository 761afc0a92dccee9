import type { Queryable } from '../transaction.ts';

/** Difference between a node of a cluster and the coordinator. */
interface ShardDifference {
  subject: string;
  expected: string;
  found: string;
}

/** Returns the triggers of a table by its oid, each with its state, kind and function. Those of shards have a suffix. */
const triggersOf = (table: string, suffix: string) => `
  (SELECT coalesce(string_agg(format('%s %s %s %s', regexp_replace(tgname, ${suffix} || '$', ''), tgenabled, tgtype, md5(prosrc)), ', ' ORDER BY tgname), 'no trigger')
     || coalesce((SELECT ', disabled' WHERE EXISTS (SELECT FROM pg_trigger i WHERE i.tgrelid = ${table} AND tgisinternal AND tgenabled <> 'O')), '')
   FROM pg_trigger JOIN pg_proc p ON p.oid = tgfoid WHERE tgrelid = ${table} AND NOT tgisinternal)`;

/** Runs on each node: the triggers of its shards. */
const shardsOfNode = `
  SELECT coalesce(json_agg(json_build_object('name', name, 'shard', shardid, 'triggers', ${triggersOf('shard', `'_' || shardid`)})), '[]')
  FROM (SELECT s.logicalrelid::regclass::text AS name, shardid::text, to_regclass(shard_name(s.logicalrelid, shardid)) AS shard
    FROM pg_dist_placement JOIN pg_dist_shard s USING (shardid)
    WHERE groupid = (SELECT groupid FROM pg_dist_local_group)) shards`;

/**
 * Finds shards of tables without the same enabled triggers, with the same functions, as the table on the coordinator. Such a
 * trigger alone does not protect the shards.
 */
export async function shardDifferences({ query }: Queryable): Promise<ShardDifference[]> {
  const rows = await query<ShardDifference>(`
    WITH nodes AS (
      SELECT nodename || ':' || nodeport AS node, success, result
      FROM run_command_on_all_nodes($cmd$${shardsOfNode}$cmd$) JOIN pg_dist_node USING (nodeid)
    ), shards AS (
      SELECT node, name, shard, triggers AS found, ${triggersOf('to_regclass(name)', `''`)} AS expected
      FROM nodes CROSS JOIN LATERAL json_to_recordset(CASE WHEN success THEN result::json ELSE '[]' END)
        AS s (name text, shard text, triggers text)
    )
    SELECT format('node %s', node) AS subject, 'answer' AS expected, 'nothing' AS found FROM nodes WHERE NOT success
    UNION ALL
    SELECT format('triggers of %s on %s in shard %s', name, node, shard), expected, found
    FROM shards WHERE found IS DISTINCT FROM expected ORDER BY 1`);
  return [...rows];
}
