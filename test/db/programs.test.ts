import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import t, { type Test } from 'tap';
import { chooseAccount } from '../../src/db/embedded/account.ts';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { findPrograms, systemPrograms } from '../../src/db/embedded/programs.ts';
import { supervise } from '../../src/db/embedded/supervisor.ts';
import { answers, dataDirectory, launch, startService, users } from '../helpers/database/embedded.ts';
import { silent } from '../helpers/silent.ts';

const isRoot = process.getuid?.() === 0;
const me = { name: 'the user who runs the tests' };

async function temporaryDirectory(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'programs-'));
  t.teardown(() => rm(directory, { recursive: true }));
  return directory;
}

/** Creates a directory like the npm package, with a program that answers. */
async function makePackage(home: string): Promise<void> {
  await mkdir(join(home, 'native/bin'), { recursive: true });
  await mkdir(join(home, 'native/lib'));
  await writeFile(join(home, 'package.json'), '{"version": "18.0.0"}');
  await writeFile(join(home, 'native/bin/postgres'), '#!/bin/sh\necho postgres\n', { mode: 0o755 });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(home, 'native/pg-symlinks.json'), JSON.stringify(links));
}

t.test('asks for DATABASE_URL if the npm package is missing', async (t) => {
  const directory = await temporaryDirectory(t);
  const project = join(import.meta.dirname, '../..');
  for (const path of ['src/base', 'src/db', 'test/helpers/database/embedded-service.ts']) {
    await cp(join(project, path), join(directory, path), { recursive: true });
  }
  const program = join(directory, 'test/helpers/database/embedded-service.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, join(directory, 'data')], {
    encoding: 'utf8',
  });
  t.equal(status, 1);
  t.match(
    stderr,
    /^The embedded PostgreSQL .* is not installed: set DATABASE_URL to a PostgreSQL server\.\n$/,
  );
});

t.test('reports programs that cannot run in one sentence', async (t) => {
  const home = await temporaryDirectory(t);
  await makePackage(home);
  await writeFile(join(home, 'native/bin/postgres'), '#!/bin/sh\necho libicu.so is missing >&2; exit 127\n');
  await t.rejects(findPrograms(undefined, silent, { home }), {
    message:
      'The embedded PostgreSQL does not run on this machine (libicu.so is missing): set DATABASE_URL to a server.',
  });
});

t.test('creates the links that no install script created', async (t) => {
  const home = await temporaryDirectory(t);
  await makePackage(home);
  for (const _ of ['made', 'unchanged']) {
    await findPrograms(undefined, silent, { home });
    t.equal(await readlink(join(home, 'native/lib/libpq.so.5')), 'libpq.so.5.18');
  }
});

t.test('POSTGRES_BIN: runs the machine’s own programs on the same data', async (t) => {
  const dataDir = await dataDirectory(t, me);
  const first = await startEmbedded({ dataDir, log: silent });
  await first.stop();
  // A directory as an operating system has it: programs in bin, and what they load next to it.
  const { postgres } = await findPrograms(await chooseAccount(join(dataDir, 'postgres'), silent), silent);
  const home = await temporaryDirectory(t);
  await chmod(home, 0o755);
  await cp(dirname(dirname(postgres)), home, { recursive: true, verbatimSymlinks: true });
  const second = await startEmbedded({ dataDir, log: silent, bin: join(home, 'bin') });
  t.teardown(() => second.stop());
  t.ok(await answers(second.ownerUrl));
  if (platform() !== 'linux') return t.comment('skipped: reads /proc');
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  t.equal(await readlink(`/proc/${pid}/exe`), join(home, 'bin/postgres'), 'these and no others');
});

t.test('POSTGRES_BIN: refuses programs that are missing or too old in one sentence', async (t) => {
  const home = await temporaryDirectory(t);
  await makePackage(home);
  const bin = join(home, 'native/bin');
  await writeFile(join(bin, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 15.8 (Debian 15.8-0)"\n');
  const version =
    'POSTGRES_BIN has PostgreSQL 15.8: it must be version 17 or later, and that of the data directory.';
  await t.rejects(systemPrograms(undefined, bin), { message: version });
  const missing = join(home, 'none');
  const message = `The PostgreSQL in ${missing} does not run (spawn ${missing}/postgres ENOENT): correct POSTGRES_BIN.`;
  await t.rejects(systemPrograms(undefined, missing), { message });
});

const skip = !isRoot && 'changes the user only as root';

t.test('copies programs that the database’s user cannot reach, once', { skip }, async (t) => {
  const directory = await temporaryDirectory(t);
  const closed = join(directory, 'root');
  await makePackage(closed);
  await chmod(directory, 0o755);
  await chmod(closed, 0o700);
  const cache = join(directory, 'cache');
  const account = await chooseAccount('/nonexistent', silent);
  for (const _ of ['copied', 'found']) {
    const programs = await findPrograms(account, silent, { home: closed, cache });
    t.equal(dirname(programs.postgres), join(cache, 'postgresql-18.0.0/bin'));
  }
  t.same(await readdir(cache), ['postgresql-18.0.0']);
});

t.test('runs the database as the owner of its files if started by root', { skip }, async (t) => {
  const [, ordinary] = users();
  const dataDir = await dataDirectory(t, ordinary?.user ?? me);
  t.same(await chooseAccount(dataDir, silent), ordinary?.user.ids);
});

t.test('changes the owner of a data directory that root restored from a backup', { skip }, async (t) => {
  const dataDir = await dataDirectory(t, me);
  const first = await startService(t, dataDir, me);
  await first.stop();
  spawnSync('chown', ['-R', 'root:root', dataDir]);
  const second = await startService(t, dataDir, me);
  t.ok(await answers(second.url));
});

t.test('reports a data directory of another user in one sentence', { skip }, async (t) => {
  const [, ordinary] = users();
  if (!ordinary || ordinary.skip) return t.comment(`skipped: ${ordinary?.skip}`);
  const dataDir = await dataDirectory(t, me);
  const { up, log } = launch(t, dataDir, ordinary.user);
  await t.rejects(up);
  t.match(log(), /^The user with the id \d+ may not use \S+: change the owner or mode of DATA_DIR, .*\.\n$/);
});

t.test(
  'uses another port if the first one is taken at the first start',
  {
    skip: platform() !== 'linux' && 'reads /proc',
  },
  async (t) => {
    const dataDir = await dataDirectory(t, me);
    const service = await startService(t, dataDir, me);
    await service.stop();
    const occupant = createServer();
    t.teardown(() => occupant.close());
    const free = Number(new URL(service.url).port);
    const taken = await new Promise<number>((resolve) => {
      occupant.listen(0, '127.0.0.1', () => {
        const address = occupant.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    const directory = join(dataDir, 'postgres');
    const account = await chooseAccount(directory, silent);
    const data = { directory, account, programs: await findPrograms(account, silent) };
    const choices = [taken, free];
    const server = await supervise({
      data,
      settings: {},
      log: silent,
      choosePort: async () => choices.shift() ?? 0,
    });
    t.equal(server.port, free);
    t.ok(await answers(service.url));
    await server.stop();
  },
);
