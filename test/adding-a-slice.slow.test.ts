import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';

/** Runs docs/adding-a-slice.md: its files, its edit and its commands, in a copy of the project. */

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
/** Milliseconds for all commands of the page. */
const LIMIT_MS = 280_000;

const page = await readFile(join(root, 'docs/adding-a-slice.md'), 'utf8');
const blocks = [...page.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(
  ([, path = '', language, text = '']) => ({ path, language, text }),
);
const created = blocks.filter(({ language }) => language !== 'diff');
const edits = blocks.filter(({ language }) => language === 'diff');
const commands = /^```sh\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
const generated = ['openapi.yaml', 'sql/schema.sql', 'sql/target/schema.sql', 'src/db/types.ts'];

t.test('creates at most 7 files, and edits one with an import and a line', (t) => {
  t.ok(created.length <= 7, `${created.length} files`);
  t.match(edits, [{ path: 'src/slices.ts' }]);
  t.equal(edits.length, 1);
  t.equal(edits[0]?.text.match(/^\+/gm)?.length, 2);
  t.end();
});

t.test('leads to a project that passes its checks', async (t) => {
  const directory = await copyProject();
  t.teardown(() => rm(directory, { recursive: true, force: true }));
  const before = await readFiles(directory);
  for (const { path, text } of created) await write(join(directory, path), text);
  for (const { path, text } of edits) {
    const file = join(directory, path);
    await write(file, addLines(await readFile(file, 'utf8'), text));
  }
  // Settings of the test runner, such as tap's NODE_OPTIONS, are left out.
  const { PATH, HOME, TMPDIR, DATABASE_URL } = process.env;
  const env = { PATH, HOME, TMPDIR, DATABASE_URL };
  const { stdout } = await run('bash', ['-ec', commands], { cwd: directory, env, timeout: LIMIT_MS }).catch(
    ({ stdout, stderr }) => ({ stdout: `${stdout}${stderr}` }),
  );
  t.match(stdout, /^[1-9]\d* passed, 0 failed$/m);

  const after = await readFiles(directory);
  const added = [...after.keys()].filter((path) => !before.has(path));
  t.same(added.sort(), created.map(({ path }) => path).sort(), 'adds only the files of the page');
  const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path));
  t.same(changed.sort(), [...generated, 'src/slices.ts'].sort(), 'changes one file by hand');
});

/** Copies all files of the project but the ignored ones. */
async function copyProject(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'adding-a-slice-'));
  for (const path of await listFiles(root)) await cp(join(root, path), join(directory, path));
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  await run('git', ['init', '-q'], { cwd: directory });
  return directory;
}

async function readFiles(directory: string): Promise<Map<string, string>> {
  const paths = await listFiles(directory);
  const texts = paths.map(async (path) => [path, await readFile(join(directory, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

async function listFiles(cwd: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd,
  });
  // A link to node_modules is not a directory, which .gitignore names.
  return stdout.split('\0').filter((path) => path !== '' && path !== 'node_modules');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Adds each line with a `+` after the line before it in the diff. */
function addLines(text: string, diff: string): string {
  const lines = text.split('\n');
  let place = -1;
  for (const line of diff.trimEnd().split('\n')) {
    if (line.startsWith('+')) lines.splice(++place, 0, line.slice(1));
    else place = lines.indexOf(line.slice(1));
    if (place < 0) throw new Error(`There is no line ${line}.`);
  }
  return lines.join('\n');
}
