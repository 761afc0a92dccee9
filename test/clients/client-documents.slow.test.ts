import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import ts from 'typescript';
import { documentFile } from '../helpers/documents/document.ts';

/** Runs the commands of the pages about clients, and compiles their snippets. */

const root = join(import.meta.dirname, '../..');
const generators = join(root, 'clients/generators');
const skip = existsSync(join(generators, 'node_modules'))
  ? false
  : 'generators of clients are not installed: run `npm ci` in clients/generators';

/** Commands that do not run here, by their beginnings, with the reasons. */
const notRun: Readonly<Record<string, string>> = {
  'npm ci --prefix clients/generators\n': 'test/clients/clients.slow.test.ts is the test that it runs.',
  'pipx run openapi-python-client':
    'It needs Python and a service in the Internet; the page says that it is not tested.',
};

/** Names that snippets have from the program around them. */
const surroundings = 'declare const token: string;\ndeclare const rewardId: string;\n';

t.test('compiles the snippet about the client package, but not with a misspelt code', async (t) => {
  const directory = await newDirectory(t);
  const page = await readPage('clients/typescript/README.md');
  t.same(blocksOf(page, 'sh'), [], 'test/clients/client-package.slow.test.ts runs `npm pack`');
  const snippets = blocksOf(page, 'ts');
  t.equal(snippets.length, 1);
  await writeSnippets(directory, snippets);
  t.same(faultsOf([directory]), []);
});

t.test('runs the commands of docs/clients.md, and compiles its snippets', { skip }, async (t) => {
  const parent = await newDirectory(t);
  await symlink(join(generators, 'node_modules'), join(parent, 'node_modules'));
  await symlink(documentFile, join(parent, 'openapi.yaml'));
  const sections = (await readPage('docs/clients.md')).split(/^(?=### )/m);
  const directories: string[] = [];
  for (const [i, section] of sections.entries()) {
    const scripts = blocksOf(section, 'sh').filter((script) => !isListed(script));
    if (scripts.length === 0) continue;
    // As deep as clients/generators, whose configuration of Orval has relative paths.
    const directory = join(parent, 'sections', String(i));
    directories.push(directory);
    await mkdir(directory, { recursive: true });
    await symlink(documentFile, join(directory, 'openapi.yaml'));
    await cp(join(generators, 'orval.config.mjs'), join(directory, 'orval.config.mjs'));
    for (const script of scripts) {
      const options = { cwd: directory, env: { ...process.env, NODE_OPTIONS: '' } };
      // Fails instead of downloading a generator.
      const offline = `export npm_config_offline=true\n${script}`;
      await t.resolves(promisify(execFile)('bash', ['-euc', offline], options), script);
    }
    const snippets = blocksOf(section, 'ts');
    t.equal(snippets.length, 1, section);
    await writeSnippets(directory, snippets);
  }
  t.equal(directories.length, 5);
  t.same(faultsOf(directories), []);
});

/** Returns the blocks of a page in a language. */
function blocksOf(page: string, language: string): string[] {
  const blocks = page.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...blocks].filter((block) => block[1] === language).map((block) => block[2] ?? '');
}

function readPage(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}

function isListed(script: string): boolean {
  return Object.keys(notRun).some((beginning) => script.startsWith(beginning));
}

async function newDirectory(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'client-documents-'));
  t.teardown(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'package.json'), '{"type": "module"}');
  return directory;
}

/** Writes a module for each snippet, and one with a misspelt name. */
async function writeSnippets(directory: string, snippets: readonly string[]): Promise<void> {
  for (const snippet of snippets) {
    const [, imports = '', program = ''] = /^((?:import [^\n]*\n)*)(.*)$/s.exec(snippet) ?? [];
    const text = `${imports}${surroundings}export async function example() {\n${program}}\n`;
    await writeFile(join(directory, 'example.ts'), text);
    await writeFile(join(directory, 'misspelt.ts'), misspell(text));
  }
}

/** Misspells a code in a snippet, or an operation or a path if it has no code. */
function misspell(text: string): string {
  const name = ['INSUFFICIENT_SAVINGS', 'getOwnBalance', '/api/points/balance'].find((name) =>
    text.includes(name),
  );
  return text.replaceAll(name ?? '', `${name}s`);
}

/** Compiles the examples in the directories. Returns their faults, and misspelt ones that compile. */
function faultsOf(directories: readonly string[]): string[] {
  const files = (name: string) => directories.map((directory) => join(directory, name));
  const [examples, misspelt] = [files('example.ts'), files('misspelt.ts')];
  const program = ts.createProgram([...examples, ...misspelt], {
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
    paths: { 'learning-service-client': [join(root, 'clients/typescript/src/index.ts')] },
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
  });
  const faultsIn = (file: string) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  return [
    ...examples
      .flatMap(faultsIn)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ...misspelt.filter((file) => faultsIn(file).length === 0).map((file) => `${file} compiles`),
  ];
}
