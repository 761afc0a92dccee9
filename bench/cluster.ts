/**
 * Compares saves on a cluster with those on one PostgreSQL of the same program, in turns: `CITUS_URL=… npm run bench:cluster`,
 * where all nodes run on this machine, and nothing else uses them. ROUNDS=1 for fewer than five, SHARDS=8 for fewer than 32.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism, cpus } from 'node:os';
import { distributeTables } from '../src/db/cluster/distribute.ts';
import { createDatabasePool } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Commands } from '../src/kernel/commands/execute.ts';
import { migrationsDirectory } from '../src/service/prepare-database.ts';
import {
  addNodes,
  citusUrl,
  createOnNodes,
  databaseUrlsOf,
  dropOnNodes,
} from '../test/helpers/database/citus.ts';
import { connect, withDatabase } from '../test/helpers/database/connection.ts';
import { commandsOn } from '../test/helpers/kernel/commands.ts';
import { silent } from '../test/helpers/silent.ts';
import { findNodes, type LocalNode, startSimilar } from '../test/torture/local-nodes.ts';
import { measureBar, median, verdict } from './bar.ts';
import { table } from './costs.ts';
import { postgresCpuMs } from './cpu.ts';
import { executeSaves } from './saves.ts';
import { type BenchFamily, seedFamilies } from './seed.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const shards = process.env['SHARDS'] ?? '32';
const families = 100;
const loads = { many: { count: 10_000, waiting: 128 }, single: { count: 1000, waiting: 1 } };

/** Milliseconds of CPU for a save: in this process, in the server or the coordinator, and in the workers. */
type Cpu = [service: number, server: number, workers: number];

/** Database to measure, with what its saves have cost. */
interface Side {
  name: string;
  commands: Commands;
  targets: BenchFamily[];
  /** Data directories, that of the server or the coordinator first. */
  directories: string[];
  cpu: Record<keyof typeof loads, Cpu[]>;
}

const ends: (() => Promise<void>)[] = [];
process.on('SIGINT', () => void end().then(() => process.exit(130)));
try {
  if (citusUrl === undefined) throw new Error('CITUS_URL must name the coordinator of a cluster here');
  const nodes = await findNodes(await databaseUrlsOf(citusUrl));
  await compare(await preparePlain(nodes), await prepareCluster(citusUrl, nodes));
} finally {
  await end();
}

async function preparePlain([coordinator]: readonly LocalNode[]): Promise<Side> {
  if (!coordinator) throw new Error('the cluster has no nodes');
  const { url, directory, remove } = await startSimilar(coordinator);
  ends.push(remove);
  const own = withDatabase(url, 'postgres');
  await migrateAt(own);
  return sideOf('one server', own, [directory]);
}

async function prepareCluster(given: string, nodes: readonly LocalNode[]): Promise<Side> {
  const name = `bench_${randomBytes(5).toString('hex')}`;
  await createOnNodes(given, name, `TEMPLATE template0 ENCODING 'UTF8'`);
  ends.push(() => dropOnNodes(given, name));
  const url = withDatabase(given, name);
  await migrateAt(url);
  await addNodes(url);
  const sql = connect(url);
  await sql`SELECT set_config('citus.shard_count', ${shards}, false)`;
  await distributeTables(sql).finally(() => sql.end());
  const directories = nodes.map(({ directory }) => directory);
  return sideOf('cluster', url, directories);
}

async function migrateAt(url: string): Promise<void> {
  const sql = connect(url);
  await migrate(sql, { directory: migrationsDirectory, log: silent }).finally(() => sql.end());
}

/** Adds families to a database, and warms it up. */
async function sideOf(name: string, url: string, directories: string[]): Promise<Side> {
  const database = createDatabasePool(url);
  ends.push(database.close);
  const commands = await commandsOn(database);
  const targets = await seedFamilies(database, commands, families);
  await database.sql`ANALYZE`;
  await executeSaves(commands, targets, loads.many);
  return { name, commands, targets, directories, cpu: { many: [], single: [] } };
}

async function compare(plain: Side, cluster: Side): Promise<void> {
  const workers = cluster.directories.length - 1;
  note(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}`);
  note(`${workers} workers, ${shards} shards`);
  const saves = {
    name: `saves, cluster ÷ one server, ${loads.many.waiting} waiting`,
    bar: 0.15,
    unit: 'saves/s',
    top: () => savesPerSecond(cluster),
    bottom: () => savesPerSecond(plain),
  };
  const one = {
    name: 'single save, cluster ÷ one server, p50',
    bar: 2.5,
    isAtMost: true,
    unit: 'ms',
    top: () => singleMs(cluster),
    bottom: () => singleMs(plain),
  };
  for (const bar of [saves, one]) print(verdict(await measureBar(bar, rounds, note)));
  print(`\n${cpuTable([plain, cluster])}`);
  const [, ofCoordinator, ofWorkers] = medianOf(cluster.cpu.many);
  print(`\nA core of the coordinator feeds ${(ofWorkers / ofCoordinator).toFixed(2)} cores of workers.`);
}

async function savesPerSecond(side: Side): Promise<number> {
  const { ms } = await save(side, 'many');
  return (1000 * loads.many.count) / ms;
}

async function singleMs(side: Side): Promise<number> {
  return median((await save(side, 'single')).times);
}

/** Executes saves, and adds their CPU time. Returns the milliseconds of all and of each. */
async function save({ commands, targets, directories, cpu }: Side, name: keyof typeof loads) {
  const load = loads[name];
  const before = await cpuOf(directories);
  const start = performance.now();
  const times = await executeSaves(commands, targets, load);
  const ms = performance.now() - start;
  const after = await cpuOf(directories);
  cpu[name].push(combine([after, before], ([to = 0, from = 0]) => (to - from) / load.count));
  return { ms, times };
}

async function cpuOf(directories: string[]): Promise<Cpu> {
  const { user, system } = process.cpuUsage();
  const [server = 0, ...workers] = await Promise.all(directories.map(postgresCpuMs));
  return [(user + system) / 1000, server, workers.reduce((sum, ms) => sum + ms, 0)];
}

function medianOf(costs: readonly Cpu[]): Cpu {
  return combine(costs, median);
}

function combine(costs: readonly Cpu[], combination: (values: number[]) => number): Cpu {
  const of = (part: 0 | 1 | 2) => combination(costs.map((cost) => cost[part]));
  return [of(0), of(1), of(2)];
}

/** Returns the CPU time for a save by its kind. */
function cpuTable(sides: readonly Side[]): string {
  const rows = (['many', 'single'] as const).flatMap((load) =>
    sides.map(({ name, cpu }) => [
      `${name}, ${loads[load].waiting} waiting`,
      ...medianOf(cpu[load]).map((ms) => ms.toFixed(2)),
    ]),
  );
  return table(['CPU of a save, ms', 'service', 'server or coordinator', 'workers'], rows);
}

async function end(): Promise<void> {
  for (const stop of ends.splice(0).reverse()) await stop();
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
