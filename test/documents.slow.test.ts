import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { runService } from './helpers/service.ts';

/** Runs the shell commands of the documents for users, in their order, against a service on a new embedded database. */

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const pages = ['README.md', 'docs/operating.md', 'docs/auditing.md'];

/** Commands with other tests, or that need programs which a machine may lack. */
const elsewhere = [
  /^npm (ci|start|test)|^npm run check/m, // .ci/run, test/main.test.ts
  /^docker|^git/m, // test/deploy.test.ts checks the files
  /psql|cli -- move|sync check/, // test/sync/readme.test.ts, test/backup
];

/** Script that runs the matched command on another instance. */
const emptyInstance = '(export DATA_DIR=../other-$RANDOM; npm run -s cli -- migrate; $&\n)';

t.test('runs every command of the documents for users', { timeout: 600_000 }, async (t) => {
  const { directory, environment, address } = await startHere(t);
  for (const page of pages) {
    for (const script of scriptsOf(await readFile(join(root, page), 'utf8'))) {
      const own = script
        .replaceAll('http://127.0.0.1:3000', address)
        .replace('examples/first-steps.js', `$& ${address}`)
        // These need an instance without data.
        .replace(/^npm run -s cli -- (?:restore|family import).*$/m, emptyInstance);
      const options = { cwd: directory, env: { ...process.env, ...environment } };
      const {
        code = 0,
        stdout,
        stderr,
      } = await run('bash', ['-euo', 'pipefail', '-c', own], options).catch((error) => error);
      t.equal(code, 0, `${page}: ${script}\n${stdout}${stderr}`);
    }
  }
});

/** Returns the blocks of shell commands, and the commands of the command line within texts. */
function scriptsOf(page: string): string[] {
  const found = [...page.matchAll(/^```sh\n(.*?)^```$|`(npm run -s cli -- [^`A-Z]+)`/gms)];
  const scripts = found.map(([, block, command]) => block ?? command ?? '');
  return scripts.filter((script) => !elsewhere.some((command) => command.test(script)));
}

/** Starts a service, and returns a directory that looks like the project and whose parent directory is empty. */
async function startHere(t: Test) {
  const parent = await mkdtemp(join(tmpdir(), 'documents-'));
  t.teardown(() => rm(parent, { recursive: true, force: true }));
  const directory = join(parent, 'project');
  await mkdir(directory);
  for (const name of await readdir(root)) await symlink(join(root, name), join(directory, name));
  const environment = {
    DATA_DIR: join(parent, 'data'),
    BACKUP_PASSPHRASE: 'six words beyond all good guesses',
  };
  const service = runService(t, environment, ['npm', 'start']);
  const address = await service.address;
  t.teardown(() => service.end('SIGTERM'));
  return { directory, environment: { ...environment, PORT: new URL(address).port }, address };
}
