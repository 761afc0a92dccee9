import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { databaseUrlsOf } from '../helpers/citus.ts';
import { connect } from '../helpers/connection.ts';
import { startInstance, startInstances } from '../helpers/instances.ts';
import { type Findings, inspect } from './cycles.ts';
import { inTurn, moreSaves } from './instances.ts';
import { Load } from './load.ts';
import { findNodes } from './nodes.ts';

const families = 12;
const clients = 24;

/**
 * Kills each node of the cluster and an instance of the service in turn under load, moves shards in between, and compares every
 * save with the ledger.
 */
export async function killCluster(t: Test, databaseUrl: string, cycles: number): Promise<Findings> {
  const nodes = await findNodes(await databaseUrlsOf(databaseUrl));
  const { services, addresses } = await startInstances(t, databaseUrl, 2);
  const load = await Load.create(addresses[0] ?? '', families);
  load.start(inTurn(addresses), clients);
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
      services[0] = startInstance(t, databaseUrl);
      addresses[0] = await services[0].address;
    }
    await moreSaves(load);
    await moveShard(databaseUrl, cycle);
  }
  await load.stop();
  for (const service of services) await service.end('SIGTERM');
  return inspect(databaseUrl, load);
}

/** Moves one of the families' shards, with all that belongs to it, to another worker. Writes to it wait meanwhile. */
async function moveShard(url: string, choice: number): Promise<void> {
  const sql = connect(url);
  try {
    const places = await sql<{ shard: number; node: number }[]>`
      SELECT shardid::int AS shard, nodeid AS node FROM pg_dist_shard JOIN pg_dist_placement USING (shardid)
      JOIN pg_dist_node USING (groupid) WHERE logicalrelid = 'families'::regclass ORDER BY 1`;
    const place = places[choice % places.length];
    const other = places.find(({ node }) => node !== place?.node);
    if (!place || !other) throw new Error('the families are on one node only');
    await sql`SELECT citus_move_shard_placement(${place.shard}, ${place.node}, ${other.node}, 'block_writes')`;
  } finally {
    await sql.end();
  }
}
