/**
 * `npm test [-- arguments of tap]`: gives all test files one PostgreSQL, runs tap, and ends with the line
 * `N passed, N failed` and tap's exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { provideTemplate } from './helpers/template.ts';

const template = await provideTemplate();
// Ctrl-C reaches tap as well, which then ends; what is left to do here is to clean up after it.
process.on('SIGINT', () => {});
try {
  process.exitCode = await runTap(template.url);
} finally {
  await template.remove();
}

async function runTap(databaseUrl: string): Promise<number> {
  const tap = join(dirname(createRequire(import.meta.url).resolve('tap/package.json')), 'dist/esm/run.mjs');
  // Its live display is for terminals alone.
  const display = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { CI: '1' };
  const child = spawn(process.execPath, [tap, '--reporter=terse', ...process.argv.slice(2)], {
    env: { ...process.env, ...display, TEST_DATABASE_URL: databaseUrl },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  const [code] = await once(child, 'close');
  report(output, code);
  return code ?? 1;
}

function report(output: string, code: number | null): void {
  const summary = /# \{ total: .*\}/.exec(output)?.[0] ?? '';
  const count = (what: string) => Number(new RegExp(`${what}: (\\d+)`).exec(summary)?.[1] ?? 0);
  // A file that ended before its time fails without an assertion that does.
  const failed = code === 0 ? count('fail') : Math.max(count('fail'), 1);
  process.stdout.write(`${count('pass')} passed, ${failed} failed\n`);
}
