import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { startApp, testSettings } from '../../helpers/app.ts';
import { runCli, runCliWith } from '../../helpers/cli.ts';
import { asService } from '../../helpers/database/connection.ts';
import {
  clientOf,
  expectStatus,
  givePoints,
  memberPassword,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const directory = await mkdtemp(join(tmpdir(), 'family-'));
t.teardown(() => rm(directory, { recursive: true }));
const file = join(directory, 'family.json');

t.test('moves a family to another instance, where its parent sets a password', async (t) => {
  const [source, target] = [await startApp(t), await startApp(t)];
  const admin = await registerAdmin(source.app);
  const { parent, learner } = await registerFamily(source.app);
  await givePoints(admin, learner.id, 5);
  await writeFile(file, 'an earlier export');
  await chmod(file, 0o644);
  const exported = await runCli(
    source.databaseUrl,
    'family',
    'export',
    '--family',
    String(parent.id),
    '--out',
    file,
  );
  t.match(exported, { code: 0, output: '', errors: RegExp(`^Exported family ${parent.id} to .* bytes`) });
  t.equal((await stat(file)).mode & 0o777, 0o600, 'others cannot read the file');
  const { tables, ledger } = (await parent.get('/api/family/export')).body;
  const written = JSON.parse(await readFile(file, 'utf8'));
  t.same(written.ledger, ledger, 'the same as over HTTP');
  t.same(written.tables.users, tables.users);
  t.match(written.tables.audit_log.at(-1), { action: 'EXPORT', detail: { command: 'family export' } });

  const variables = {
    DATABASE_URL: asService(target.databaseUrl),
    DATABASE_OWNER_URL: target.databaseUrl,
    SECRETS_KEY: testSettings.secretsKey,
    JWT_SECRET: testSettings.jwtSecret,
    LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
  };
  const imported = await runCliWith(variables, 'family', 'import', file);
  t.equal(imported.code, 0, imported.errors);
  t.match(
    imported.errors,
    RegExp(`Imported family ${parent.id} with 2 learners and \\d+ events, up to the hash`),
  );
  t.match(imported.errors, /^Not imported, .*credentials \(3\)/m);
  const { username } = (await parent.get('/api/user')).body;
  const visitor = clientOf(target.app);
  const password = `another ${memberPassword}`;
  const recovery = { username, code: imported.output.trim(), password };
  await expectStatus(200, visitor.post('/api/recovery', recovery));
  const { token, user } = (await expectStatus(200, visitor.post('/login', { username, password }))).body;
  t.match(user, { id: parent.id, role: 'PARENT' });
  const balance = await clientOf(target.app, token).get(`/api/points?learnerId=${learner.id}`);
  t.match(balance, { status: 200 });
  t.match((await clientOf(target.app, token).get(`/api/points/balance?learnerId=${learner.id}`)).body, {
    balance: 5,
  });

  const records = (await clientOf(target.app, token).get('/api/audit-log?action=IMPORT')).body;
  t.match(records, [{ actorRole: 'OPERATOR', familyId: parent.id }]);

  const again = await runCliWith(variables, '--json', 'family', 'import', file);
  t.match(again, { code: 1, output: '', errors: /ids of users: / });
});

t.test('refuses unknown families, files and names in plain words', async (t) => {
  const { databaseUrl } = await startApp(t);
  const cases: [string[], number, RegExp][] = [
    [['export', '--family', '77', '--out', file], 1, /^family 77 does not exist$/m],
    [
      ['export', '--family', '1e3', '--out', file],
      2,
      /argument '1e3' is invalid\. It must be the id of a user/,
    ],
    [['import', join(directory, 'nothing.json')], 1, /nothing\.json/],
    [['import', file, '--rename', 'anna'], 2, /--rename must have the form OLD=NEW/],
  ];
  await writeFile(file, '');
  await chmod(file, 0o600);
  for (const [args, code, errors] of cases)
    t.match(await runCli(databaseUrl, 'family', ...args), { code, errors }, args.join(' '));
});
