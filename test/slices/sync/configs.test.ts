import { randomUUID } from 'node:crypto';
import t from 'tap';
import { createKeyring } from '../../../src/base/envelope.ts';
import { Problem } from '../../../src/base/errors.ts';
import { createConfig } from '../../../src/slices/sync/configs.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { invalid, refusal, type Shape, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  expectStatus,
  memberPassword,
  register,
  registerAdmin,
} from '../../helpers/families/client.ts';
import { createSyncConfig, idleSync } from './idle.ts';

const shape: Shape = {
  id: 'uuid',
  parentId: 'string',
  targetDbUrl: 'string',
  continuousSync: 'boolean',
  syncStatus: 'string',
  lastSyncAt: 'timestamp?',
  errorMessage: 'string?',
  rowsDone: 'integer?',
  rowsTotal: 'integer?',
};

const hints: number[] = [];
const { app, database, databaseUrl } = await startApp(t, {
  services: { sync: { ...idleSync, changed: (familyId) => void hints.push(familyId) } },
});
// The first user becomes an administrator, who has no configurations.
await registerAdmin(app);
const newParent = () => register(app, 'PARENT');
const configUrl = (id: string) => `/api/sync-configs/${id}`;

/** Reads the row of a configuration with its decrypted connection string. */
async function readRow(id: string) {
  const { db } = database;
  const row = await db.selectFrom('sync_configs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const context = `sync_configs.target_url ${row.family_id} ${id}`;
  return { row, url: createKeyring(testSettings.secretsKey).decrypt(row.target_url, context) };
}

t.test('creates no configuration of a family that has closed since the check of the token', async (t) => {
  const parent = await newParent();
  const payload = { password: memberPassword };
  await expectStatus(200, parent.send({ method: 'DELETE', url: '/api/user', payload }));
  const url = { user: 'me', password: 'p', host: 'db.org', port: 5432, database: 'copy', sslmode: undefined };
  const config = { familyId: parent.id, url, continuousSync: true, now: new Date(), maxConfigs: 5 };
  const actor = { actorId: null, actorRole: null, requestId: null };
  const keyring = createKeyring(testSettings.secretsKey);
  const creation = createConfig(database.db, keyring, { ...config, actor });
  await t.rejects(creation, { code: 'UNAUTHENTICATED' });
  t.same(await database.sql`SELECT FROM sync_configs WHERE family_id = ${parent.id}`, []);
});

t.test('interface.md 2.12: creates an IDLE configuration and masks its password', async (t) => {
  const parent = await newParent();
  const targetDbUrl = 'postgresql://me:s%20e@cret@DB.example.org:5432/copy?sslmode=require';
  const answer = await expectStatus(201, parent.post('/api/sync-configs', { targetDbUrl }));
  t.same(shapeFaults(answer.body, shape), []);
  const { id } = answer.body;
  const expected = {
    id,
    parentId: String(parent.id),
    targetDbUrl: 'postgresql://me:***@db.example.org:5432/copy?sslmode=require',
    continuousSync: false,
    syncStatus: 'IDLE',
    lastSyncAt: null,
    errorMessage: null,
    rowsDone: null,
    rowsTotal: null,
  };
  t.same(answer.body, expected);
  t.same((await expectStatus(200, parent.get(configUrl(id)))).body, expected);
  t.same((await expectStatus(200, parent.get('/api/sync-configs'))).body, [expected]);
  const { row, url } = await readRow(id);
  t.equal(url, 'postgresql://me:s%20e%40cret@db.example.org:5432/copy?sslmode=require');
  t.match(row.target_url, /^v1\.[0-9a-f]{16}\.[\w-]+$/);
});

t.test("lists only the caller's configurations, oldest first", async (t) => {
  const [parent, other] = [await newParent(), await newParent()];
  t.same((await parent.get('/api/sync-configs')).body, []);
  const ids: string[] = [];
  for (const continuousSync of [true, false, true]) {
    ids.push((await createSyncConfig(parent, { continuousSync })).id);
    await createSyncConfig(other);
  }
  const listed = (await parent.get('/api/sync-configs')).body;
  t.same(
    listed.map(({ id }: { id: string }) => id),
    ids,
  );
  t.same(
    listed.map(({ continuousSync }: { continuousSync: boolean }) => continuousSync),
    [true, false, true],
  );
});

t.test('allows five configurations of a family, even with concurrent requests', async (t) => {
  const parent = await newParent();
  const body = { targetDbUrl: 'postgresql://u:p@h.example:5432/d' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => parent.post('/api/sync-configs', body)));
  t.same(answers.map(({ status }) => status).sort(), [...Array(5).fill(201), ...Array(7).fill(409)]);
  t.match(await parent.post('/api/sync-configs', body), refusal(409, 'TOO_MANY_SYNC_CONFIGS'));
  const [{ id }] = (await parent.get('/api/sync-configs')).body;
  await expectStatus(204, parent.delete(configUrl(id)));
  await expectStatus(201, parent.post('/api/sync-configs', body));
});

t.test('allows as many configurations as the operator sets', async (t) => {
  const quotas = { ...testSettings.quotas, syncConfigs: 1 };
  const { app: strict } = await startApp(t, { databaseUrl, settings: { quotas } });
  const parent = clientOf(strict, (await newParent()).token);
  const body = { targetDbUrl: 'postgresql://u:p@h.example:5432/d' };
  await expectStatus(201, parent.post('/api/sync-configs', body));
  t.match(await parent.post('/api/sync-configs', body), refusal(409, 'TOO_MANY_SYNC_CONFIGS'));
});

t.test(
  'decisions.md 8.1: keeps the password on PUT with the mask, and rejects the mask for another target',
  async (t) => {
    const parent = await newParent();
    const { id, targetDbUrl } = await createSyncConfig(parent, {
      targetDbUrl: 'postgresql://u:the-word@h.example:5432/d',
    });
    const before = await readRow(id);
    t.equal(targetDbUrl, 'postgresql://u:***@h.example:5432/d');
    const same = await expectStatus(200, parent.put(configUrl(id), { targetDbUrl, continuousSync: false }));
    t.equal(same.body.targetDbUrl, targetDbUrl);
    t.same(await readRow(id), before, 'an unchanged value changes nothing');

    await expectStatus(200, parent.put(configUrl(id), { targetDbUrl: `${targetDbUrl}?sslmode=verify-full` }));
    t.equal((await readRow(id)).url, 'postgresql://u:the-word@h.example:5432/d?sslmode=verify-full');
    const others = [
      'v:***@h.example:5432/d',
      'u:***@i.example:5432/d',
      'u:***@h.example:5433/d',
      'u:***@h.example:5432/e',
    ];
    for (const other of others) {
      const answer = await parent.put(configUrl(id), {
        targetDbUrl: `postgresql://${other}`,
        continuousSync: true,
      });
      t.match(answer, invalid('/body/targetDbUrl'), other);
    }
    t.match(
      await parent.post('/api/sync-configs', { targetDbUrl }),
      invalid('/body/targetDbUrl'),
      'the mask is not a password',
    );
    t.match(await readRow(id), {
      row: { continuous_sync: false },
      url: /the-word@h.example:5432\/d\?sslmode=verify-full$/,
    });
  },
);

t.test('starts with a full round after a new target, and ends the pause after each change', async (t) => {
  const parent = await newParent();
  const { id } = await createSyncConfig(parent);
  const pause = () =>
    database.sql`UPDATE sync_configs SET is_paused = true, attempts = 3, next_attempt_at = now(), is_full_due = false,
      synced_seq = 7, sync_status = 'FAILED', error_message = 'No.' WHERE id = ${id}`;
  const going = {
    is_paused: false,
    attempts: 0,
    next_attempt_at: null,
    sync_status: 'FAILED',
    error_message: 'No.',
  };
  await pause();
  hints.length = 0;
  const followed = await expectStatus(200, parent.put(configUrl(id), { continuousSync: true }));
  t.match(followed.body, { continuousSync: true, syncStatus: 'FAILED', errorMessage: 'No.' });
  t.match((await readRow(id)).row, { ...going, version: 2, is_full_due: false, synced_seq: 7 });
  await pause();
  await expectStatus(200, parent.put(configUrl(id), { targetDbUrl: 'postgresql://a:b@c.example:1/d' }));
  t.match(await readRow(id), {
    row: { ...going, version: 3, is_full_due: true, synced_seq: 0, continuous_sync: true },
    url: 'postgresql://a:b@c.example:1/d',
  });
  t.same(hints, [parent.id, parent.id], 'each change sends a hint');
});

t.test('interface.md 4.8: returns 404 for a deleted configuration', async (t) => {
  const parent = await newParent();
  const { id } = await createSyncConfig(parent);
  const answer = await parent.delete(configUrl(id));
  t.equal(answer.status, 204);
  t.equal(answer.body, '');
  for (const request of [
    parent.get(configUrl(id)),
    parent.delete(configUrl(id)),
    parent.put(configUrl(id), { continuousSync: true }),
  ])
    t.match(await request, refusal(404, 'SYNC_CONFIG_NOT_FOUND'));
  t.match(await parent.post(`${configUrl(id)}/push`), refusal(404, 'SYNC_CONFIG_NOT_FOUND'));
  t.same((await parent.get('/api/sync-configs')).body, []);
});

t.test('rejects an update without fields, and reports invalid fields before an unknown id', async (t) => {
  const parent = await newParent();
  const { id } = await createSyncConfig(parent);
  for (const body of [{}, { syncStatus: 'COMPLETED', parentId: '1' }])
    t.match(await parent.put(configUrl(id), body), invalid('/body'));
  const unknown = configUrl(randomUUID());
  t.match(await parent.put(unknown, { targetDbUrl: 'postgresql://u:p@h:0/d' }), invalid('/body/targetDbUrl'));
  t.match(await parent.put(unknown, { continuousSync: true }), refusal(404, 'SYNC_CONFIG_NOT_FOUND'));
});

t.test(
  'decisions.md 8.7: rejects private literal addresses unless private targets are allowed',
  async (t) => {
    const strict = await startApp(t, {
      settings: { allowPrivateTargets: false },
      services: { sync: idleSync },
    });
    await registerAdmin(strict.app);
    const parent = await register(strict.app, 'PARENT');
    const at = (host: string) => ({ targetDbUrl: `postgresql://u:p@${host}:5432/d` });
    const { id } = (await expectStatus(201, parent.post('/api/sync-configs', at('8.8.8.8')))).body;
    const literals =
      '127.0.0.1 10.0.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 127.1 2130706433 0x7f.1 127.0.0.1.';
    for (const host of literals.split(' ')) {
      t.match(await parent.post('/api/sync-configs', at(host)), invalid('/body/targetDbUrl'), host);
      t.match(await parent.put(configUrl(id), at(host)), invalid('/body/targetDbUrl'), host);
    }
    const { body } = await parent.post('/api/sync-configs', at('10.0.0.1'));
    t.match(JSON.stringify(body), /SYNC_ALLOW_PRIVATE_TARGETS=true/, 'the message names the setting');
    await expectStatus(201, parent.post('/api/sync-configs', at('localhost')));
    await expectStatus(201, (await newParent()).post('/api/sync-configs', at('10.0.0.1')));
  },
);

t.test('shows progress only during a synchronisation', async (t) => {
  const parent = await newParent();
  const { id } = await createSyncConfig(parent);
  const set = (status: string) =>
    database.sql`UPDATE sync_configs SET sync_status = ${status}, rows_done = 3, rows_total = 9 WHERE id = ${id}`;
  await set('IN_PROGRESS');
  t.match((await parent.get(configUrl(id))).body, { syncStatus: 'IN_PROGRESS', rowsDone: 3, rowsTotal: 9 });
  await set('COMPLETED');
  t.match((await parent.get(configUrl(id))).body, {
    syncStatus: 'COMPLETED',
    rowsDone: null,
    rowsTotal: null,
  });
});

t.test('returns IN_PROGRESS for a push', async (t) => {
  const parent = await newParent();
  const { id } = await createSyncConfig(parent);
  const { body } = await expectStatus(200, parent.post(`${configUrl(id)}/push`));
  t.same(body, { message: 'The synchronisation has started.', syncStatus: 'IN_PROGRESS' });
});

t.test('masks a target whose key is lost, and allows replacing or deleting it', async (t) => {
  const parent = await newParent();
  const { id, targetDbUrl } = await createSyncConfig(parent);
  const other = await createSyncConfig(parent);
  await database.sql`UPDATE sync_configs SET target_url = 'v1.0123456789abcdef.AAAA' WHERE id = ${id}`;
  t.match(await parent.get(configUrl(id)), { status: 200, body: { id, targetDbUrl: /^[*]{3}$/ } });
  t.match((await expectStatus(200, parent.get('/api/sync-configs'))).body, [{ id }, other]);
  t.match((await expectStatus(200, parent.put(configUrl(id), { continuousSync: true }))).body, { id });
  const masked = await parent.put(configUrl(id), { targetDbUrl });
  t.match(masked, refusal(400, 'VALIDATION_FAILED'));
  t.match(masked.body.errors, [{ message: 'must contain the password itself, not its mask' }]);
  await expectStatus(200, parent.put(configUrl(id), { targetDbUrl: 'postgresql://u:p@h.example:1/d' }));
  t.match((await parent.get(configUrl(id))).body, { targetDbUrl: 'postgresql://u:***@h.example:1/d' });
  await expectStatus(204, parent.delete(configUrl(other.id)));
});

t.test('returns 403 for learners and other parents, and 401 without a token', async (t) => {
  const parent = await newParent();
  const { id } = await createSyncConfig(parent);
  const learner = await register(app, 'LEARNER', parent);
  t.match(await learner.get('/api/sync-configs'), refusal(403, 'FORBIDDEN'));
  t.match(await learner.get(configUrl(id)), refusal(403, 'FORBIDDEN'));
  t.match(await (await newParent()).get(configUrl(id)), refusal(403, 'FORBIDDEN'));
  t.match(await clientOf(app).get(configUrl(id)), refusal(401, 'UNAUTHENTICATED'));
});

t.test('logs expected failures of a push at level info', async (t) => {
  const log: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void log.push(line) } };
  for (const code of ['SYNC_IN_PROGRESS', 'SYNC_CONNECTION_FAILED'] as const) {
    const sync = { ...idleSync, push: () => Promise.reject(new Problem(code)) };
    const other = await startApp(t, { databaseUrl, services: { sync }, logger });
    const parent = await register(other.app, 'PARENT');
    const { id } = await createSyncConfig(parent);
    const answer = await parent.post(`${configUrl(id)}/push`);
    t.match(answer, refusal(500, code));
    const lines = log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === answer.body.requestId);
    t.ok(lines.some((line) => line.code === code) && lines.every(({ level }) => level === 30));
  }
});
