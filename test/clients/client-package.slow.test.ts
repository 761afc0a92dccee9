import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { clientDirectory } from '../tools/client-types.ts';

const run = promisify(execFile);
const installed = join(import.meta.dirname, '../../node_modules');

/** Program of a user of the package. */
const program = `
import { type components, createClient, rows } from 'learning-service-client';
const client = createClient({ baseUrl: 'https://learn.example', token: () => undefined });
const learners = rows((cursor) => client.GET('/api/learners', { params: { query: { cursor } } }));
export const first: Promise<IteratorResult<components['schemas']['User']>> = learners.next();
const params = { path: { rewardId: '' } };
const { error } = await client.POST('/api/rewards/{rewardId}/redeem', { params });
error?.code === 'INSUFFICIENT_SAVINGS';
// @ts-expect-error: no operation has this code.
error?.code === 'INSUFICIENT_SAVINGS';
// @ts-expect-error: a login needs a password.
client.POST('/login', { body: { username: 'ada' } });
`;

t.test('is a package of at most 85 kB, which compiles in the project of its user', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'client-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const pack = ['pack', '--json', '--silent', '--pack-destination', directory];
  const { stdout } = await run('npm', pack, { cwd: clientDirectory });
  const [{ filename, files, unpackedSize }] = JSON.parse(stdout);
  const paths = files.map(({ path }: { path: string }) => path);
  for (const path of ['package.json', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/api.d.ts'])
    t.ok(paths.includes(path), path);
  t.ok(unpackedSize <= 85_000, `has ${unpackedSize} bytes`);

  const target = join(directory, 'node_modules/learning-service-client');
  await mkdir(target, { recursive: true });
  await run('tar', ['xzf', join(directory, filename), '-C', target, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    await symlink(join(installed, name), join(directory, 'node_modules', name));
  await writeFile(join(directory, 'package.json'), '{"type": "module"}');
  await writeFile(join(directory, 'program.ts'), program);
  const tsc = [join(installed, 'typescript/bin/tsc'), '--strict', '--noEmit', '--target', 'es2024'];
  const args = [...tsc, '--lib', 'es2024,dom', '--module', 'nodenext', 'program.ts'];
  const compiled = await run(process.execPath, args, { cwd: directory }).catch((error) => error);
  t.equal(compiled.stdout, '', 'compiles under strict');
  const names = 'console.log(Object.keys(await import("learning-service-client")).length)';
  const imported = await run(process.execPath, ['--input-type=module', '-e', names], { cwd: directory });
  t.equal(imported.stdout, '11\n', 'loads');
});
