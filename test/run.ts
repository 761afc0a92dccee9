/**
 * `npm test [-- arguments of tap]`: gives all test files one PostgreSQL, runs tap, shows a line for each file that
 * passes and all of those that fail, and ends with the line `N passed, N failed` and tap's exit code.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { provideTemplate } from './helpers/template.ts';

const tap = join(dirname(createRequire(import.meta.url).resolve('tap/package.json')), 'dist/esm/run.mjs');

await buildTap();
const template = await provideTemplate();
// Ctrl-C reaches tap as well, which then ends; what is left to do here is to clean up after it.
process.on('SIGINT', () => {});
try {
  process.exitCode = await runTap(template.url);
} finally {
  await template.remove();
}

/**
 * tap compiles its plugins into its test class. A run that finds the class out of date, as it is after an installation,
 * builds it anew but goes on with the plugins of the old one: so it is built beforehand.
 */
async function buildTap(): Promise<void> {
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args);
  const [built, configured] = await Promise.all([
    run('--input-type=module', '--eval', "import t from 'tap'; console.log(t.pluginSignature)"),
    run(tap, 'plugin', 'list'),
  ]);
  if (built.stdout !== configured.stdout) await run(tap, 'build');
}

async function runTap(databaseUrl: string): Promise<number> {
  // Its other reporters keep failures to themselves when a test exceeds its time.
  const child = spawn(process.execPath, [tap, '--reporter=tap', ...process.argv.slice(2)], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const ended = once(child, 'close');
  const summary = await show(createInterface(child.stdout));
  const [code] = await ended;
  report(summary, code);
  return code ?? 1;
}

/** Shows what matters of a TAP stream of files, and returns its summary. */
async function show(lines: AsyncIterable<string>): Promise<string> {
  let file: string[] = [];
  let hasFailed = false;
  let summary = '';
  for await (const line of lines) {
    if (line.startsWith('# { total:')) summary = line;
    if (line.startsWith('# Subtest: ')) {
      file = [];
      hasFailed = false;
    }
    if (line.startsWith('not ok ')) {
      hasFailed = true;
      print(...file);
      file = [];
    }
    const isDetail = line === '' || /^( |# Subtest: )/.test(line);
    if (isDetail && !hasFailed) file.push(line);
    else print(line);
    if (line.startsWith('ok ')) file = [];
  }
  print(...file); // of the file that tap was at, should it have been killed
  return summary;
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

function report(summary: string, code: number | null): void {
  const count = (what: string) => Number(new RegExp(`${what}: (\\d+)`).exec(summary)?.[1] ?? 0);
  // A file that ended before its time fails without an assertion that does.
  const failed = code === 0 ? count('fail') : Math.max(count('fail'), 1);
  print(`${count('pass')} passed, ${failed} failed`);
}
