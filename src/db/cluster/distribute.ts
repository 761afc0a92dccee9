import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { OperatorError } from '../../base/faults.ts';
import { codeOf } from '../../base/system-errors.ts';
import { lockMigrations } from '../migrate.ts';
import { ofTransaction } from '../session-settings.ts';
import { type Queryable, queryableOf } from '../transaction.ts';
import { faultsOfNodes } from './cluster-faults.ts';
import {
  type ClusterState,
  type MissingSetting,
  readClusterState,
  readTablePlaces,
} from './cluster-state.ts';

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
      'The coordinator has no address: run citus_set_coordinator_host, even if DATABASE_URL names a worker.',
    );
  const workers = state.nodes.filter(({ isCoordinator, isActive }) => !isCoordinator && isActive);
  if (workers.length === 0) throw new OperatorError('The cluster has no active worker: run citus_add_node.');
  const [problem] = faultsOfNodes(state.nodes).problems;
  if (problem !== undefined) throw new OperatorError(problem);
  return state;
}

/**
 * Stores the settings of the database, then distributes the tables over the nodes in one transaction, then limits the roles.
 * Leaves out what is done, so a repetition completes an interrupted one.
 */
export async function distributeTables(sql: Sql): Promise<void> {
  const script = await readFile(join(import.meta.dirname, '../../../sql/citus.sql'), 'utf8');
  await storeSettings(sql, { areOfRoles: false });
  await sql.begin(async (tx) => {
    await tx.unsafe(ofTransaction);
    await lockMigrations(tx);
    const { left } = await readTablePlaces(queryableOf(tx));
    if (left.length === 0) return;
    await tx`SELECT set_config('learning.left_tables', ${JSON.stringify(left)}, true)`;
    await tx.unsafe(script);
  });
  // A node may know a role only since it has a table on which the role has rights, and then it knows its limit too.
  await storeSettings(sql);
}

/** Stores the settings that a cluster lacks, or those of the database only. */
export async function storeSettings(sql: Sql, { areOfRoles = true } = {}): Promise<void> {
  const { missing } = await readClusterState(queryableOf(sql));
  await sql.begin(async (tx) => {
    await lockMigrations(tx);
    for (const setting of missing) if (areOfRoles || !setting.isOfRole) await store(tx, setting);
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
