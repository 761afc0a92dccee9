import type { Queryable } from '../transaction.ts';
import { hasCitus } from './family-places.ts';
import { countInDoubt } from './nodes.ts';

/** What a node says about itself. */
export interface NodeReport {
  /** Major version of PostgreSQL. */
  postgres: number;
  /** Version of the extension, such as 13.2-1, or "none". */
  citus: string;
  maxPreparedTransactions: number;
  walLevel: string;
  /** Locale of error messages. */
  messages: string;
  /** Seconds between two repairs of transactions in doubt; negative for never. */
  recoverySeconds: number;
  /** Number of transactions between the two phases of a commit. */
  inDoubt: number;
  /** Roles whose sessions have a limit for waiting on locks. */
  limitedRoles: string[];
}

/** Node of a cluster. */
export interface ClusterNode {
  name: string;
  port: number;
  isCoordinator: boolean;
  isActive: boolean;
  /** Number of shards of families on the node. */
  shards: number;
  /** Null if the node does not answer. */
  report: NodeReport | null;
}

/** Setting that sessions need and lack, with the statement that stores it. */
export interface MissingSetting {
  name: string;
  isOfRole: boolean;
  statement: string;
}

/** State of a database with regard to a cluster. */
export interface ClusterState {
  /** Version of Citus; null on one server. */
  version: string | null;
  nodes: ClusterNode[];
  /** Names of tables by their kind of place. */
  tables: Record<'distributed' | 'reference' | 'local', string[]>;
  /** Tables of a cluster that are still on the coordinator, though families need them on other nodes. */
  left: string[];
  missing: MissingSetting[];
}

/** Reads where the tables and shards are, and what the nodes say. */
export async function readClusterState(database: Queryable): Promise<ClusterState> {
  const places = await readTablePlaces(database);
  const [extension] = await database.query<{ version: string }>(
    `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
  );
  if (!extension) return { version: null, nodes: [], ...places, missing: [] };
  const nodes = await database.query<ClusterNode>(
    `SELECT nodename AS name, nodeport AS port, groupid = 0 AS "isCoordinator", isactive AS "isActive",
       (SELECT count(*) FROM pg_dist_placement p JOIN pg_dist_shard s USING (shardid)
        WHERE p.groupid = n.groupid AND s.logicalrelid = 'families'::regclass)::int AS shards,
       CASE WHEN success THEN result::json END AS report
     FROM pg_dist_node n LEFT JOIN run_command_on_all_nodes($cmd$${reportOfNode}$cmd$) USING (nodeid)
     WHERE noderole = 'primary' ORDER BY groupid`,
  );
  const missing = await missingSettings(database, nodes);
  return { version: extension.version, nodes: [...nodes], ...places, missing };
}

/** Runs on each node. */
const reportOfNode = `
  SELECT json_build_object(
    'postgres', current_setting('server_version_num')::int / 10000,
    'citus', coalesce((SELECT extversion FROM pg_extension WHERE extname = 'citus'), 'none'),
    'maxPreparedTransactions', current_setting('max_prepared_transactions')::int,
    'walLevel', current_setting('wal_level'),
    'messages', current_setting('lc_messages'),
    'recoverySeconds', (SELECT setting::int / 1000.0 FROM pg_settings WHERE name = 'citus.recover_2pc_interval'),
    'inDoubt', (${countInDoubt}),
    'limitedRoles', (
      SELECT coalesce(json_agg(setrole::regrole), '[]') FROM pg_db_role_setting LEFT JOIN pg_database d ON d.oid = setdatabase
      WHERE (setdatabase = 0 OR datname = current_database())
        AND EXISTS (SELECT FROM unnest(setconfig) setting WHERE setting ~ '^lock_timeout=[1-9]')
    )
  )`;

/** Reads which tables are where, and which of them are left. */
export async function readTablePlaces(database: Queryable): Promise<Pick<ClusterState, 'tables' | 'left'>> {
  const hasExtension = await hasCitus(database);
  const rows = await database.query<{
    name: string;
    kind: keyof ClusterState['tables'];
    is_of_families: boolean;
  }>(`
    SELECT relname AS name, ${hasExtension ? kindOnCluster : `'local'`} AS kind,
      ${hasFamily('c.oid')} OR EXISTS (
        SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = c.oid AND ${hasFamily('conrelid')}
      ) AS is_of_families
    FROM pg_class c WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`);
  const named = (kind: string) => rows.filter((table) => table.kind === kind).map(({ name }) => name);
  const needed = rows.filter(({ is_of_families }) => is_of_families);
  return {
    tables: { distributed: named('distributed'), reference: named('reference'), local: named('local') },
    left: hasExtension ? needed.filter(({ kind }) => kind === 'local').map(({ name }) => name) : [],
  };
}

/** Rows of families also need the tables that they refer to. Each node has a copy of these. */
const hasFamily = (table: string) =>
  `EXISTS (SELECT FROM pg_attribute WHERE attrelid = ${table} AND attname = 'family_id')`;

const kindOnCluster = `
  coalesce((SELECT CASE WHEN partmethod = 'h' THEN 'distributed' WHEN repmodel = 't' THEN 'reference' END
    FROM pg_dist_partition WHERE logicalrelid = c.oid), 'local')`;

/** Settings of the database. */
const defaults = {
  // One connection to each node: a snapshot sees each node at one time, and a small read of many shards opens no more.
  'citus.max_adaptive_executor_pool_size': '1',
  // Triggers of migrations: a row and all that its triggers touch are on one node.
  'citus.enable_unsafe_triggers': 'on',
};

/**
 * Finds the settings that sessions of the service need and lack. Sessions do not pass their own limits of time on to the nodes, so
 * the limit belongs to the roles that write.
 */
async function missingSettings(
  database: Queryable,
  nodes: readonly ClusterNode[],
): Promise<MissingSetting[]> {
  const [stored] = await database.query<{ database: string; settings: string[]; roles: string[] }>(`
    SELECT quote_ident(current_database()) AS database,
      (SELECT coalesce(json_agg(setting), '[]') FROM pg_db_role_setting JOIN pg_database d ON d.oid = setdatabase, unnest(setconfig) setting
       WHERE setrole = 0 AND datname = current_database()) AS settings,
      (SELECT coalesce(json_agg(oid::regrole), '[]') FROM pg_roles WHERE rolcanlogin AND oid IN (
         SELECT relowner FROM pg_class WHERE oid = 'families'::regclass UNION
         SELECT grantee FROM pg_class, aclexplode(relacl) WHERE pg_class.oid = 'families'::regclass AND privilege_type = 'INSERT'
       )) AS roles`);
  if (!stored) throw new Error('the database has no name');
  const ofDatabase = Object.entries(defaults)
    .filter(([name, value]) => !stored.settings.includes(`${name}=${value}`))
    .map(([name, value]) => ({
      name,
      isOfRole: false,
      statement: `ALTER DATABASE ${stored.database} SET ${name} = '${value}'`,
    }));
  const hasLimit = (role: string) =>
    nodes.every(({ report }) => report === null || report.limitedRoles.includes(role));
  const ofRoles = stored.roles
    .filter((role) => !hasLimit(role))
    .map((role) => ({
      name: `lock_timeout of ${role}`,
      isOfRole: true,
      statement: `ALTER ROLE ${role} IN DATABASE ${stored.database} SET lock_timeout = '5s'`,
    }));
  return [...ofDatabase, ...ofRoles];
}
