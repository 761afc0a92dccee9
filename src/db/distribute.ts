import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { advisoryLocks } from './advisory-locks.ts';
import { OperatorError } from './faults.ts';
import { isCluster } from './places.ts';
import type { Queryable } from './transaction.ts';

/** Oldest major version of Citus that the service is tested on. */
const oldestCitus = 13;

/** Node of a cluster. */
export interface ClusterNode {
  name: string;
  port: number;
  isCoordinator: boolean;
  isActive: boolean;
  /** Number of transactions between the two phases of a commit; null if the node does not answer. */
  inDoubt: number | null;
  /** Number of shards of families on the node. */
  shards: number;
}

/** State of a database with regard to a cluster. */
export interface ClusterState {
  /** Version of Citus; null on one server. */
  version: string | null;
  nodes: ClusterNode[];
  /** Names of tables by their kind of place. */
  tables: Record<'distributed' | 'reference' | 'local', string[]>;
  /** Tables with a family_id that are not distributed although families are. */
  left: string[];
}

/** Reads where the tables and shards are. */
export async function readClusterState(database: Queryable): Promise<ClusterState> {
  const hasCitus = await isCluster(database);
  const tables = await database.query<{
    name: string;
    kind: keyof ClusterState['tables'];
    has_family: boolean;
  }>(hasCitus ? clusterTables : plainTables);
  const named = (kind: string) => tables.filter((table) => table.kind === kind).map(({ name }) => name);
  const found = { distributed: named('distributed'), reference: named('reference'), local: named('local') };
  if (!hasCitus) return { version: null, nodes: [], tables: found, left: [] };
  const [extension] = await database.query<{ version: string }>(
    `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
  );
  const nodes = await database.query<ClusterNode>(
    `SELECT nodename AS name, nodeport AS port, groupid = 0 AS "isCoordinator", isactive AS "isActive",
       (SELECT count(*) FROM pg_dist_placement p JOIN pg_dist_shard s USING (shardid)
        WHERE p.groupid = n.groupid AND s.logicalrelid = 'families'::regclass)::int AS shards,
       CASE WHEN success THEN result::int END AS "inDoubt"
     FROM pg_dist_node n LEFT JOIN run_command_on_all_nodes(
       'SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database()') USING (nodeid)
     ORDER BY groupid`,
  );
  const isDistributed = found.distributed.length > 0;
  return {
    version: extension?.version ?? '',
    nodes: [...nodes],
    tables: found,
    left: isDistributed
      ? tables.filter(({ kind, has_family }) => has_family && kind === 'local').map(({ name }) => name)
      : [],
  };
}

const hasFamily = `EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'family_id')`;
const ownTables = `FROM pg_class c WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`;
const plainTables = `SELECT relname AS name, 'local' AS kind, ${hasFamily} AS has_family ${ownTables} ORDER BY 1`;
const clusterTables = `
  SELECT relname AS name, ${hasFamily} AS has_family,
    coalesce((SELECT CASE WHEN partmethod = 'h' THEN 'distributed' WHEN repmodel = 't' THEN 'reference' ELSE 'local' END
      FROM pg_dist_partition WHERE logicalrelid = c.oid), 'local') AS kind
  ${ownTables} ORDER BY 1`;

/**
 * Checks whether the families of the database can be distributed now.
 *
 * @throws OperatorError that says what to do first
 */
export async function requireDistributable(database: Queryable): Promise<ClusterState> {
  const state = await readClusterState(database);
  if (state.version === null)
    throw new OperatorError(
      'The database has no Citus: run CREATE EXTENSION citus in it on each node, then citus_set_coordinator_host and citus_add_node.',
    );
  if (Number.parseInt(state.version, 10) < oldestCitus)
    throw new OperatorError(
      `The cluster has Citus ${state.version}, but the service needs ${oldestCitus} or later.`,
    );
  if (!state.nodes.some(({ isCoordinator }) => isCoordinator))
    throw new OperatorError(
      'The coordinator has no address: run citus_set_coordinator_host, also if DATABASE_URL names a worker.',
    );
  const workers = state.nodes.filter(({ isCoordinator, isActive }) => !isCoordinator && isActive);
  if (workers.length === 0) throw new OperatorError('The cluster has no active worker: run citus_add_node.');
  await requireSettings(database);
  return state;
}

async function requireSettings(database: Queryable): Promise<void> {
  const answers = await database.query<{ success: boolean; result: string; node: string }>(
    `SELECT success, result, nodename || ':' || nodeport AS node FROM run_command_on_all_nodes($cmd$
       SELECT concat_ws(' ', current_setting('server_version_num')::int / 10000, current_setting('max_prepared_transactions'))
     $cmd$) JOIN pg_dist_node USING (nodeid)`,
  );
  const silent = answers.find(({ success }) => !success);
  if (silent)
    throw new OperatorError(
      `The node ${silent.node} does not answer: start it, or remove it from the cluster.`,
    );
  const [version, ...others] = new Set(answers.map(({ result }) => result.split(' ')[0]));
  if (others.length > 0)
    throw new OperatorError(
      `The nodes have different versions of PostgreSQL: ${[version, ...others].join(', ')}.`,
    );
  const without = answers.find(({ result }) => result.endsWith(' 0'));
  if (without)
    throw new OperatorError(
      `The node ${without.node} cannot commit in two phases: raise its max_prepared_transactions.`,
    );
}

/** Distributes the tables over the nodes in one transaction. Does nothing if they are distributed. */
export async function distributeTables(sql: Sql): Promise<void> {
  const script = await readFile(join(import.meta.dirname, '../../sql/citus.sql'), 'utf8');
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${advisoryLocks.migrations})`;
    const [done] = await tx`SELECT FROM pg_dist_partition WHERE logicalrelid = 'families'::regclass`;
    if (!done) await tx.unsafe(script);
  });
  await setDefaults(sql);
}

/** Settings of the database on the coordinator. */
const defaults = {
  // One connection to each node. So a snapshot sees each node at one time, and a small read of many shards opens no more.
  'citus.max_adaptive_executor_pool_size': '1',
  // Triggers of migrations: a row and all that its triggers touch are on one node.
  'citus.enable_unsafe_triggers': 'on',
};

/** Stores the settings that sessions of the service need. Sessions do not pass their own settings on to the nodes. */
async function setDefaults(sql: Sql): Promise<void> {
  const roles = await sql<{ database: string; role: string }[]>`
    SELECT quote_ident(current_database()) AS database, quote_ident(rolname) AS role FROM pg_roles
    WHERE rolname = current_user OR oid IN (
      SELECT setrole FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
      WHERE datname = current_database())`;
  const ofDatabase = Object.entries(defaults).map(([setting, value]) => {
    return `ALTER DATABASE ${roles[0]?.database} SET ${setting} = '${value}'`;
  });
  const ofRoles = roles.map(({ database, role }) => {
    return `ALTER ROLE ${role} IN DATABASE ${database} SET lock_timeout = '5s'`;
  });
  for (const statement of [...ofDatabase, ...ofRoles]) await sql.unsafe(statement);
}
