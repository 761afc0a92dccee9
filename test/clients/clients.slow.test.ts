import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import ts from 'typescript';
import { startApp } from '../helpers/app.ts';
import { documentFile } from '../helpers/documents/document.ts';
import { nodesOf } from '../tidy/modules.ts';

/** Generators of clients, which `npm ci` installs in their directory (docs/clients.md). */
const directory = join(import.meta.dirname, '../../clients/generators');
const isInstalled = existsSync(join(directory, 'node_modules'));
const skip = isInstalled
  ? false
  : 'generators of clients are not installed: run `npm ci` in clients/generators';

/** Runs a program of the generators' packages. Returns its output; throws an error with it if it fails. */
async function run(program: string, args: readonly string[], variables: Record<string, string> = {}) {
  const file = join(directory, 'node_modules', program);
  const options = { cwd: directory, env: { ...process.env, NODE_OPTIONS: '', ...variables } };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], options);
  return stdout + stderr;
}

const tsc = (project: string) => run('typescript/bin/tsc', ['-p', project]);

t.test('a family plays its story with five generated clients', { skip }, async (t) => {
  const addresses = new Map<string, string>();
  for (const name of await adapterNames()) {
    const { app } = await startApp(t);
    addresses.set(name, await app.listen({ port: 0, host: '127.0.0.1' }));
  }
  t.equal(addresses.size, 5);
  await generate(addresses.get('orval') ?? '');

  t.equal(await tsc('.'), '', 'all compile under strict');
  const { playStory, expected } = await import(join(directory, 'built/story.js'));
  for (const [name, address] of addresses) {
    const { createFamily } = await import(join(directory, `built/adapters/${name}.js`));
    t.same(await playStory(createFamily(address), 'ada'), expected, name);
  }

  t.test('has no cast and no any', async (t) => {
    for (const name of await adapterNames()) t.same(unsafeTypes(await adapter(name)), [], name);
    t.same(unsafeTypes('const a = b as any; c!.d; e as const;'), ['b as any', 'any', 'c!']);
  });

  t.test('does not compile with a misspelt code', async (t) => {
    const misspelt = join(directory, 'misspelt');
    await mkdir(misspelt, { recursive: true });
    for (const name of await adapterNames()) {
      const text = (await adapter(name)).replace("'INSUFFICIENT_SAVINGS'", "'INSUFICIENT_SAVINGS'");
      await writeFile(join(misspelt, `${name}.ts`), text);
    }
    const { stdout } = await tsc('tsconfig.misspelt.json').then(
      () => ({ stdout: '' }),
      (error) => error,
    );
    const faults = [...stdout.matchAll(/^misspelt\/([\w-]+)\.ts\S+ error (\w+): .*$/gm)];
    t.same(
      faults.map(([, name, code]) => `${name} ${code}`).sort(),
      (await adapterNames()).map((name) => `${name} TS2367`),
    );
  });
});

t.test(
  'has no warning of the rules that Spectral recommends, in OpenAPI 3.1 and 3.0',
  { skip },
  async (t) => {
    const { app } = await startApp(t);
    const earlier = join(directory, 'generated/openapi-3.0.json');
    await mkdir(join(directory, 'generated'), { recursive: true });
    await writeFile(earlier, (await app.inject('/docs/openapi-3.0.json')).body);
    const args = ['lint', '--ruleset=spectral.yaml', '--fail-severity=hint', documentFile, earlier];
    t.match(await run('@stoplight/spectral-cli/dist/index.js', args), /No results with a severity of/);
  },
);

async function adapterNames(): Promise<string[]> {
  const files = await readdir(join(directory, 'adapters'));
  return files.map((file) => file.replace(/\.ts$/, '')).sort();
}

function adapter(name: string): Promise<string> {
  return readFile(join(directory, 'adapters', `${name}.ts`), 'utf8');
}

/** Returns the casts, the non-null assertions and the uses of `any` in a source. */
function unsafeTypes(text: string): string[] {
  const source = ts.createSourceFile('adapter.ts', text, ts.ScriptTarget.ESNext, true);
  const isUnsafe = (node: ts.Node) =>
    (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isNonNullExpression(node) ||
    node.kind === ts.SyntaxKind.AnyKeyword;
  return [...nodesOf(source)].filter(isUnsafe).map((node) => node.getText());
}

/** Generates the five clients from openapi.yaml. The client of Orval gets the address of the service. */
async function generate(address: string): Promise<void> {
  await rm(join(directory, 'generated'), { recursive: true, force: true });
  const input = documentFile;
  await run('openapi-typescript/bin/cli.js', [input, '-o', 'generated/openapi-typescript.ts']);
  await run('@hey-api/openapi-ts/bin/run.js', ['-i', input, '-o', 'generated/hey-api']);
  await run('orval/dist/bin/orval.mjs', ['--config', 'orval.config.mjs'], { BASE_URL: address });
  await run('oazapfts/dist/cli.js', [input, 'generated/oazapfts.ts', '--useUnknown']);
  const args = ['generate', '-p', input, '-o', 'generated/swagger-typescript-api', '-n', 'api.ts'];
  await run('swagger-typescript-api/dist/cli.mjs', [
    ...args,
    '--disable-throw-on-error',
    '--enum-style',
    'union',
  ]);
}
