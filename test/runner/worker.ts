/**
 * Process that runs test files one after the other: `run.ts` sends each name and gets its outcome.
 * Files share the loaded modules, since loading them takes a second of CPU time, more than the tests of most files.
 */
import { registerHooks } from 'node:module';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Test } from 'tap';
import { usedCpuMs } from './cpu.ts';
import { limitMs } from './limit.ts';
import type { Time } from './times.ts';

/** Result of one test file. */
export interface Outcome {
  /** Number of passed assertions. */
  passed: number;
  failures: Failure[];
  /** Names of skipped tests, with the reasons. */
  skipped: string[];
  /** Missing if the process of the tests ended. */
  time?: Time;
}

export interface Failure {
  name: string;
  /** tap's diagnostics. */
  details?: Record<string, unknown>;
}

/** Test file to run, or the template for the databases of tests. */
type Message = { file: string } | { databaseUrl: string };

/** Milliseconds after its last file until a worker tells what it waits for. */
const TELL_AFTER_MS = 2_000;
const SCHEME = 'tap-of:';
/**
 * Replaces tap's `async-hook-domain`, which finds the test of an uncaught error by async hooks. Hooks slow every promise down:
 * they take a third of the CPU time of the tests. Here, uncaught errors count as failures of the file.
 */
const domain = { url: 'domain:', source: 'export class Domain { destroy() {} }' };

/** Test of each file, by the file's URL. */
const tests = new Map<string, Test>();

// In each file, `import t from 'tap'` gives a separate test instead of the single root of the process.
const { promise: templateUrl, resolve: offerTemplate } = Promise.withResolvers<string>();
Object.assign(globalThis, { testOfFile: (url: string) => tests.get(url), templateUrl });
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'async-hook-domain') return { url: domain.url, format: 'module', shortCircuit: true };
    if (specifier !== 'tap' || !tests.has(context.parentURL ?? '')) return next(specifier, context);
    return { url: SCHEME + context.parentURL, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (url === domain.url) return { format: 'module', source: domain.source, shortCircuit: true };
    if (!url.startsWith(SCHEME)) return next(url, context);
    const file = JSON.stringify(url.slice(SCHEME.length));
    return { format: 'module', source: `export default testOfFile(${file});`, shortCircuit: true };
  },
});

const { default: root } = await import('tap');
root.pipe(new Writable({ write: (_chunk, _encoding, done) => done() })); // Otherwise tap writes to standard output.
process.on('uncaughtException', (error) => {
  // Without a test, the worker ends, and the file of its last test counts as failed.
  if (!current) throw error;
  current.threw(error instanceof Error ? error : new Error(inspect(error)));
});
process.on('message', async (message: Message) => {
  if ('databaseUrl' in message) offerTemplate(message.databaseUrl);
  else process.send?.({ outcome: await run(message.file) });
});

// Tells what a test left open if the worker does not end.
process.on('disconnect', () => {
  const tell = () =>
    process.stdout.write(`The worker waits for: ${process.getActiveResourcesInfo().join(', ')}\n`);
  setTimeout(tell, TELL_AFTER_MS).unref();
});

let current: Test | undefined;

async function run(file: string): Promise<Outcome> {
  const { href } = pathToFileURL(file);
  let test: Test | undefined;
  const start = { ms: performance.now(), cpuMs: usedCpuMs() };
  const results = await root.test(file, { timeout: limitMs(file) }, async (t) => {
    test = current = t;
    tests.set(href, t);
    await import(href);
  });
  current = undefined;
  const time = { ms: performance.now() - start.ms, cpuMs: usedCpuMs() - start.cpuMs };
  if (!test) return { passed: 0, failures: [{ name: file }], skipped: [] };
  const { counts, lists } = test;
  const failures: Failure[] = lists.fail.map(({ fullname, diag }) => ({ name: fullname, details: diag }));
  if (!results?.ok && failures.length === 0) failures.push({ name: file });
  return {
    time,
    passed: counts.pass,
    failures,
    skipped: lists.skip.map(({ fullname, skip }) => `${fullname}: ${skip}`),
  };
}
