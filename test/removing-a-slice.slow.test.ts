import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { parse } from 'yaml';
import { copyProject, runInCopy } from './helpers/project-copy.ts';

/** Slices that the others do not need. */
const optional = ['awards', 'audit', 'explorer', 'sync'];
/** What to remove at once: the explorer needs the operations of audit. */
const removals = [['awards'], ['audit', 'explorer'], ['sync'], optional];
/** Of a single slice, the types show who needs it. */
const shortCheck = 'npm run -s openapi\nnpx tsc -p .\necho type-checks';
/** Tests that read all slices take a minute, so they run once, without all optional slices. */
const wholeCheck = `
for name in types schema events openapi; do npm run -s $name; done
npx tsc -p .
npm test -- $(ls test/*.test.ts | grep -v '\\.slow\\.') test/stories/main-job.test.ts`;
const project = join(import.meta.dirname, '..');
const limitMs = 700_000;

for (const nouns of removals) {
  t.test(`stands without ${nouns.join(', ')}`, async (t) => {
    const directory = await copyProject(t);
    const before = await readOperations(directory);
    for (const noun of nouns) await removeSlice(t, directory, noun);

    const output = await runInCopy(directory, nouns === optional ? wholeCheck : shortCheck, limitMs);
    t.match(output, nouns === optional ? /^[1-9]\d* passed, 0 failed$/m : /^type-checks$/m, output);

    const own = (await Promise.all(nouns.map(operationsOf))).flat();
    const kept = before.filter((name) => !own.includes(name));
    t.ok(own.length > 0 && kept.length === before.length - own.length, 'the document had its operations');
    t.same(await readOperations(directory), kept, 'the document has all operations but its own');
  });
}

/** Removes the files of a slice and its lines in the lists of slices. */
async function removeSlice(t: Test, directory: string, noun: string): Promise<void> {
  for (const path of [`src/${noun}`, `schema/${noun}.ts`, `test/${noun}`]) {
    await rm(join(directory, path), { recursive: true, force: true });
  }
  t.equal(await removeLines(join(directory, 'src/slices.ts'), noun), 2, 'an import and a line');
  // The lists of those slices that add to the ledger, and of those that have commands.
  for (const [list, file] of [
    ['src/ledger-slices.ts', 'ledger.ts'],
    ['src/cli/slices.ts', 'cli.ts'],
  ] as const) {
    const lines = await removeLines(join(directory, list), noun);
    t.equal(lines, existsSync(join(project, 'src', noun, file)) ? 2 : 0, 'an import and a line');
  }
}

/** Returns the operations of a slice, such as `POST /login`. */
async function operationsOf(noun: string): Promise<string[]> {
  const file = join(project, 'test', noun, 'contribution.ts');
  if (!existsSync(file)) return [];
  const { contribution } = await import(file);
  return [...contribution.access.matchAll(/^[A-Z]+ \S+/gm)].map(String);
}

/** Removes a slice from a list of slices, and returns the number of removed lines. */
async function removeLines(file: string, noun: string): Promise<number> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const others = lines.filter((line) => !line.startsWith(`import { ${noun} }`) && line !== `  ${noun},`);
  await writeFile(file, others.join('\n'));
  return lines.length - others.length;
}

/** Returns the operations of openapi.yaml, such as `POST /login`. */
async function readOperations(directory: string): Promise<string[]> {
  const { paths } = parse(await readFile(join(directory, 'openapi.yaml'), 'utf8'));
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
