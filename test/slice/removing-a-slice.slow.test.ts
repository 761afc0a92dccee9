import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { parse as parseYaml } from 'yaml';
import { copyProject, runInCopy } from '../helpers/documents/project-copy.ts';
import { parse, readSources } from '../tidy/modules.ts';

/** Slices that the others do not need. */
const optional = ['awards', 'audit', 'explorer', 'family-page', 'sync'];
/** Pages show what operations of other slices give. */
const needed: Record<string, string[]> = { explorer: ['audit'], 'family-page': ['awards', 'audit', 'sync'] };
/** Tests that read all slices, and a story. */
const tests =
  "$(ls test/{http,service}/*.test.ts | grep -v '\\.slow\\.') test/tidy/check.ts test/stories/main-job.test.ts";
const project = join(import.meta.dirname, '../..');

t.test('generates its files, type-checks and passes tests without all optional slices', async (t) => {
  const directory = await copyProject(t);
  const before = await readOperations(directory);
  for (const noun of optional) await removeSlice(t, directory, noun);

  const generators = ['types', 'schema', 'events', 'openapi'].map((name) => `npm run -s ${name}`);
  const commands = [...generators, 'npx tsc -p .', `npm test -- ${tests}`].join('\n');
  const output = await runInCopy(directory, commands);
  t.match(output, /^[1-9]\d* passed, 0 failed$/m, output);

  const own = (await Promise.all(optional.map(operationsOf))).flat();
  const kept = before.filter((name) => !own.includes(name));
  t.ok(own.length > 0 && kept.length === before.length - own.length, 'the document had its operations');
  t.same(await readOperations(directory), kept, 'the document has all operations but its own');
});

t.test('no optional slice needs another, so each can also be removed alone', async (t) => {
  for (const noun of optional) {
    const others = optional.filter((other) => other !== noun && !needed[noun]?.includes(other));
    const own = parse(readSources([`src/slices/${noun}`, `test/slices/${noun}`], /\.tsx?$/));
    t.ok(own.length > 0, noun);
    const found = own.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => others.some((other) => isOfSlice(from, other)))
        .map(({ from, line }) => `${path}:${line} imports ${from}`),
    );
    t.same(found, []);
  }
});

/** Checks whether a module is a slice's: `src/slices/awards/domain.ts`, `test/slices/awards/helpers.ts` or `schema/awards.ts`. */
function isOfSlice(path: string, noun: string): boolean {
  return new RegExp(`^((src|test)/slices|schema)/${noun}[/.]`).test(path);
}

/** Removes the files of a slice and its lines in the lists of slices. */
async function removeSlice(t: Test, directory: string, noun: string): Promise<void> {
  for (const path of [`src/slices/${noun}`, `schema/${noun}.ts`, `test/slices/${noun}`]) {
    await rm(join(directory, path), { recursive: true, force: true });
  }
  t.equal(await removeLines(join(directory, 'src/slices/index.ts'), noun), 2, 'an import and a line');
  // The lists of those slices that add to the ledger, and of those that have commands.
  for (const [list, file] of [
    ['src/slices/ledger.ts', 'ledger.ts'],
    ['src/cli/slice-commands.ts', 'cli.ts'],
  ] as const) {
    const lines = await removeLines(join(directory, list), noun);
    t.equal(lines, existsSync(join(project, 'src/slices', noun, file)) ? 2 : 0, 'an import and a line');
  }
}

/** Returns the operations of a slice, such as `POST /login`. */
async function operationsOf(noun: string): Promise<string[]> {
  const file = join(project, 'test/slices', noun, 'contribution.ts');
  if (!existsSync(file)) return [];
  const { contribution } = await import(file);
  return [...contribution.access.matchAll(/^[A-Z]+ \S+/gm)].map(String);
}

/** Removes a slice from a list of slices, and returns the number of removed lines. */
async function removeLines(file: string, noun: string): Promise<number> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const name = noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const others = lines.filter((line) => !line.startsWith(`import { ${name} }`) && line !== `  ${name},`);
  await writeFile(file, others.join('\n'));
  return lines.length - others.length;
}

/** Returns the operations of openapi.yaml, such as `POST /login`. */
async function readOperations(directory: string): Promise<string[]> {
  const { paths } = parseYaml(await readFile(join(directory, 'openapi.yaml'), 'utf8'));
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
