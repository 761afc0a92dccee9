/**
 * Measures the service against its baselines on one machine (`npm run bench`). Each ratio is the median of rounds that
 * alternate between its two sides, so that other load affects both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { connect } from '../test/helpers/connection.ts';
import { type Measured, measureBar, verdict } from './bar.ts';
import { bars } from './bars.ts';
import type { Job, LoadResult } from './load.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const seconds = Number(process.env['SECONDS'] ?? 4);
const only = process.argv[2];

const directory = await mkdtemp(join(tmpdir(), 'bench-'));
const quiet = { info: () => {}, warn: log, error: log };
const embedded = process.env['DATABASE_URL']
  ? undefined
  : await startEmbedded({ dataDir: directory, log: quiet });
const url = embedded?.ownerUrl ?? process.env['DATABASE_URL'] ?? '';
const children: ChildProcess[] = [];
process.on('SIGINT', () => void end().then(() => process.exit(130)));
try {
  await prepare();
  log(
    `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, ${embedded ? 'embedded' : 'given'} PostgreSQL`,
  );
  for await (const measured of measure()) process.stdout.write(`${verdict(measured)}\n`);
} finally {
  await end();
}

async function prepare(): Promise<void> {
  const sql = connect(url);
  await migrate(sql, { directory: join(import.meta.dirname, '../sql/migrations'), log: quiet });
  await sql.end();
}

async function* measure(): AsyncGenerator<Measured> {
  const server = start('server.ts', [url, '100']);
  const { address, baselineAddress, targets } = JSON.parse(await server.line());
  const load = start('load.ts', []);
  const job = async (given: Omit<Job, 'seconds'>): Promise<number> => {
    load.child.stdin?.write(`${JSON.stringify({ ...given, seconds } satisfies Job)}\n`);
    const result: LoadResult = JSON.parse(await load.line());
    if (result.failures > 0)
      throw new Error(`${result.failures} requests to ${given.requests[0]?.path} failed`);
    return result.requestsPerSecond;
  };
  for (const bar of bars({ address, baselineAddress, targets, job, measureInProcess })) {
    if (only && !bar.name.includes(only)) continue;
    yield await measureBar(bar, rounds, log);
  }
}

/** Runs a measurement in a separate process, and returns the number that it prints. */
async function measureInProcess(file: 'kernel.ts' | 'lessons.ts', measurement: string): Promise<number> {
  const child = start(file, [url, measurement]);
  return Number(await child.line());
}

function start(file: string, args: string[]): { child: ChildProcess; line(): Promise<string> } {
  const stdio: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    async line() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${file} exited without a result`);
      return value;
    },
  };
}

async function end(): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  await embedded?.stop();
  await rm(directory, { recursive: true, force: true });
}

function log(message: string): void {
  process.stderr.write(`${message}\n`);
}
