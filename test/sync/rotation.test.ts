import t, { type Test } from 'tap';
import { connectDatabase, type Database } from '../../src/db/database.ts';
import { type Keyring, openKeyring } from '../../src/sync/envelope.ts';
import { rotateSecrets } from '../../src/sync/rotation.ts';
import { idleSync, startApp } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { createSyncConfig, expectStatus, register, registerAdmin } from '../helpers/client.ts';

const older = 'an older key of at least 32 characters';
const newer = 'a newer key that is as long as the other';
const both = `${newer},${older}`;
const rotate = (databaseUrl: string, secretsKey?: string) =>
  runCliWith(
    { DATABASE_URL: databaseUrl, ...(secretsKey && { SECRETS_KEY: secretsKey }) },
    'secrets',
    'rotate',
  );

t.test('secrets rotate: with the newest key everything is readable, and the older one can go', async (t) => {
  const { database, databaseUrl, parent, id } = await startWithOlderKey(t);
  await database.sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    SELECT family_id, gen_random_uuid(), '', false FROM sync_configs, generate_series(1, 250)`;
  await seal(database, openKeyring(older));
  const { code, output, errors } = await rotate(databaseUrl, both);
  t.same([code, output], [0, '']);
  t.match(errors, /^Encrypting: 251 of 251 secrets$/m);
  t.match(errors, /^All secrets are encrypted with the newest key\.$/m);
  const rows = await readAll(database);
  t.equal(rows.length, 251);
  for (const row of rows)
    t.equal(decrypted(openKeyring(newer), row), `postgresql://u:word@h${row.id}.example:1/d`);
  t.ok(
    rows.every(({ version }) => version === 1),
    'no run under way is disturbed',
  );
  t.equal((await rotate(databaseUrl, both)).code, 0);
  t.same(await readAll(database), rows, 'a second time it changes nothing');

  const { app: next } = await startApp(t, { databaseUrl, settings: { secretsKey: newer }, sync: idleSync });
  const { token } = parent;
  const answer = await next.inject({
    url: `/api/sync-configs/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  t.equal(answer.statusCode, 200);
});

t.test('a key that is missing is named, and the rest is done all the same', async (t) => {
  const { database, databaseUrl, parent } = await startWithOlderKey(t);
  const lost = await createSyncConfig(parent);
  await createSyncConfig(parent);
  await database.sql`UPDATE sync_configs SET target_url = 'v1.0123456789abcdef.AAAA' WHERE id = ${lost.id}`;
  const { code, errors } = await rotate(databaseUrl, both);
  t.equal(code, 1);
  const reason = 'SECRETS_KEY lacks the key 0123456789abcdef of an encrypted secret.';
  t.match(errors, `family ${parent.id}, configuration ${lost.id}: ${reason}\n`);
  t.match(errors, /^1 secrets still have another key\.$/m);
  const renewed = (await readAll(database)).filter((row) =>
    row.target_url.startsWith(openKeyring(newer).newestPrefix),
  );
  t.equal(renewed.length, 2);
  t.notMatch(errors, /word|postgresql:/);
});

t.test('without the key it says so, in place of making one up', async (t) => {
  const { databaseUrl } = await startWithOlderKey(t);
  t.match(await rotate(databaseUrl), { code: 1, errors: /SECRETS_KEY must be set/ });
});

t.test('the service may run meanwhile: what a parent writes in between is not undone', async (t) => {
  const { database, databaseUrl, parent, id } = await startWithOlderKey(t);
  const interrupted = connectDatabase(databaseUrl);
  t.teardown(interrupted.close);
  const targetDbUrl = 'postgresql://u:written-in-between@h.example:5432/d';
  const query: Database['query'] = async (text, parameters) => {
    await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl }));
    return interrupted.query(text, parameters);
  };
  t.same(await rotateSecrets({ ...interrupted, query }, openKeyring(both), () => {}), []);
  const [row] = await readAll(database);
  t.equal(row && decrypted(openKeyring(older), row), targetDbUrl, 'by a service that has the older key yet');
  t.same(await rotateSecrets(interrupted, openKeyring(both), () => {}), []);
  const [renewed] = await readAll(database);
  t.equal(renewed && decrypted(openKeyring(newer), renewed), targetDbUrl);
});

interface Row {
  family_id: number;
  id: string;
  target_url: string;
  version: number;
}

function readAll(database: Database): Promise<Row[]> {
  return database.sql<Row[]>`SELECT family_id, id, target_url, version FROM sync_configs ORDER BY id`;
}

function contextOf(row: Row): string {
  return `sync_configs.target_url ${row.family_id} ${row.id}`;
}

function decrypted(keyring: Keyring, row: Row): string {
  return keyring.decrypt(row.target_url, contextOf(row));
}

/** Gives each configuration a target of its own. */
async function seal(database: Database, keyring: Keyring): Promise<void> {
  for (const row of await readAll(database)) {
    const sealed = keyring.encrypt(`postgresql://u:word@h${row.id}.example:1/d`, contextOf(row));
    await database.sql`UPDATE sync_configs SET target_url = ${sealed} WHERE id = ${row.id}`;
  }
}

/** The application as it was before the newer key, with a parent's configuration. */
async function startWithOlderKey(t: Test) {
  const started = await startApp(t, { settings: { secretsKey: older }, sync: idleSync });
  await registerAdmin(started.app);
  const parent = await register(started.app, 'PARENT');
  const { id } = await createSyncConfig(parent);
  return { ...started, parent, id };
}
