import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/** Runs the operator's command line in a process of its own, on the given database. */
export function runCli(databaseUrl: string, ...args: string[]) {
  return runCliWith({ DATABASE_URL: databaseUrl }, ...args);
}

/** The same with these variables alone. */
export async function runCliWith(variables: Record<string, string>, ...args: string[]) {
  // Nothing of the test run's own settings, such as tap's NODE_OPTIONS.
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--require', './src/node-version.cjs', 'src/cli.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output, errors };
}
