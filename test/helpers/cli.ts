import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/** Runs the command line in a separate process, on the given database. */
export function runCli(databaseUrl: string, ...args: string[]) {
  return runCliWith({ DATABASE_URL: databaseUrl }, ...args);
}

/** Runs the command line with these variables only. */
export async function runCliWith(variables: Record<string, string>, ...args: string[]) {
  // Settings of the test runner, such as tap's NODE_OPTIONS, are left out.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, ['--require', './src/node-version.cjs', 'src/cli.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output, errors };
}
