import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { ledgerOrigin } from '../../../src/kernel/ledger/checkpoints/origin.ts';
import { keepOrigin } from '../../../src/service/ledger-origin.ts';
import { runCliWith } from '../../helpers/cli.ts';
import { recordsOf } from '../../helpers/kernel/audit-records.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { writeSample } from './sample-family.ts';

const kernel = await createKernel(t);
const { database, databaseUrl } = kernel;
const familyId = await writeSample(kernel);
const logged: string[] = [];
const log = { info: () => {}, warn: (line: string) => void logged.push(line), error: () => {} };
const start = (appUrl: string) => keepOrigin(database, { appUrl }, log);

t.test('keeps the origin of the first start, without a word', async (t) => {
  t.equal(await ledgerOrigin(database, { appUrl: 'http://127.0.0.1:3000' }), '127.0.0.1:3000/ledger');
  await Promise.all([start('https://learn.example/a+b/'), start('https://learn.example/a+b')]);
  t.equal(await ledgerOrigin(database, { appUrl: 'https://other.example' }), 'learn.example/a%2Bb/ledger');
  t.same([logged, await recordsOf(database, 'ORIGIN_CHANGED')], [[], []]);
});

t.test('logs and records a changed origin once', async (t) => {
  await Promise.all([start('https://school.example'), start('https://school.example')]);
  t.equal(await ledgerOrigin(database, { appUrl: 'https://other.example' }), 'school.example/ledger');
  const text = 'The origin of checkpoints changed from learn.example/a%2Bb/ledger to school.example/ledger';
  t.match(logged, [new RegExp(`^${text}, as APP_URL did: `)]);
  t.equal(logged.length, 1);
  t.match(await recordsOf(database, 'ORIGIN_CHANGED'), [
    { family_id: 0, actor_id: null, actor_role: null, outcome: 'SUCCESS' },
  ]);
});

t.test('commands of the ledger need only the address of the database', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'learning-origin-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const [saved, exported] = [join(directory, 'saved.json'), join(directory, 'exported.ndjson')];
  const only = { DATABASE_URL: databaseUrl, DATA_DIR: join(directory, 'missing') };
  const family = ['--family', String(familyId)];
  // The key is in DATA_DIR, which the commands do not need unless they sign.
  const signing = { ...only, DATA_DIR: directory, APP_URL: 'https://other.example' };
  t.match(await runCliWith(signing, 'ledger', 'checkpoint', '--out', saved), { code: 0 });
  t.match(await runCliWith(only, 'ledger', 'verify'), { code: 0 });
  t.match(await runCliWith(only, 'ledger', 'export', ...family, '--out', exported), { code: 0 });
  t.match(await runCliWith({}, 'ledger', 'verify-file', exported, '--checkpoint', saved), { code: 0 });
  const { note } = JSON.parse(await readFile(saved, 'utf8')) as { note: string };
  t.match(note, /^school\.example\/ledger\/log\n/, 'neither APP_URL nor its default');
});
