import postgres from 'postgres';
import { rejectUse } from '../backup/use.ts';
import { countOf } from '../count-of.ts';
import {
  type ClusterNode,
  type ClusterState,
  distributeTables,
  readClusterState,
  requireDistributable,
} from '../db/distribute.ts';
import { OperatorError } from '../db/faults.ts';
import type { Queryable } from '../db/transaction.ts';
import type { CliTools } from '../slice.ts';

/** Shows the nodes and the places of the tables. Fails if the tables are distributed by half. */
export async function showStatus(tools: CliTools): Promise<void> {
  await tools.withDatabase(async (database) => {
    const state = await readClusterState(database);
    tools.print(state, linesOf(state).join('\n'));
    if (state.left.length > 0)
      throw new OperatorError(
        `The tables ${state.left.join(', ')} are not distributed, but families are: run SELECT spread('<table>') as the owner for each.`,
      );
  });
}

/** Distributes the tables, or says what would happen. Repeating it does no harm. */
export async function distribute(tools: CliTools, { dryRun = false }: { dryRun?: boolean }): Promise<void> {
  // Closes the pool, whose connections count as uses of the database.
  const url = await tools.withDatabase(async (_database, checked) => checked);
  // A connection of its own may exceed the statement timeout of requests.
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await distributeAt(tools, sql, dryRun);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function distributeAt(tools: CliTools, sql: postgres.Sql, isDryRun: boolean): Promise<void> {
  const database: Queryable = { query: (text) => sql.unsafe(text) };
  const before = await readClusterState(database);
  if (before.tables.distributed.length > 0) {
    tools.finish(before, 'The families are distributed already.');
    return;
  }
  const { nodes } = await requireDistributable(database);
  await rejectUse(sql);
  const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
  const families = countOf(await countFamilies(database), 'family', 'families');
  tools.note(
    `Distributes ${families} over ${countOf(workers.length, 'node')}: ${workers.map(addressOf).join(', ')}.`,
  );
  if (isDryRun) return;
  await distributeTables(sql);
  const after = await readClusterState(database);
  tools.finish(
    after,
    `Distributed ${countOf(after.tables.distributed.length, 'table')}. Run "ledger verify", then start the service.`,
  );
}

async function countFamilies(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM families');
  return row?.count ?? 0;
}

function linesOf({ version, nodes, tables }: ClusterState): string[] {
  if (version === null) return ['The database is on one server.'];
  return [
    `Citus ${version}`,
    ...nodes.map(nodeLine),
    `Distributed: ${tables.distributed.join(', ') || 'nothing'}`,
    `On each node: ${tables.reference.join(', ') || 'nothing'}`,
    `On the coordinator: ${tables.local.join(', ')}`,
  ];
}

function nodeLine(node: ClusterNode): string {
  const { isCoordinator, isActive, inDoubt, shards } = node;
  return [
    `${addressOf(node)}  ${isCoordinator ? 'coordinator' : 'worker'}`,
    `${countOf(shards, 'shard')} of families`,
    ...(isActive ? [] : ['inactive']),
    inDoubt === null ? 'does not answer' : `${countOf(inDoubt, 'transaction')} in doubt`,
  ].join(', ');
}

function addressOf({ name, port }: ClusterNode): string {
  return `${name}:${port}`;
}
