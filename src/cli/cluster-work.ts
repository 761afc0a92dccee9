import postgres from 'postgres';
import { countOf } from '../count-of.ts';
import type { Database } from '../db/database.ts';
import {
  type ClusterNode,
  type ClusterState,
  distributeTables,
  readClusterState,
  requireDistributable,
} from '../db/distribute.ts';
import { OperatorError } from '../db/faults.ts';
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
  await tools.withDatabase(async (database, url) => {
    const before = await readClusterState(database);
    if (before.tables.distributed.length > 0) {
      tools.finish(before, 'The families are distributed already.');
      return;
    }
    const { nodes } = await requireDistributable(database);
    const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
    const families = await countFamilies(database);
    tools.note(
      `${countOf(families, 'family', 'families')} will move to ${countOf(workers.length, 'node')}: ${workers.map(addressOf).join(', ')}.`,
    );
    if (dryRun) return;
    await distributeAt(url);
    const after = await readClusterState(database);
    if ((await countFamilies(database)) !== families)
      throw new OperatorError(
        'The number of families changed: another program wrote meanwhile. Run "ledger verify".',
      );
    tools.finish(
      after,
      `Distributed ${countOf(after.tables.distributed.length, 'table')}. Run "ledger verify", then start the service.`,
    );
  });
}

/** Distributes on a connection of its own: it may exceed the statement timeout of requests. */
async function distributeAt(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  await distributeTables(sql).finally(() => sql.end({ timeout: 5 }));
}

async function countFamilies(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>('SELECT count(*) AS count FROM families');
  return row?.count ?? 0;
}

function linesOf({ version, nodes, tables, inDoubt }: ClusterState): string[] {
  if (version === null) return ['The database is on one server.'];
  return [
    `Citus ${version}`,
    ...nodes.map(
      (node) =>
        `${addressOf(node)}  ${node.isCoordinator ? 'coordinator' : 'worker'}, ${countOf(node.shards, 'shard')} of families${node.isActive ? '' : ', inactive'}`,
    ),
    `Distributed: ${tables.distributed.join(', ') || 'nothing'}`,
    `On each node: ${tables.reference.join(', ') || 'nothing'}`,
    `On the coordinator: ${tables.local.join(', ')}`,
    `${countOf(inDoubt, 'transaction')} between the two phases of a commit`,
  ];
}

function addressOf({ name, port }: ClusterNode): string {
  return `${name}:${port}`;
}
