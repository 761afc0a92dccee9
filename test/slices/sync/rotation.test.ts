import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { createKeyring, type Keyring } from '../../../src/base/envelope.ts';
import { createDatabasePool, type Database } from '../../../src/db/database.ts';
import { registry } from '../../../src/service/app.ts';
import { rotateSecrets } from '../../../src/service/rotation.ts';
import { startApp } from '../../helpers/app.ts';
import { runCliWith } from '../../helpers/cli.ts';
import { expectStatus, register, registerAdmin } from '../../helpers/families/client.ts';
import { recordsOf } from '../../helpers/kernel/audit-records.ts';
import { createSyncConfig, idleSync } from './idle.ts';

const columns = registry.encryptedColumns;
const older = 'an older key of at least 32 characters';
const newer = 'a newer key that is as long as the other';
const both = `${newer},${older}`;
const rotate = (databaseUrl: string, secretsKey?: string) =>
  runCliWith(
    { DATABASE_URL: databaseUrl, ...(secretsKey && { SECRETS_KEY: secretsKey }) },
    'secrets',
    'rotate',
  );

t.test('fails on a data directory without the service and does not create it', async (t) => {
  const dataDir = join(tmpdir(), `no-service-${randomUUID()}`);
  const { code, output, errors } = await runCliWith({ DATA_DIR: dataDir }, 'secrets', 'rotate');
  t.same([code, output], [1, '']);
  t.match(errors, /^The database has no tables of the service: .*\.\n$/);
  t.notOk(existsSync(dataDir), 'creates nothing');
});

t.test('encrypts all secrets with the newest key', async (t) => {
  const { database, databaseUrl, parent, id } = await startWithOlderKey(t);
  await database.sql`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    SELECT family_id, gen_random_uuid(), '', false FROM sync_configs, generate_series(1, 250)`;
  await seal(database, createKeyring(older));
  const { code, output, errors } = await rotate(databaseUrl, both);
  t.same([code, output], [0, '']);
  t.match(errors, /^Encrypting: 251 of 251 secrets$/m);
  t.match(errors, /^All secrets are encrypted with the newest key\.$/m);
  const rows = await readAll(database);
  t.equal(rows.length, 251);
  for (const row of rows)
    t.equal(decrypted(createKeyring(newer), row), `postgresql://u:word@h${row.id}.example:1/d`);
  t.ok(
    rows.every(({ version }) => version === 1),
    'current runs continue',
  );
  t.equal((await rotate(databaseUrl, both)).code, 0);
  t.same(await readAll(database), rows, 'a repetition changes nothing');
  t.match(await recordsOf(database, 'SECRETS_ROTATED'), [{ actor_role: 'OPERATOR', family_id: 0 }]);

  const { app: next } = await startApp(t, {
    databaseUrl,
    settings: { secretsKey: newer },
    services: { sync: idleSync },
  });
  const { token } = parent;
  const answer = await next.inject({
    url: `/api/sync-configs/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  t.equal(answer.statusCode, 200);
});

t.test('names a missing key and encrypts the other secrets', async (t) => {
  const { database, databaseUrl, parent } = await startWithOlderKey(t);
  const lost = await createSyncConfig(parent);
  await createSyncConfig(parent);
  await database.sql`UPDATE sync_configs SET target_url = 'v1.0123456789abcdef.AAAA' WHERE id = ${lost.id}`;
  const { code, errors } = await rotate(databaseUrl, both);
  t.equal(code, 1);
  const reason = 'SECRETS_KEY lacks the key 0123456789abcdef of an encrypted secret.';
  t.match(errors, `sync_configs, family_id ${parent.id}, id ${lost.id}: ${reason}\n`);
  t.match(errors, /^1 secret could not be encrypted with the newest key\.$/m);
  const renewed = (await readAll(database)).filter((row) =>
    row.target_url.startsWith(createKeyring(newer).newestPrefix),
  );
  t.equal(renewed.length, 2);
  t.notMatch(errors, /word|postgresql:/);
});

t.test('fails without SECRETS_KEY and does not generate one', async (t) => {
  const { databaseUrl } = await startWithOlderKey(t);
  t.match(await rotate(databaseUrl), { code: 1, errors: /SECRETS_KEY must be set/ });
});

t.test('keeps changes that parents make during the rotation', async (t) => {
  const { database, databaseUrl, parent, id } = await startWithOlderKey(t);
  const interrupted = createDatabasePool(databaseUrl);
  t.teardown(interrupted.close);
  const targetDbUrl = 'postgresql://u:written-in-between@h.example:5432/d';
  const query: Database['query'] = async (text, parameters) => {
    await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl }));
    return interrupted.query(text, parameters);
  };
  t.same(await rotateSecrets({ ...interrupted, query }, columns, createKeyring(both), () => {}), []);
  const [row] = await readAll(database);
  t.equal(row && decrypted(createKeyring(older), row), targetDbUrl, 'written with the older key');
  t.same(await rotateSecrets(interrupted, columns, createKeyring(both), () => {}), []);
  const [renewed] = await readAll(database);
  t.equal(renewed && decrypted(createKeyring(newer), renewed), targetDbUrl);
});

interface Secret {
  family_id: number;
  id: string;
  target_url: string;
  version: number;
}

function readAll(database: Database): Promise<Secret[]> {
  return database.sql<Secret[]>`SELECT family_id, id, target_url, version FROM sync_configs ORDER BY id`;
}

function contextOf(row: Secret): string {
  return `sync_configs.target_url ${row.family_id} ${row.id}`;
}

function decrypted(keyring: Keyring, row: Secret): string {
  return keyring.decrypt(row.target_url, contextOf(row));
}

/** Encrypts a different connection string for each configuration. */
async function seal(database: Database, keyring: Keyring): Promise<void> {
  for (const row of await readAll(database)) {
    const sealed = keyring.encrypt(`postgresql://u:word@h${row.id}.example:1/d`, contextOf(row));
    await database.sql`UPDATE sync_configs SET target_url = ${sealed} WHERE id = ${row.id}`;
  }
}

/** Starts the application with the older key and one configuration. */
async function startWithOlderKey(t: Test) {
  const started = await startApp(t, { settings: { secretsKey: older }, services: { sync: idleSync } });
  await registerAdmin(started.app);
  const parent = await register(started.app, 'PARENT');
  const { id } = await createSyncConfig(parent);
  return { ...started, parent, id };
}
