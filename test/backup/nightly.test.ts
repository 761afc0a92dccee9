import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from '@prometheus-io/client';
import t from 'tap';
import { registry } from '../../src/app.ts';
import { createBackupMetrics } from '../../src/backup/metrics.ts';
import { backUpIfDue, keepBackups } from '../../src/backup/nightly.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { createEmptyDatabase } from '../helpers/database.ts';
import { createKernel } from '../helpers/kernel.ts';
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
  const other = ['learning-service.backup', 'notes.txt'];
  for (const name of other) await writeFile(join(directory, name), '');
  const draft = '.learning-service-20261121T030000Z.backup.0123abcd.partial';
  await writeFile(join(directory, draft), '');
  t.equal(await readMetric('backup_age_seconds'), '+Inf');
  t.same(await Promise.all([1, 2, 3].map(() => backUpIfDue(options))).then((made) => made.filter(Boolean)), [
    true,
  ]);
  t.equal((await backups()).length, 2, 'several instances make one');
  t.notOk((await readdir(directory)).includes(draft));
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
  const made = (await backups()).filter((name) => !other.includes(name)).sort();
  const names = [24, 25].map((day) => new Date(2026, 10, day, 3, 1).toISOString().replace(/\.\d+|[-:]/g, ''));
  t.same(
    made,
    names.map((time) => `learning-service-${time}.backup`),
  );
  for (const name of other) t.ok((await readdir(directory)).includes(name), 'other files stay');
  const url = await createEmptyDatabase(t);
  await restoreBackup(url, join(directory, made[1] ?? ''), {
    localTables,
    passphraseOf: async () => '',
    onSecrets: async () => {},
    onStart: async () => () => {},
  });
  t.equal((await stat(join(directory, made[1] ?? ''))).mode & 0o777, 0o600);
});

t.test('encrypts with the passphrase of the settings', async (t) => {
  now = new Date(2026, 10, 26, 3, 1);
  const settings = { ...options.settings, passphrase: 'correct horse battery' };
  t.equal(await backUpIfDue({ ...options, settings }), true);
  const [file = ''] = (await readdir(directory)).filter((name) => name.endsWith('.backup.age'));
  t.equal(file, `learning-service-${now.toISOString().replace(/\.\d+|[-:]/g, '')}.backup.age`);
});

t.test('logs and counts a failure, and tries again', async (t) => {
  now = new Date(2026, 10, 27, 3, 1);
  const settings = { ...options.settings, directory: join(directory, 'none') };
  const stop = keepBackups({ ...options, settings });
  t.teardown(stop);
  await until('the failure is in the log', () => lines.length > 0);
  t.match(lines, [/^Cannot make the nightly backup, and will try again in 10 minutes: Error ENOENT/]);
  t.equal(await readMetric('backup_failures_total'), '1');
});
