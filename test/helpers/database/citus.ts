import { distributeTables, storeSettings } from '../../../src/db/cluster/distribute.ts';
import { connect, runOn, withDatabase } from './connection.ts';
import { retryInUse } from './retry-in-use.ts';

/** URL of a database on the coordinator of a Citus cluster that knows the nodes. With it, tests run on the cluster. */
export const citusUrl = process.env['CITUS_URL'];

/** Reason to skip a test that needs a cluster; false on one. */
export const noCluster = citusUrl === undefined && 'CITUS_URL names no cluster';

/** Reason to skip a test of connections to any server, whose nodes need no password and may have TLS; false without a cluster. */
export const onCluster = citusUrl !== undefined && 'runs without CITUS_URL';

const shardCount = 8;
let nodes: Promise<string[]> | undefined;

/** Returns the URLs of the nodes, the coordinator first; only the given one without a cluster. */
async function nodesOf(url: string): Promise<string[]> {
  nodes ??= findNodes(url);
  return nodes;
}

async function findNodes(url: string): Promise<string[]> {
  if (citusUrl === undefined) return [url];
  const sql = connect(citusUrl);
  const found = await sql<{ nodename: string; nodeport: number }[]>`
    SELECT nodename, nodeport FROM pg_dist_node ORDER BY groupid`.finally(() => sql.end());
  return found.map(({ nodename, nodeport }) => {
    const node = new URL(url);
    node.host = `${nodename}:${nodeport}`;
    return node.href;
  });
}

/** Creates a database on each node. A copy of a distributed one is distributed too, since no catalog names the database. */
export async function createOnNodes(url: string, name: string, options: string): Promise<void> {
  const all = await maintenanceOf(url);
  const results = await Promise.allSettled(
    all.map((node) => runOn(node, `CREATE DATABASE "${name}" ${options}`)),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await dropOnNodes(url, name);
    throw failed.reason;
  }
}

export async function dropOnNodes(url: string, name: string): Promise<void> {
  // FORCE ends other sessions, but waits five seconds only for their ends.
  await retryInUse(() => onNodes(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}

/** Drops a role on each node. Nodes get the roles of the coordinator when they are added. */
export async function dropRoleOnNodes(url: string, role: string): Promise<void> {
  await onNodes(url, `DROP ROLE IF EXISTS "${role}"`);
}

/** Makes a database that each node has a cluster, without distributing its tables. */
export async function addNodes(url: string): Promise<void> {
  const [coordinator, ...workers] = (await databaseUrlsOf(url)).map((node) => new URL(node));
  if (!coordinator) throw new Error('the cluster has no coordinator');
  for (const node of [coordinator, ...workers]) await runOn(node.href, 'CREATE EXTENSION citus');
  await runOn(coordinator.href, `SELECT citus_set_coordinator_host(${addressOf(coordinator)})`);
  for (const worker of workers) await runOn(coordinator.href, `SELECT citus_add_node(${addressOf(worker)})`);
  await onNodes(url, `ALTER DATABASE "${nameOf(url)}" SET citus.shard_count = ${shardCount}`);
}

/** Adds a server to the cluster of a database. It gets shards when they are moved. */
export async function addWorker(databaseUrl: string, workerUrl: string): Promise<void> {
  // A new node gets the settings of roles, also those for other databases, such as the template, which must therefore exist there.
  const databases = await runOn<{ name: string }>(
    databaseUrl,
    `SELECT datname AS name FROM pg_database d WHERE datname = current_database()
       OR EXISTS (SELECT FROM pg_db_role_setting WHERE setdatabase = d.oid AND setrole <> 0)`,
  );
  for (const { name } of databases)
    await runOn(
      withDatabase(workerUrl, 'postgres'),
      `CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`,
    );
  await runOn(workerUrl, 'CREATE EXTENSION citus');
  await runOn(databaseUrl, `SELECT citus_add_node(${addressOf(new URL(workerUrl))})`);
}

/** Moves all shards of a server to others, and removes it from the cluster of a database. */
export async function removeWorker(databaseUrl: string, workerUrl: string): Promise<void> {
  const address = addressOf(new URL(workerUrl));
  await runOn(databaseUrl, `SELECT citus_drain_node(${address})`);
  await runOn(databaseUrl, `SELECT citus_remove_node(${address})`);
}

/** Returns the address of a node as arguments of functions of Citus. */
function addressOf({ hostname, port }: URL): string {
  return `'${hostname}', ${port}`;
}

/** Distributes a migrated database over the cluster, and closes it, so that it can be a template. Nothing without a cluster. */
export async function distributeOn(url: string): Promise<void> {
  if (citusUrl === undefined) return;
  await addNodes(url);
  const sql = connect(url);
  await distributeTables(sql).finally(() => sql.end());
  const name = nameOf(url);
  // The maintenance daemon of Citus would keep it open.
  await onNodes(
    url,
    `ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}

/** Returns the URLs of the database on each node, the coordinator first; only the given one without a cluster. */
export async function databaseUrlsOf(databaseUrl: string): Promise<string[]> {
  if (citusUrl === undefined) return [databaseUrl];
  return (await nodesOf(databaseUrl)).map((node) => withDatabase(node, nameOf(databaseUrl)));
}

/** Runs statements on each node, in the database `postgres`. */
async function onNodes(url: string, ...statements: string[]): Promise<void> {
  const all = await maintenanceOf(url);
  for (const statement of statements) await Promise.all(all.map((node) => runOn(node, statement)));
}

/** Gives a copy of a distributed database the settings that belong to the database, which it lacks. */
export async function storeSettingsOn(url: string): Promise<void> {
  if (citusUrl === undefined) return;
  const sql = connect(url);
  await storeSettings(sql).finally(() => sql.end());
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function maintenanceOf(url: string): Promise<string[]> {
  return (await nodesOf(url)).map((node) => withDatabase(node, 'postgres'));
}
