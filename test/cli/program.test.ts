import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { runCliWith } from '../helpers/cli.ts';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'bin/learning-service.cjs');
const run = promisify(execFile);

t.test('--help loads definitions and one small package only', async (t) => {
  // Prints the path of each module that Node loads.
  const hook = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    const load = (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context));
    registerHooks({ load });`)}`;
  const { PATH, HOME } = process.env;
  const options = { cwd: tmpdir(), env: { PATH, HOME } };
  const { stdout, stderr } = await run(process.execPath, ['--import', hook, bin, '--help'], options);
  t.match(stdout, /^Usage: learning-service .* {2}ledger .* {2}users /s, 'runs from any directory');
  const modules = stderr.split('\n').filter((url) => url.startsWith('file:'));
  const packages = modules.flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  t.same(new Set(packages), new Set(['commander']));
  const own = modules.filter((url) => !url.includes('/node_modules/'));
  t.ok(own.length <= 40, `${own.length} modules: ${own.join('\n')}`);
});

t.test('refuses an old Node in one sentence', async (t) => {
  const old = `Object.defineProperty(require('node:crypto'), 'randomUUIDv7', { value: undefined }); require(${JSON.stringify(bin)})`;
  const failed = run(process.execPath, ['--eval', old]);
  await t.rejects(failed, {
    code: 1,
    stderr: /^This service needs Node 24\.12 or later, but this is [^\n]*\n$/,
  });
});

t.test('exits with 2 for wrong usage, and says so in plain words', async (t) => {
  const usages = {
    '': /^Usage: learning-service /,
    unknown: /^error: unknown command 'unknown'$/m,
    'ledger export --family Ada': /^error: .* It must be the id of a user, a number\.$/m,
    'ledger export --family 1 --format xml': /^error: .* Allowed choices are ndjson, csv\.$/m,
    'ledger export --family 1 --json': /^--json needs --out, /,
  };
  for (const [usage, errors] of Object.entries(usages)) {
    const args = usage.split(' ').filter(Boolean);
    t.match(await runCliWith({}, ...args), { code: 2, output: /^$/, errors }, usage);
  }
});

t.test('--version and help exit with 0', async (t) => {
  t.match(await runCliWith({}, '--version'), { code: 0, output: /^\d+\.\d+\.\d+\n$/, errors: '' });
  t.match(await runCliWith({}, 'help', 'ledger'), { code: 0, output: /^Usage: learning-service ledger / });
});

t.test('throws its own sentences as errors for the operator', async (t) => {
  // Another error is shown as a failure of the program, with its message as the cause.
  for (const folder of ['cli', 'backup', 'slices/family'])
    for (const name of await readdir(join(root, 'src', folder), { recursive: true }))
      if (name.endsWith('.ts'))
        t.notMatch(
          await readFile(join(root, 'src', folder, name), 'utf8'),
          /new Error\(/,
          `${folder}/${name}`,
        );
});
