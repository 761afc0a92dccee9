import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { faultsOfNodes } from './cluster-faults.ts';
import {
  type ClusterState,
  type MissingSetting,
  readClusterState,
  readTablePlaces,
} from './cluster-state.ts';
import { codeOf } from './errors.ts';
import { OperatorError } from './faults.ts';
import { lockMigrations } from './migrate.ts';
import { type Queryable, queryableOf } from './transaction.ts';

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
  if (!state.nodes.some(({ isCoordinator }) => isCoordinator))
    throw new OperatorError(
      'The coordinator has no address: run citus_set_coordinator_host, also if DATABASE_URL names a worker.',
    );
  const workers = state.nodes.filter(({ isCoordinator, isActive }) => !isCoordinator && isActive);
  if (workers.length === 0) throw new OperatorError('The cluster has no active worker: run citus_add_node.');
  const [problem] = faultsOfNodes(state.nodes).problems;
  if (problem !== undefined) throw new OperatorError(problem);
  return state;
}

/**
 * Distributes what remains of the tables over the nodes in one transaction, after the settings. So sessions never see distributed
 * tables without the settings, and a repetition completes what an interruption has left.
 */
export async function distributeTables(sql: Sql): Promise<void> {
  const script = await readFile(join(import.meta.dirname, '../../sql/citus.sql'), 'utf8');
  await storeSettings(sql);
  await sql.begin(async (tx) => {
    await lockMigrations(tx);
    const { left } = await readTablePlaces(queryableOf(tx));
    if (left.length === 0) return;
    await tx`SELECT set_config('learning.left_tables', ${JSON.stringify(left)}, true)`;
    await tx.unsafe(script);
  });
  // Nodes may know a role only since they have a table on which it has rights.
  await storeSettings(sql);
}

/** Stores the settings that a cluster lacks. */
export async function storeSettings(sql: Sql): Promise<void> {
  const { missing } = await readClusterState(queryableOf(sql));
  await sql.begin(async (tx) => {
    await lockMigrations(tx);
    for (const setting of missing) await store(tx, setting);
  });
}

/** Stores a setting. The owner may lack the right to change another role. */
async function store(sql: TransactionSql, { name, statement }: MissingSetting): Promise<void> {
  try {
    await sql.unsafe(statement);
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new OperatorError(
      `The owner of the tables may not set ${name}: as a superuser, run ${statement}; then try again.`,
      { cause: error },
    );
  }
}
