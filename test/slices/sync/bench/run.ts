/**
 * `npm run bench:sync [-- first|lag|hostile]`: measures cost and lag of synchronisation. Our database and the replicas are on
 * one server: the embedded one, or that of DATABASE_URL, where the benchmark creates and drops its databases. With CITUS_URL,
 * our database is on that cluster, and the benchmark measures the lag alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbedded } from '../../../../src/db/embedded/index.ts';
import { migrate } from '../../../../src/db/migrate.ts';
import { citusUrl } from '../../../helpers/database/citus.ts';
import { connect, withDatabase } from '../../../helpers/database/connection.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { replicaUrlOf, schema } from '../replicas.ts';
import type { SyncFamily } from './bench-service.ts';
import { fallSilent, flood, listening } from './hostile.ts';

const only = citusUrl === undefined ? process.argv[2] : 'lag';
const migrations = join(import.meta.dirname, '../../../../sql/migrations');
const run = `bench_${randomBytes(4).toString('hex')}`;
const directory = await mkdtemp(join(tmpdir(), 'bench-'));
const quiet = { info: () => {}, warn: say, error: say };
const embedded = process.env['DATABASE_URL']
  ? undefined
  : await startEmbedded({ dataDir: directory, log: quiet, settings: { max_connections: 300 } });
const server = embedded?.ownerUrl ?? process.env['DATABASE_URL'] ?? '';
const databases: string[] = [];
const ends: (() => Promise<void>)[] = [];
const children: ChildProcess[] = [];
const servers: Server[] = [];
try {
  if (!only || only === 'first') await first(1_000_000);
  if (!only || only === 'lag') await lag(Number(process.env['FAMILIES'] ?? 100), 20);
  if (!only || only === 'hostile') await hostile();
} finally {
  await end();
}

/** Measures speed and additional memory of the first push. */
async function first(rows: number): Promise<void> {
  const service = await start(1, rows);
  const [family] = service.families;
  if (!family) throw new Error('no family');
  // Fails because of the missing schema, and loads the thread's modules.
  await push(service, family, replicaUrlOf(await database()));
  await setTimeout(2_000);
  const { rss: before } = await service.usage();
  let peak = before;
  const replica = await replicaDatabase();
  const begun = performance.now();
  const id = await push(service, family, replicaUrlOf(replica));
  let status = { syncStatus: 'IN_PROGRESS' };
  while (status.syncStatus === 'IN_PROGRESS') {
    await setTimeout(100);
    peak = Math.max(peak, (await service.usage()).rss);
    status = await service.get(`/api/sync-configs/${id}`, family.parent);
  }
  const seconds = (performance.now() - begun) / 1000;
  result(
    `first push of ${rows} rows: ${status.syncStatus}`,
    `${Math.round(rows / seconds)} rows/s, bar ≥ 20000`,
  );
  result('additional memory', `${Math.round((peak - before) / 2 ** 20)} MiB, bar ≤ 64`);
  service.child.kill('SIGKILL');
}

/** Measures the time from the API's response to the row in the replica, with two changes a second for each family. */
async function lag(families: number, seconds: number): Promise<void> {
  const service = await start(families, 0);
  const replica = await replicaDatabase();
  for (const family of service.families) await push(service, family, replicaUrlOf(replica), true);
  const there = connect(replica);
  const seqs = async () => {
    const rows = await there`SELECT family_id, event_seq FROM learning.sync_cursor`;
    return new Map(rows.map((row) => [Number(row['family_id']), Number(row['event_seq'])]));
  };
  while ((await seqs()).size < families) await setTimeout(100);
  const filled = await seqs();
  // Opens the connections of the thread for proven replicas.
  for (const family of service.families) await change(service, family);
  const isReplicated = async () => [...(await seqs())].every(([id, seq]) => seq > (filled.get(id) ?? 0));
  while (!(await isReplicated())) await setTimeout(100);
  const { cpuMs } = await service.usage();
  const lags = await measureLags(service, seqs, seconds);
  const used = (await service.usage()).cpuMs - cpuMs;
  await there.end();
  const bar = citusUrl === undefined ? 'p99' : 'p95';
  const at = (share: number) =>
    Math.round(lags.toSorted((a, b) => a - b)[Math.floor(lags.length * share)] ?? 0);
  result(
    `lag of ${lags.length} changes in ${families} families`,
    `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(0.9999)} ms, bar ${bar} ≤ 500`,
  );
  result('CPU of the service for a change, request and round', `${(used / lags.length).toFixed(1)} ms`);
  service.child.kill('SIGKILL');
}

function change(service: Service, { rewardId, learner }: SyncFamily): Promise<unknown> {
  return service.post(`/api/rewards/${rewardId}/save`, learner, { points: 1 });
}

/** Makes changes and polls the replica; returns the lag of each change in milliseconds. */
async function measureLags(
  service: Service,
  seqs: () => Promise<Map<number, number>>,
  seconds: number,
): Promise<number[]> {
  const base = await seqs();
  const lags: number[] = [];
  /** Times of the responses by family, and the index of the first change that is not replicated. */
  const answered = new Map(
    service.families.map(({ familyId }) => [familyId, { at: [] as number[], next: 0 }]),
  );
  const until = performance.now() + seconds * 1000;
  const changes = service.families.map(async (family) => {
    await setTimeout(Math.random() * 500);
    while (performance.now() < until) {
      const begun = performance.now();
      await change(service, family);
      answered.get(family.familyId)?.at.push(performance.now());
      await setTimeout(Math.max(0, 500 - (performance.now() - begun)));
    }
  });
  let isOver = false;
  const done = Promise.all(changes).then(() => {
    isOver = true;
  });
  const isWaiting = () => [...answered.values()].some(({ at, next }) => next < at.length);
  while (!isOver || isWaiting()) {
    const now = await seqs();
    const seen = performance.now();
    for (const [familyId, family] of answered) {
      const events = (now.get(familyId) ?? 0) - (base.get(familyId) ?? 0);
      for (; family.next < Math.min(events, family.at.length); family.next++) {
        lags.push(Math.max(0, seen - (family.at[family.next] ?? seen)));
      }
    }
    await setTimeout(10);
  }
  await done;
  return lags;
}

/** Measures the latency of requests with and without dead and hostile replicas, alternately because machines vary. */
async function hostile(): Promise<void> {
  const service = await start(60, 0);
  const ports = await Promise.all([
    listening(servers, () => {}),
    listening(servers, flood),
    listening(servers, (socket) => fallSilent(socket, server)),
  ]);
  const replica = new URL(replicaUrlOf(await replicaDatabase()));
  const configs: { parent: string; id: string }[] = [];
  for (const [i, each] of service.families.slice(1).entries()) {
    replica.port = String([1, ...ports][i % 4]);
    configs.push({ parent: each.parent, id: await push(service, each, replica.href, true) });
  }
  const [family] = service.families;
  if (!family) throw new Error('no family');
  const p99 = async (continuousSync: boolean) => {
    // A changed configuration runs immediately, and retries after up to 1, 2, 4 and 8 s.
    for (const { parent, id } of configs)
      await service.put(`/api/sync-configs/${id}`, parent, { continuousSync });
    const { latency } = await autocannon({
      url: `${service.address}/api/points/balance`,
      connections: 8,
      overallRate: 500,
      duration: 10,
      headers: { authorization: `Bearer ${family.learner}` },
    });
    return latency.p99;
  };
  const measured = { without: [] as number[], with: [] as number[] };
  for (let turn = 0; turn < 5; turn++) {
    measured.without.push(await p99(false));
    measured.with.push(await p99(true));
  }
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  result(
    'p99 of reads with 59 dead, silent, flooding and half-dead replicas',
    `${middle(measured.with)} ms (${measured.with}), ${middle(measured.without)} ms without (${measured.without}), bar + 10`,
  );
  service.child.kill('SIGKILL');
}

interface Service {
  address: string;
  families: SyncFamily[];
  child: ChildProcess;
  usage(): Promise<{ rss: number; cpuMs: number }>;
  // biome-ignore lint/suspicious/noExplicitAny: callers know the response.
  get(path: string, token: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: callers know the response.
  post(path: string, token: string, body: object): Promise<any>;
  put(path: string, token: string, body: object): Promise<unknown>;
}

async function start(families: number, rows: number): Promise<Service> {
  const url = await source();
  const args = [join(import.meta.dirname, 'bench-service.ts'), url, String(families), String(rows)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { address, families: seeded } = JSON.parse(String((await lines.next()).value));
  const call = async (method: string, path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    address,
    families: seeded,
    child,
    async usage() {
      child.stdin.write('\n');
      return JSON.parse(String((await lines.next()).value));
    },
    get: (path, token) => call('GET', path, token),
    post: (path, token, body) => call('POST', path, token, body),
    put: (path, token, body) => call('PUT', path, token, body),
  };
}

async function push(
  service: Service,
  family: SyncFamily,
  targetDbUrl: string,
  continuousSync = false,
): Promise<string> {
  const { id } = await service.post('/api/sync-configs', family.parent, { targetDbUrl, continuousSync });
  if (!continuousSync) await service.post(`/api/sync-configs/${id}/push`, family.parent, {});
  return id;
}

/** Creates our database. */
async function source(): Promise<string> {
  if (citusUrl !== undefined) return createDatabase({ teardown: (drop) => ends.push(drop) });
  const url = await database();
  const own = connect(url);
  await migrate(own, { directory: migrations, log: quiet }).finally(() => own.end());
  return url;
}

async function database(): Promise<string> {
  const name = `${run}_${databases.length}`;
  const admin = connect(withDatabase(server, 'postgres'));
  await admin`CREATE DATABASE ${admin(name)} TEMPLATE template0 ENCODING 'UTF8'`.finally(() => admin.end());
  databases.push(name);
  return withDatabase(server, name);
}

async function replicaDatabase(): Promise<string> {
  const url = await database();
  const own = connect(url);
  await own.unsafe(schema).finally(() => own.end());
  return url;
}

async function end(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  for (const listener of servers) listener.close();
  for (const drop of ends) await drop();
  const admin = connect(withDatabase(server, 'postgres'));
  for (const name of databases) await admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`;
  await admin.end();
  await embedded?.stop();
  await rm(directory, { recursive: true, force: true });
}

function result(name: string, value: string): void {
  process.stdout.write(`${name}: ${value}\n`);
}

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
