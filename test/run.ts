/**
 * `npm test [-- FILES]` runs all test files but the slow ones, or the given ones; `npm run test:slow` runs the slow ones
 * (`*.slow.test.ts`), and files with samples (`helpers/sampled.ts`), which then are whole. Prints what failed and, as its last line, `N passed, N failed`. `TIMES=1` prints the time of each file, too.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { inspect } from 'node:util';
import { provideTemplate } from './helpers/database/template.ts';
import { usedCpuMs } from './runner/cpu.ts';
import { isOnCluster, limitMs } from './runner/limit.ts';
import { keepTimes, longestFirst, readTimes, type Times, tableOf } from './runner/times.ts';
import type { Failure, Outcome } from './runner/worker.ts';

const isSlow = process.argv[2] === '--slow';
/**
 * Number of worker processes, at most 8 by default: three for each core, since tests wait more than half of their time; fewer on a
 * cluster, whose nodes use most of the time. Each worker takes 0.5 GB. `TEST_WORKERS` sets another number.
 */
const WORKERS =
  Number(process.env['TEST_WORKERS']) || Math.min((isOnCluster ? 1.5 : 3) * availableParallelism(), 8);
/** Milliseconds after a file's limit before its worker is killed: a blocked event loop disables that limit. */
const KILL_AFTER_MS = 30_000;
/** Milliseconds for a worker to end after its last file. It takes milliseconds, but several runs may share the machine. */
const END_LIMIT_MS = 30_000;

/** File system in memory. A new database is a thousand files, which take 0.02 s of CPU time here and 0.5 s on ext4. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there; a run uses a fifth of them. */
const MEMORY_BYTES = 2 ** 31;

process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/compile');
if (hasMemory()) process.env['TMPDIR'] = MEMORY;
// For all files of the run, also after midnight.
process.env['SAMPLE'] ??= new Date().toISOString().slice(0, 10);
if (isSlow) process.env['WHOLE'] = '1';
const files = findFiles(process.argv.slice(2));
const workers = new Set<ChildProcess>();
const times: Times = new Map();
const totals = { passed: 0, failed: 0, skipped: [] as string[] };

const template = provideTemplate();
// Ctrl-C also ends the workers. This process then removes the databases.
process.on('SIGINT', stop).on('SIGTERM', stop);
try {
  await Promise.all([template, ...Array.from({ length: Math.min(WORKERS, files.length) }, runFiles)]);
} finally {
  await (await template).remove();
}
keepTimes(times);
if (process.env['TIMES']) {
  print(tableOf(times));
  // Includes PostgreSQL, which has ended.
  print(
    `${Math.round(performance.now() / 1000)} s, with ${Math.round(usedCpuMs() / 1000)} s of CPU time in all processes`,
  );
}
for (const reason of totals.skipped) print(`skipped: ${reason}`);
if (totals.failed > 0 && !isSlow)
  print(`Samples: SAMPLE=${process.env['SAMPLE']} chooses the same ones again.`);
print(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

function findFiles(args: readonly string[]): string[] {
  const named = args.filter((arg) => arg !== '--slow');
  const found = globSync(named.length > 0 ? named : '{test,curriculum/test}/**/*.test.ts').map((file) =>
    relative('.', file),
  );
  const chosen = named.length > 0 ? found : found.filter(belongs);
  if (chosen.length > 0) return longestFirst(chosen, readTimes());
  print(`No test file matches ${named.join(' ')}.`);
  process.exit(1);
}

/** Returns true if the file is part of the run. */
function belongs(file: string): boolean {
  return file.includes('.slow.')
    ? isSlow
    : !isSlow || /helpers\/sampled\.ts'/.test(readFileSync(file, 'utf8'));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_BYTES;
  } catch {
    return false;
  }
}

/** Runs files in one worker until none are left; after a crash, the next file gets a new worker. */
async function runFiles(): Promise<void> {
  let worker: ChildProcess | undefined;
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    worker ??= startWorker();
    const { time, ...outcome } = await run(worker, file);
    if (time) times.set(file, time);
    report(outcome);
    if (!workers.has(worker)) worker = undefined;
  }
  if (worker) await end(worker);
}

function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'runner/worker.ts'), {
    env: { ...process.env, TAP_TIMEOUT: '0' },
  });
  workers.add(worker);
  // The worker loads its first file while the server starts.
  template.then(
    ({ url }) => worker.connected && worker.send({ databaseUrl: url }),
    () => {}, // The run itself fails with the error.
  );
  worker.once('exit', () => workers.delete(worker));
  return worker;
}

async function run(worker: ChildProcess, file: string): Promise<Outcome> {
  const limit = setTimeout(() => worker.kill('SIGKILL'), limitMs(file) + KILL_AFTER_MS);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const onMessage = (message: { outcome?: Outcome }) => message.outcome && resolve(message.outcome);
  const onExit = (code: number | null, signal: string | null) => {
    const details = { message: 'The process of the tests ended.', code, signal };
    resolve({ passed: 0, failures: [{ name: file, details }], skipped: [] });
  };
  worker.on('message', onMessage).once('exit', onExit);
  worker.send({ file });
  const outcome = await promise;
  worker.off('message', onMessage).off('exit', onExit);
  clearTimeout(limit);
  return outcome;
}

/** Ends a worker; kills it if a test left a resource open. */
async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  const limit = setTimeout(() => worker.kill('SIGKILL'), END_LIMIT_MS);
  worker.disconnect();
  const [code, signal] = await ended;
  clearTimeout(limit);
  if (code === 0) return;
  const message = 'A worker did not end after its last file: a test leaves something open.';
  report({ passed: 0, failures: [{ name: 'worker', details: { message, code, signal } }], skipped: [] });
}

function stop(): void {
  files.length = 0;
  for (const worker of workers) worker.kill('SIGKILL');
}

function report({ passed, failures, skipped }: Outcome): void {
  totals.passed += passed;
  totals.failed += failures.length;
  totals.skipped.push(...skipped);
  for (const failure of failures) print(describe(failure));
}

function describe({ name, details = {} }: Failure): string {
  const { at: _at, source: _source, diff, stack, ...others } = details;
  const rest = Object.keys(others).length > 0 ? inspect(others, { depth: 8, breakLength: 110 }) : undefined;
  const texts = [diff, rest, stack].filter((text) => text !== undefined);
  return `not ok: ${name}\n${texts.join('\n').trimEnd().replace(/^/gm, '    ')}\n`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
