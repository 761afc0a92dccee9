import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import t, { type Test } from 'tap';
import { atPath, commandFaultText, faultText, OperatorError } from '../../src/base/faults.ts';
import { isUnavailable } from '../../src/base/system-errors.ts';
import { makeDirectory } from '../../src/db/embedded/directory-files.ts';
import { explainFailure } from '../../src/db/embedded/explain-failure.ts';
import { lockDataDirectory } from '../../src/db/embedded/lock.ts';
import { ProgramError } from '../../src/db/embedded/run-program.ts';
import { migrate } from '../../src/db/migrate.ts';
import { checkServer, requireSupported } from '../../src/db/schema/server-check.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { readConfig } from '../../src/service/config.ts';
import { secretsOf } from '../../src/service/secrets.ts';
import { onCluster } from '../helpers/database/citus.ts';
import { connect } from '../helpers/database/connection.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { silent } from '../helpers/silent.ts';

const canary = 'canary4711';
const given = 'postgres://ann:canary4711@db.example/family';

/** Checks that the text is one line that says what to do, without the error's own message. */
function isSentence(t: Test, text: string, expected: RegExp): void {
  t.match(text, expected);
  t.match(text, /^[^\n]+\.$/, text);
  t.notMatch(text, canary);
}

/** Returns an error as the system or a driver gives it. */
function failure(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: ${canary}\n${canary}`), { code, ...(path && { path }) });
}

t.test('has a sentence for each fault of the file system', async (t) => {
  const faults = {
    EROFS: /^\/data\/x is on a read-only file system: mount it for writing, or set another DATA_DIR\.$/,
    EACCES:
      /^The user with the id \d+ may not use \/data\/x: change the owner or mode of DATA_DIR, or set another DATA_DIR\.$/,
    EPERM: /may not use \/data\/x/,
    ENOTDIR: /^\/data\/x cannot be created because part of its path is a file: correct DATA_DIR\.$/,
    EEXIST: /part of its path is a file/,
    ENOENT: /does not exist and cannot be created: correct DATA_DIR\.$/,
    EISDIR: /is a directory, but must be a file/,
    ENOSPC: /^There is no space left for \/data\/x: free up space, or move DATA_DIR to a larger disk\.$/,
    EDQUOT: /no space left/,
    EIO: /check the disk/,
    ELOOP: /loop of symbolic links/,
    ENAMETOOLONG: /too long/,
    EBUSY: /^\/data\/x cannot be used \(EBUSY\): check it, or set another DATA_DIR\.$/,
  };
  for (const [code, expected] of Object.entries(faults))
    isSentence(t, faultText(failure(code, '/data/x')), expected);
});

t.test('has a sentence for each fault of the database', async (t) => {
  const faults = {
    '28P01': /^The database rejects the password of ann: correct DATABASE_URL\.$/,
    '28000': /pg_hba\.conf/,
    '3D000': /^The database family does not exist: create it with CREATE DATABASE/,
    '42501': /^The user ann may not use the tables of the service: set DATABASE_URL to the user/,
    '3F000': /CREATE SCHEMA IF NOT EXISTS public/,
    '25006': /read-only: set DATABASE_URL to the primary server/,
    '53100': /disk is full/,
    '53300': /no free connections/,
    '57P03': /starting or stopping/,
    '57014': /took too long/,
    '55P03': /holds a lock/,
    ENOTFOUND: /host name in DATABASE_URL is unknown/,
    ECONNREFUSED: /^The database is unreachable: start it, or correct DATABASE_URL\.$/,
    CERT_HAS_EXPIRED: /NODE_EXTRA_CA_CERTS/,
    XX000: /^The service failed \(Error XX000.*\)\.$/,
  };
  for (const [code, expected] of Object.entries(faults))
    isSentence(t, faultText(failure(code), given), expected);
  isSentence(
    t,
    faultText(failure('ECONNRESET'), `${given}?sslmode=require`),
    /set sslmode=disable in DATABASE_URL/,
  );
  isSentence(t, faultText(failure('ECONNRESET'), given), /unreachable/);
  isSentence(t, faultText(failure('28P01'), 'postgres://a%25@host'), /a%/);
  isSentence(t, faultText(new TypeError(canary)), /^The service failed \(TypeError at .*faults\.test\.ts/);
});

t.test('has a sentence for what the programs of PostgreSQL write, and logs their words', async (t) => {
  const faults: [string, RegExp][] = [
    ['FATAL: initialized by PostgreSQL version 17, which is', /has data of PostgreSQL 17, .*: make a backup/],
    [
      'initdb: error: could not write to file "x": No space left on device',
      /no space left for \/data\/postgres/,
    ],
    ['could not open file "x": Read-only file system', /read-only file system/],
    ['FATAL:  data directory "/data/postgres" has wrong ownership', /the owner of it and all its files/],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /too little memory/],
    [
      'FATAL:  something else\nHINT:  more',
      /^PostgreSQL does not start on \/data\/postgres: the log has its messages/,
    ],
  ];
  for (const [output, expected] of faults) {
    const lines: string[] = [];
    const keep = { ...silent, error: (line: string) => void lines.push(line) };
    isSentence(t, faultText(explainFailure(new ProgramError(output), '/data/postgres', keep)), expected);
    t.same(lines, [output]);
  }
  const other = failure('EACCES', '/data/x');
  t.equal(explainFailure(other, '/data/postgres', silent), other);
});

t.test('recognises the faults of real paths', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'faults-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const file = join(directory, 'file');
  await writeFile(file, '');
  const text = (work: Promise<unknown>) => work.then(() => 'no fault.', faultText);
  isSentence(t, await text(makeDirectory('/proc/x/y')), /^\/proc\/x does not exist/);
  isSentence(t, await text(makeDirectory(join(file, 'x'))), /part of its path is a file/);
  isSentence(t, await text(makeDirectory(file)), /part of its path is a file/);
  isSentence(t, await text(secretsOf(readConfig({ DATA_DIR: file }))), /part of its path is a file/);
  t.throws(() => lockDataDirectory(file), /cannot be locked/);
  await makeDirectory(join(directory, 'a/b'));
  await makeDirectory(join(directory, 'a/b'));
  t.same(await readdir(directory), ['a', 'file']);
  t.equal((await stat(join(directory, 'a/b'))).mode & 0o777, 0o700);
});

t.test('names the option of a path, and only for faults of this path', async (t) => {
  const faults = {
    ENOENT: /^--out \/none\/x: the directory \/none does not exist\.$/,
    EISDIR: /^--out \/none\/x: it is a directory, not a file\.$/,
    ENOTDIR: /part of the path is a file/,
    EEXIST: /it exists already/,
    EACCES: /: the user with the id \d+ may not use it\.$/,
    EROFS: /the file system is read-only/,
    ENOSPC: /there is no space left/,
    EBUSY: /it cannot be used \(EBUSY\)/,
  };
  const named = (error: Error) => {
    const failed = atPath('--out', '/none/x', () => Promise.reject(error));
    return failed.then(String, (thrown) => commandFaultText(thrown));
  };
  for (const [code, expected] of Object.entries(faults))
    isSentence(t, await named(failure(code, '/none/x')), expected);
  isSentence(t, await named(failure('EACCES', '/none/.x.partial')), /^--out \/none\/x: /);
  isSentence(t, await named(failure('ENOSPC')), /^--out \/none\/x: there is no space left\.$/);
  isSentence(t, await named(failure('EACCES', '/data/x')), /may not use \/data\/x: .* DATA_DIR/);
  isSentence(t, await named(failure('ECONNREFUSED')), /unreachable/);
  const blocked = Object.assign(failure('EACCES'), { syscall: 'connect', address: '192.0.2.1', port: 5432 });
  t.match(await named(blocked), /^The command failed \(Error EACCES/, 'a firewall is no fault of the file');
  t.match(commandFaultText(failure('EPIPE')), /^The command failed/, 'a closed pipe is no database');
});

t.test('has sentences for sockets', async (t) => {
  const path = join(tmpdir(), 'none', '.s.PGSQL.5432');
  const [error] = await once(connectTo(path), 'error').catch((thrown) => [thrown]);
  isSentence(
    t,
    faultText(error),
    /^No database listens on the socket \S+\/\.s\.PGSQL\.5432: start it, or correct/,
  );
  t.ok(isUnavailable(error), 'requests wait for the server');
  const closed = Object.assign(failure('EACCES'), { syscall: 'connect', address: path });
  isSentence(t, faultText(closed), /^The user with the id \d+ may not use the socket /);
});

t.test('shows our own sentences as they are, and a message of a library after one of ours', async (t) => {
  const own = new OperatorError('Do this.');
  t.same([faultText(own), commandFaultText(own)], ['Do this.', 'Do this.']);
  const foreign = new Error(canary);
  isSentence(t, faultText(foreign), /^The service failed \(Error at .*faults\.test\.ts/);
  t.match(commandFaultText(foreign), /^The command failed \(Error at .*\)\. Cause: canary4711$/);
});

t.test('recognises the faults of a real server', { skip: onCluster }, async (t) => {
  const url = await createEmptyDatabase(t);
  const name = `weak_${new URL(url).pathname.slice(1)}`;
  const admin = connect(url);
  await admin.unsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'weak'`);
  t.teardown(async () => {
    await admin.unsafe(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
    await admin.end();
  });
  /** Starts with a changed connection string, and returns the sentence of the fault. */
  async function start(change: Partial<URL>): Promise<string> {
    const { href } = Object.assign(new URL(url), change);
    const sql = postgres(href, { max: 1, onnotice: () => {} });
    try {
      await checkServer(sql);
      await migrate(sql, { directory: join(import.meta.dirname, '../../sql/migrations'), log: silent });
      const jobs = createJobs({ url: href, log: silent });
      await jobs.start({}).finally(jobs.stop);
      return 'It started.';
    } catch (error) {
      return faultText(error, href);
    } finally {
      await sql.end();
    }
  }
  const weak = { username: name, password: 'weak' };
  isSentence(t, await start({ password: 'wrong' }), /^The database rejects the password of postgres/);
  isSentence(t, await start({ pathname: '/none' }), /^The database none does not exist/);
  isSentence(t, await start({ port: '1' }), /unreachable/);
  isSentence(t, await start({ hostname: 'no.invalid' }), /host name/);
  isSentence(t, await start({ search: '?sslmode=require' }), /sslmode=disable/);
  isSentence(t, await start({ search: '?default_transaction_read_only=on' }), /read-only/);
  isSentence(t, await start({ search: '?search_path=none' }), /CREATE SCHEMA/);
  await admin.unsafe('REVOKE ALL ON SCHEMA public FROM PUBLIC');
  isSentence(
    t,
    await start(weak),
    /has no schema for tables: set DATABASE_OWNER_URL to their owner, or, as the owner, run CREATE SCHEMA/,
  );
  await admin.unsafe(`GRANT USAGE ON SCHEMA public TO ${name}`);
  const missing = await start(weak);
  isSentence(
    t,
    missing,
    /may not create tables: set DATABASE_OWNER_URL to their owner, or, as the owner, run GRANT/,
  );
  // The tables of background jobs have a schema of their own, which needs the right on the database.
  await admin.unsafe(`GRANT CREATE ON SCHEMA public TO ${name}`);
  isSentence(t, await start(weak), /GRANT CREATE ON DATABASE/);
  await admin.unsafe(/run (.*)\.$/.exec(missing)?.[1] ?? '');
  t.equal(await start(weak), 'It started.', 'the printed statements fix it');
});

t.test('rejects a server that is too old or is no PostgreSQL', async (t) => {
  t.throws(() => requireSupported(140_012), {
    message: /^The database server is PostgreSQL 14, but .* 15 or later/,
  });
  t.doesNotThrow(() => requireSupported(150_000));
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  t.teardown(() => server.close());
  await once(server, 'listening');
  // A server that listens on TCP has an address that is an object.
  const { port } = server.address() as AddressInfo;
  const sql = postgres(`postgres://127.0.0.1:${port}/x`, { max: 1 });
  t.teardown(() => sql.end({ timeout: 0 }));
  await t.rejects(checkServer(sql, 100), { message: /^No PostgreSQL answers/ });
});
