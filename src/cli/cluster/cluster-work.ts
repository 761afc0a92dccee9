import { rejectUse } from '../../backup/use.ts';
import { countOf } from '../../base/count-of.ts';
import { addressOf, faultsOf } from '../../db/cluster/cluster-faults.ts';
import { type ClusterNode, type ClusterState, readClusterState } from '../../db/cluster/cluster-state.ts';
import { distributeTables, requireDistributable } from '../../db/cluster/distribute.ts';
import { asOwner } from '../../db/schema/roles.ts';
import { type Queryable, queryableOf } from '../../db/transaction.ts';
import type { CliTools } from '../../slice/slice.ts';
import { requireMigrations, withAnyDatabase } from '../open-database.ts';

/** Shows the nodes and the places of the tables. Exits with 1 if a node fails, or if the tables are distributed by half. */
export async function showStatus(tools: CliTools): Promise<void> {
  await tools.withDatabase(async (database) => {
    const state = await readClusterState(database);
    const { problems, warnings } = faultsOf(state);
    tools.print({ ...state, problems, warnings }, ...linesOf(state));
    for (const fault of [...problems, ...warnings]) tools.note(fault);
    if (problems.length > 0) process.exitCode = 1;
  });
}

/** Distributes the remaining tables, or says what would happen. Repeating it does no harm, and completes it. */
export async function distribute(tools: CliTools, { dryRun = false }: { dryRun?: boolean }): Promise<void> {
  // Closes the pool, whose connections count as uses of the database.
  const { urls, state, plan } = await withAnyDatabase(async (database, urls) => {
    await requireMigrations(database);
    const state = await requireDistributable(database);
    return { urls, state, plan: await planOf(database, state) };
  });
  for (const warning of faultsOf(state).warnings) tools.note(warning);
  if (plan.length === 0) {
    tools.finish(state, 'The families are distributed already.');
    return;
  }
  // A connection of its own may exceed the statement timeout of requests.
  await asOwner(urls, async (sql) => {
    await rejectUse(sql);
    for (const step of plan) tools.note(step);
    if (dryRun) return;
    await distributeTables(sql);
    const after = await readClusterState(queryableOf(sql));
    tools.finish(
      after,
      `${countOf(after.tables.distributed.length, 'table')} distributed. Run "ledger verify", then start the service.`,
    );
  });
}

/** Says what remains to do; nothing if all is done. */
async function planOf(database: Queryable, state: ClusterState): Promise<string[]> {
  const { nodes, tables, left, missing } = state;
  const steps = missing.length > 0 ? [`Sets ${missing.map(({ name }) => name).join(', ')}.`] : [];
  if (tables.distributed.length > 0)
    return [...steps, ...(left.length > 0 ? [`Distributes ${left.join(', ')}.`] : [])];
  const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
  const families = countOf(await countFamilies(database), 'family', 'families');
  return [
    ...steps,
    `Distributes ${families} over ${countOf(workers.length, 'node')}: ${workers.map(addressOf).join(', ')}.`,
  ];
}

async function countFamilies(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM families');
  return row?.count ?? 0;
}

function linesOf({ version, nodes, tables }: ClusterState): string[] {
  if (version === null) return ['The database is on one server.'];
  return [
    `Citus ${version}`,
    ...nodes.flatMap(nodeLines),
    `Distributed: ${tables.distributed.join(', ') || 'nothing'}`,
    `On each node: ${tables.reference.join(', ') || 'nothing'}`,
    `On the coordinator: ${tables.local.join(', ')}`,
  ];
}

function nodeLines(node: ClusterNode): string[] {
  const { isCoordinator, isActive, report, shards } = node;
  const first = [
    `${addressOf(node)}  ${isCoordinator ? 'coordinator' : 'worker'}`,
    `${countOf(shards, 'shard')} of families`,
    ...(isActive ? [] : ['inactive']),
    report === null ? 'does not answer' : `${countOf(report.inDoubt, 'transaction')} in doubt`,
  ].join(', ');
  if (report === null) return [first];
  const { postgres, citus, maxPreparedTransactions, walLevel, messages, recoverySeconds } = report;
  return [
    first,
    `  PostgreSQL ${postgres}, Citus ${citus}, max_prepared_transactions ${maxPreparedTransactions}, wal_level ${walLevel}, lc_messages ${messages}, citus.recover_2pc_interval ${recoverySeconds} s`,
  ];
}
