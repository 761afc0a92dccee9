import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { limitMs } from '../../runner/limit.ts';
import type { TestContext } from '../app.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** Copies all files of the project except ignored ones, and removes the copy after the test. */
export async function copyProject(t: TestContext): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'project-copy-'));
  t.teardown(() => rm(directory, { recursive: true, force: true }));
  for (const path of await listFiles(root)) await cp(join(root, path), join(directory, path));
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  await run('git', ['init', '-q'], { cwd: directory });
  return directory;
}

/** Lists all files of a copy except ignored ones. */
export async function listFiles(directory: string): Promise<string[]> {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', options, { cwd: directory });
  // .gitignore names a directory; a link to node_modules is not one.
  return stdout.split('\0').filter((path) => path !== '' && path !== 'node_modules');
}

/** Runs a shell command in a copy, and returns its output, also if it fails. Ends it before the time limit of a slow test file. */
export async function runInCopy(directory: string, command: string): Promise<string> {
  // Without the settings of the test runner. Other slow tests run at the same time, so it gets one worker for each core.
  const { PATH, HOME, TMPDIR, DATABASE_URL } = process.env;
  const env = { PATH, HOME, TMPDIR, DATABASE_URL, TEST_WORKERS: String(availableParallelism()) };
  const options = { cwd: directory, env, timeout: 0.9 * limitMs('.slow.') };
  const { stdout, stderr } = await run('sh', ['-ec', command], options).catch((error) => error);
  return `${stdout}${stderr}`;
}
