/**
 * `npm run bench:sync [-- first|lag|hostile]`: what synchronisation costs and how far behind it is, with our database and
 * the targets on one PostgreSQL: the embedded one, or that of DATABASE_URL, where databases of the run are made and dropped.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { connect, withDatabase } from '../test/helpers/connection.ts';
import type { SyncFamily } from './sync-server.ts';

const only = process.argv[2];
const sql = join(import.meta.dirname, '../sql');
const run = `bench_${randomBytes(4).toString('hex')}`;
const directory = await mkdtemp(join(tmpdir(), 'bench-'));
const quiet = { info: () => {}, warn: say, error: say };
const embedded = process.env['DATABASE_URL']
  ? undefined
  : await startEmbedded({ dataDir: directory, log: quiet, settings: { max_connections: 300 } });
const server = embedded?.url ?? process.env['DATABASE_URL'] ?? '';
const databases: string[] = [];
const children: ChildProcess[] = [];
const servers: Server[] = [];
try {
  if (!only || only === 'first') await first(1_000_000);
  if (!only || only === 'lag') await lag(Number(process.env['FAMILIES'] ?? 100), 20);
  if (!only || only === 'hostile') await hostile();
} finally {
  await end();
}

/** The first push of so many rows: how fast, and how much memory more. */
async function first(rows: number): Promise<void> {
  const service = await start(1, rows);
  const [family] = service.families;
  if (!family) throw new Error('nothing was seeded');
  // With the thread and its modules loaded, as they are for all but the very first.
  await push(service, family, withoutSchema(await database()));
  await setTimeout(2_000);
  const { rss: before } = await service.usage();
  let peak = before;
  const target = await targetDatabase();
  const begun = performance.now();
  const id = await push(service, family, targetUrlOf(target));
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
  result('memory more', `${Math.round((peak - before) / 2 ** 20)} MiB, bar ≤ 64`);
  service.child.kill('SIGKILL');
}

/** From the API's answer to the row in the target, with so many families of two changes a second each. */
async function lag(families: number, seconds: number): Promise<void> {
  const service = await start(families, 0);
  const target = await targetDatabase();
  for (const family of service.families) await push(service, family, targetUrlOf(target), true);
  const there = connect(target);
  const copied = async () => {
    const rows = await there`SELECT family_id, event_seq FROM learning.sync_cursor`;
    return new Map(rows.map((row) => [Number(row['family_id']), Number(row['event_seq'])]));
  };
  while ((await copied()).size < families) await setTimeout(100);
  const filled = await copied();
  // Once around, so that the thread for targets that work has its connections, as it has from then on.
  for (const { rewardId, learner } of service.families) {
    await service.post(`/api/rewards/${rewardId}/save`, learner, { points: 1 });
  }
  const isCopied = async () => [...(await copied())].every(([id, seq]) => seq > (filled.get(id) ?? 0));
  while (!(await isCopied())) await setTimeout(100);
  const base = await copied();
  /** When each change of a family was acknowledged; the first that has not yet come over. */
  const answered = new Map(
    service.families.map(({ familyId }) => [familyId, { at: [] as number[], next: 0 }]),
  );
  const lags: number[] = [];
  const { cpuMs } = await service.usage();
  const until = performance.now() + seconds * 1000;
  const changes = service.families.map(async ({ familyId, learner, rewardId }) => {
    await setTimeout(Math.random() * 500);
    while (performance.now() < until) {
      const begun = performance.now();
      await service.post(`/api/rewards/${rewardId}/save`, learner, { points: 1 });
      answered.get(familyId)?.at.push(performance.now());
      await setTimeout(Math.max(0, 500 - (performance.now() - begun)));
    }
  });
  let isOver = false;
  const done = Promise.all(changes).then(() => {
    isOver = true;
  });
  const isWaiting = () => [...answered.values()].some(({ at, next }) => next < at.length);
  while (!isOver || isWaiting()) {
    const now = await copied();
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
  const used = (await service.usage()).cpuMs - cpuMs;
  await there.end();
  const at = (share: number) =>
    Math.round(lags.toSorted((a, b) => a - b)[Math.floor(lags.length * share)] ?? 0);
  result(
    `lag of ${lags.length} changes in ${families} families`,
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(0.9999)} ms, bar p99 ≤ 500`,
  );
  result('CPU of the service for a change, request and round', `${(used / lags.length).toFixed(1)} ms`);
  service.child.kill('SIGKILL');
}

/** What targets that are dead or hostile do to the latency of requests: with and without them by turns, since machines vary. */
async function hostile(): Promise<void> {
  const service = await start(60, 0);
  const ports = await Promise.all([listening(() => {}), listening(flood), listening(fallSilent)]);
  const target = new URL(targetUrlOf(await targetDatabase()));
  const configs: { parent: string; id: string }[] = [];
  for (const [i, each] of service.families.slice(1).entries()) {
    target.port = String([1, ...ports][i % 4]);
    configs.push({ parent: each.parent, id: await push(service, each, target.href, true) });
  }
  const [family] = service.families;
  if (!family) throw new Error('nothing was seeded');
  const p99 = async (continuousSync: boolean) => {
    // What is changed is tried at once, and then again after up to 1, 2, 4 and 8 seconds.
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
    'p99 of reads with 59 dead, silent, flooding and half-dead targets',
    `${middle(measured.with)} ms (${measured.with}), ${middle(measured.without)} ms without (${measured.without}), bar + 10`,
  );
  service.child.kill('SIGKILL');
}

/** A server's port. */
async function listening(serve: (socket: Socket) => void): Promise<number> {
  const listener = createServer((socket) => {
    socket.on('error', () => {});
    serve(socket);
  });
  servers.push(listener.listen(0, '127.0.0.1'));
  await once(listener, 'listening');
  return Number(Object(listener.address()).port);
}

/** Answers the first word with all that goes through. */
function flood(socket: Socket): void {
  const chunk = Buffer.alloc(1 << 16, 'R\0\0\0\x0c\0\0\0\x05abcd');
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', send).once('data', send);
}

/** Lets in like the real server, which it asks, and says nothing any more when there is something to copy. */
function fallSilent(socket: Socket): void {
  const { hostname, port } = new URL(server);
  const real = connectTo(Number(port || 5432), hostname);
  real.on('error', () => socket.destroy());
  socket.on('close', () => real.destroy());
  real.on('data', (data) => socket.write(data));
  let isSilent = false;
  socket.on('data', (data) => {
    isSilent ||= data.includes('sync_cursor AS c');
    if (!isSilent) real.write(data);
  });
}

interface Service {
  address: string;
  families: SyncFamily[];
  child: ChildProcess;
  usage(): Promise<{ rss: number; cpuMs: number }>;
  // biome-ignore lint/suspicious/noExplicitAny: what the service answers is looked at by who asks.
  get(path: string, token: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: likewise.
  post(path: string, token: string, body: object): Promise<any>;
  put(path: string, token: string, body: object): Promise<unknown>;
}

async function start(families: number, rows: number): Promise<Service> {
  const url = await database();
  const own = connect(url);
  await migrate(own, { directory: join(sql, 'migrations'), log: quiet });
  await own.end();
  const args = [join(import.meta.dirname, 'sync-server.ts'), url, String(families), String(rows)];
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
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
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

async function database(): Promise<string> {
  const name = `${run}_${databases.length}`;
  const admin = connect(withDatabase(server, 'postgres'));
  await admin`CREATE DATABASE ${admin(name)} TEMPLATE template0 ENCODING 'UTF8'`.finally(() => admin.end());
  databases.push(name);
  return withDatabase(server, name);
}

async function targetDatabase(): Promise<string> {
  const url = await database();
  const own = connect(url);
  await own.unsafe(await readFile(join(sql, 'target/schema.sql'), 'utf8')).finally(() => own.end());
  return url;
}

function targetUrlOf(url: string): string {
  const { username, password, hostname, port, pathname } = new URL(url);
  return `postgresql://${username}:${password || 'unused'}@${hostname}:${port}${pathname}?sslmode=disable`;
}

/** A push there connects, and fails at once. */
function withoutSchema(url: string): string {
  return targetUrlOf(url);
}

async function end(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  for (const listener of servers) listener.close();
  const admin = connect(withDatabase(server, 'postgres'));
  for (const name of databases) await admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`;
  await admin.end();
  await embedded?.stop();
  await rm(directory, { recursive: true, force: true });
}

function result(what: string, value: string): void {
  process.stdout.write(`${what}: ${value}\n`);
}

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
