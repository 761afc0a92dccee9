import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { databaseUrlsOf } from '../helpers/database/citus.ts';
import { connect } from '../helpers/database/connection.ts';
import { startInstance, startInstances } from '../helpers/instances.ts';
import { type Findings, inspect } from './inspect.ts';
import { inTurn, moreSaves, noQuotas } from './kill-instances.ts';
import { Load, type Rounds } from './load.ts';
import { findNodes } from './local-nodes.ts';

const families = 12;
const clients = 24;

/** Some clients add learners, so that a node dies between the two phases of a commit. */
const rounds: Rounds = (client) => [
  'save',
  'save',
  'quiz',
  ...(client % 4 === 0 ? ['learner' as const] : []),
];

/**
 * Kills each node of the cluster and an instance of the service in turn under load, and moves a shard after each kill. Compares
 * every write with the ledger, and every job with what it follows.
 */
export async function killCluster(
  t: Test,
  databaseUrl: string,
  cycles: number,
  onCycle: (cycle: number) => void,
): Promise<Findings> {
  const nodes = await findNodes(await databaseUrlsOf(databaseUrl));
  const { services, addresses, setupCode } = await startInstances(t, databaseUrl, 2, noQuotas);
  const load = await Load.create(t, addresses[0] ?? '', { families, clients, setupCode });
  load.start(inTurn(addresses), rounds);
  for (let cycle = 0; cycle < cycles; cycle++) {
    await moreSaves(load);
    // Between two commits, or within one.
    await setTimeout(Math.random() * 50);
    const node = nodes[cycle % (nodes.length + 1)];
    if (node) {
      node.kill();
      await node.start();
    } else {
      await services[0]?.end('SIGKILL');
      services[0] = startInstance(t, databaseUrl, noQuotas);
      addresses[0] = await services[0].address;
    }
    await moreSaves(load);
    await moveShard(databaseUrl, cycle);
    onCycle(cycle + 1);
  }
  await load.stop();
  for (const service of services) await service.end('SIGTERM');
  return inspect(databaseUrl, load);
}

/**
 * Moves one of the families' shards, with all that belongs to it, to another worker. Every second move lets writes go on until its
 * end, by logical replication; they wait for the others.
 */
async function moveShard(url: string, choice: number): Promise<void> {
  const sql = connect(url);
  try {
    const places = await sql<{ shard: number; node: number }[]>`
      SELECT shardid::int AS shard, nodeid AS node FROM pg_dist_shard JOIN pg_dist_placement USING (shardid)
      JOIN pg_dist_node USING (groupid) WHERE logicalrelid = 'families'::regclass ORDER BY 1`;
    const place = places[choice % places.length];
    const other = places.find(({ node }) => node !== place?.node);
    if (!place || !other) throw new Error('the families are on one node only');
    const mode = choice % 2 === 0 ? 'auto' : 'block_writes';
    await sql`SELECT citus_move_shard_placement(${place.shard}, ${place.node}, ${other.node}, ${mode})`;
  } finally {
    await sql.end();
  }
}
