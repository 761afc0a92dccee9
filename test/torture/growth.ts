import type { Test } from 'tap';
import { faultsOf } from '../../src/db/cluster/cluster-faults.ts';
import { readClusterState } from '../../src/db/cluster/cluster-state.ts';
import { queryableOf } from '../../src/db/transaction.ts';
import { tryShards } from '../helpers/database/append-only.ts';
import { addWorker, databaseUrlsOf, removeWorker } from '../helpers/database/citus.ts';
import { connect, runOn } from '../helpers/database/connection.ts';
import { startInstances } from '../helpers/instances.ts';
import { inspect } from './inspect.ts';
import { inTurn, moreSaves, noQuotas } from './kill-instances.ts';
import { type Counts, count, isSuccess, Load } from './load.ts';
import { findNodes, startSimilar } from './local-nodes.ts';

const families = 12;
const clients = 24;

/** What clients saw of a cluster that got a worker, and lost it again. */
export interface Growth {
  requests: number;
  failures: Counts;
  /** Milliseconds of the slowest request. */
  longestMs: number;
  /** Numbers of shards of events on each node, the new worker last: before and after the rebalancing, and after its end. */
  shards: number[][];
  /** Faults that `inspect` or `db status` found, and changes of append-only shards that were not refused. */
  faults: string[];
}

/** Adds a worker to the cluster under load, rebalances, drains the worker and removes it. */
export async function growCluster(t: Test, databaseUrl: string): Promise<Growth> {
  const [, worker] = await findNodes(await databaseUrlsOf(databaseUrl));
  if (!worker) throw new Error('the cluster has no worker');
  const { services, addresses, setupCode } = await startInstances(t, databaseUrl, 2, noQuotas);
  const { url, remove } = await startSimilar(worker);
  t.teardown(remove);
  const load = await Load.create(t, addresses[0] ?? '', { families, clients, setupCode });
  const under = async (change: () => Promise<unknown>) => {
    load.start(inTurn(addresses), () => ['save', 'read', 'quiz']);
    await moreSaves(load);
    await change();
    await moreSaves(load);
    await load.stop();
  };
  const shards: number[][] = [];
  const faults: string[] = [];
  const check = async (nodes: readonly string[]) => {
    const tried = await tryShards(nodes);
    const events = tried.shards.filter(({ table }) => table === 'events');
    shards.push(nodes.map((url) => events.filter(({ node }) => node === url).length));
    faults.push(...tried.faults, ...(await clusterFaults(databaseUrl)));
  };
  const nodes = await databaseUrlsOf(databaseUrl);
  await under(() => addWorker(databaseUrl, url));
  await check([...nodes, url]);
  await under(async () => {
    await runOn(databaseUrl, 'SELECT citus_rebalance_start()');
    await runOn(databaseUrl, 'SELECT citus_rebalance_wait()');
  });
  await check([...nodes, url]);
  await under(() => removeWorker(databaseUrl, url));
  await check(nodes);
  for (const service of services) await service.end('SIGTERM');
  faults.push(...(await inspect(databaseUrl, load)).faults);
  return {
    requests: load.answers.length,
    // The load asks for checkpoints until the log has all events, so refusals of these are no errors.
    failures: count(load.answers.filter((answer) => answer.kind !== 'checkpoint' && !isSuccess(answer))),
    longestMs: Math.max(...load.answers.map(({ ms }) => ms)),
    shards,
    faults,
  };
}

/** Returns what `db status` finds. */
async function clusterFaults(databaseUrl: string): Promise<string[]> {
  const sql = connect(databaseUrl);
  const { problems, warnings } = faultsOf(await readClusterState(queryableOf(sql)).finally(() => sql.end()));
  return [...problems, ...warnings];
}
