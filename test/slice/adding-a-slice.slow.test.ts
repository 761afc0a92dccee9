import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import t from 'tap';
import { copyProject, listFiles, runInCopy } from '../helpers/documents/project-copy.ts';

/** Runs docs/adding-a-slice.md: its files, its edit and its commands, in a copy of the project. */

const page = await readFile(join(import.meta.dirname, '../../docs/adding-a-slice.md'), 'utf8');
const blocks = [...page.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(
  ([, path = '', language, text = '']) => ({ path, language, text }),
);
const created = blocks.filter(({ language }) => language !== 'diff');
const edits = blocks.filter(({ language }) => language === 'diff');
const commands = /^```sh\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
const generated = [
  'openapi.yaml',
  'clients/typescript/src/api.d.ts',
  'clients/typescript/src/keyed-operations.ts',
  'docs/ledger-events.md',
  'sql/migrations.sha256',
  'sql/schema.sql',
  'sql/target/schema.sql',
  'src/db/types.ts',
  'src/db/table-shapes.ts',
];

t.test('creates at most 9 files, and edits two lists with an import and a line each', (t) => {
  t.ok(created.length <= 9, `${created.length} files`);
  const edited = edits.map(({ path }) => path);
  t.same(edited, ['src/slices/index.ts', 'src/slices/ledger.ts']);
  for (const { text } of edits) t.equal(text.match(/^\+/gm)?.length, 2);
  t.end();
});

t.test('produces a project that passes its checks', async (t) => {
  const directory = await copyProject(t);
  const before = await readFiles(directory);
  for (const { path, text } of created) await write(join(directory, path), text);
  for (const { path, text } of edits) {
    const file = join(directory, path);
    await write(file, addLines(await readFile(file, 'utf8'), text));
  }
  const output = await runInCopy(directory, commands);
  t.match(output, /^[1-9]\d* passed, 0 failed$/m);

  const after = await readFiles(directory);
  const added = [...after.keys()].filter((path) => !before.has(path));
  t.same(added.sort(), created.map(({ path }) => path).sort(), 'adds only the files of the page');
  const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path));
  t.same(changed.sort(), [...generated, ...edits.map(({ path }) => path)].sort(), 'edits only the lists');
});

async function readFiles(directory: string): Promise<Map<string, string>> {
  const paths = await listFiles(directory);
  const texts = paths.map(async (path) => [path, await readFile(join(directory, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
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
    if (place < 0) throw new Error(`missing line: ${line}`);
  }
  return lines.join('\n');
}
