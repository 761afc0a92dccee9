import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from '@prometheus-io/client';
import t from 'tap';
import { failureText } from '../../src/backup/directory.ts';
import { createBackupMetrics } from '../../src/backup/metrics.ts';
import { backUpIfDue, keepBackups } from '../../src/backup/nightly.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { LoggableError } from '../../src/base/logged-error.ts';
import { registry } from '../../src/service/app.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { createKernel } from '../helpers/kernel/kernel.ts';
import { until } from '../helpers/until.ts';

const { localTables } = registry;
const { database, databaseUrl, newFamily } = await createKernel(t);
await newFamily();
const directory = await mkdtemp(join(tmpdir(), 'learning-nightly-'));
t.teardown(() => rm(directory, { recursive: true }));
/** Time in the machine's zone, like that of the night. */
let now = new Date(2026, 10, 22, 12);
const metrics = new Registry();
const lines: string[] = [];
const log = { info: () => {}, warn: () => {}, error: (line: string) => lines.push(line) };
const options = {
  database,
  databaseUrl,
  localTables,
  log,
  now: () => now,
  metrics: createBackupMetrics(metrics, () => now),
  settings: { directory, keep: 2, passphrase: undefined },
};
const readMetric = async (name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(await metrics.metrics())?.[1];
const backups = async () => (await readdir(directory)).filter((name) => name.endsWith('.backup'));

t.test('makes a backup at once, then one each night, and keeps the newest', async (t) => {
  const other = [
    'learning-service.backup',
    'notes.txt',
    'learning-service-20261121T030000Z.backup',
    'learning-service-01234567-20261121T030000Z.backup',
    '.learning-service-01234567-20261121T030000Z.backup.0123abcd.partial',
  ];
  for (const name of other) await writeFile(join(directory, name), '');
  t.equal(await readMetric('backup_age_seconds'), '+Inf');
  t.same(await Promise.all([1, 2, 3].map(() => backUpIfDue(options))).then((made) => made.filter(Boolean)), [
    true,
  ]);
  const [first = '', ...more] = (await backups()).filter((name) => !other.includes(name));
  t.same(more, [], 'several instances make one');
  const draft = `.${first}.0123abcd.partial`;
  await writeFile(join(directory, draft), '');
  const records = await database.sql`SELECT action, actor_id, actor_role, detail FROM audit_log`;
  t.same(records, [
    { action: 'EXPORT', actor_id: null, actor_role: null, detail: { command: 'nightly backup' } },
  ]);
  now = new Date(2026, 10, 23, 2, 59);
  t.equal(await backUpIfDue(options), false);
  t.equal(await readMetric('backup_age_seconds'), String((14 * 60 + 59) * 60));
  for (const day of [23, 24, 25]) {
    now = new Date(2026, 10, day, 3, 1);
    t.equal(await backUpIfDue(options), true);
    t.equal(await backUpIfDue(options), false);
  }
  t.notOk((await readdir(directory)).includes(draft), 'removes what an interrupted backup left');
  const made = (await backups()).filter((name) => !other.includes(name)).sort();
  const names = [24, 25].map((day) => new Date(2026, 10, day, 3, 1).toISOString().replace(/\.\d+|[-:]/g, ''));
  t.same(
    made,
    names.map((time) => first.replace(/\d{8}T\d{6}Z/, time)),
  );
  t.match(first, /^learning-service-[0-9a-f]{8}-\d{8}T/);
  for (const name of other) t.ok((await readdir(directory)).includes(name), 'other files stay');
  const url = await createEmptyDatabase(t);
  await restoreBackup(url, join(directory, made[1] ?? ''), {
    localTables,
    passphraseOf: async () => '',
    checkSecrets: async () => {},
    storeSecrets: async () => {},
    onStart: async () => () => {},
  });
  t.equal((await stat(join(directory, made[1] ?? ''))).mode & 0o777, 0o600);
});

t.test('encrypts with the passphrase of the settings', async (t) => {
  now = new Date(2026, 10, 26, 3, 1);
  const settings = { ...options.settings, passphrase: 'correct horse battery' };
  t.equal(await backUpIfDue({ ...options, settings }), true);
  const [file = ''] = (await readdir(directory)).filter((name) => name.endsWith('.backup.age'));
  t.ok(file.endsWith(`-${now.toISOString().replace(/\.\d+|[-:]/g, '')}.backup.age`));
});

t.test('two services with one directory keep their own files', async (t) => {
  const shared = await mkdtemp(join(tmpdir(), 'learning-shared-'));
  t.teardown(() => rm(shared, { recursive: true }));
  const settings = { ...options.settings, directory: shared, keep: 1 };
  const { database, databaseUrl } = await createKernel(t);
  const services = [
    { ...options, settings },
    { ...options, settings, database, databaseUrl },
  ];
  for (const day of [27, 28]) {
    now = new Date(2026, 10, day, 3, 1);
    for (const service of services) t.equal(await backUpIfDue(service), true);
    const names = await readdir(shared);
    t.equal(new Set(names.map((name) => name.slice(0, -'20261127T030100Z.backup'.length))).size, 2);
    t.equal(names.length, 2, 'one of each service');
  }
});

t.test('logs and counts a failure, and tries again', async (t) => {
  now = new Date(2026, 10, 29, 3, 1);
  const settings = { ...options.settings, directory: join(directory, 'none') };
  const stop = keepBackups({ ...options, settings });
  t.teardown(stop);
  await until('the failure is in the log', () => lines.length > 0);
  t.match(lines, [
    'The nightly backup failed, and the service will try again in 10 minutes: BACKUP_DIR does not exist (ENOENT)',
  ]);
  t.equal(await readMetric('backup_failures_total'), '1');
});

t.test('the log gives the reason of a failure in the thread', async (t) => {
  const { database, databaseUrl } = await createKernel(t);
  await database.sql`CREATE TABLE notes (text text)`;
  const failure = await backUpIfDue({ ...options, database, databaseUrl }).catch(failureText);
  t.equal(failure, 'The table notes has no primary key, so its rows have no order.');
});

t.test('reasons of failures have fixed words, and no text of the system', (t) => {
  const failed = (fields: object, message = 'canary') => Object.assign(new Error(message), fields);
  const full = failed({ code: 'ENOSPC', syscall: 'write' });
  const reasons: [unknown, string | RegExp][] = [
    [full, 'BACKUP_DIR has no space left (ENOSPC)'],
    [new Error('canary', { cause: full }), 'BACKUP_DIR has no space left (ENOSPC)'],
    [failed({ code: 'EROFS', syscall: 'open' }), 'BACKUP_DIR is on a read-only file system (EROFS)'],
    [failed({ code: 'ENOENT', syscall: 'connect' }), /^Error ENOENT/],
    [failed({ code: '55P03' }), 'another program has locked a table for 10 seconds (55P03)'],
    [failed({ code: 'ECONNREFUSED' }), 'the database is unreachable (ECONNREFUSED)'],
    [new LoggableError('fixed words'), 'fixed words'],
    [new Error('canary'), /^Error at /],
  ];
  for (const [error, reason] of reasons) {
    t.match(failureText(error), reason);
    t.notMatch(failureText(error), /canary/);
  }
  t.end();
});
