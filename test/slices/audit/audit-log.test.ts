import fastify, { type InjectOptions } from 'fastify';
import t from 'tap';
import type { AuditRecord } from '../../../schema/audit.ts';
import { authorizeForFamily, authorizeForLearner } from '../../../src/http/access.ts';
import type { App, Caller } from '../../../src/http/app-types.ts';
import { registerAudit } from '../../../src/http/audit.ts';
import { operatorActor, recordAudit } from '../../../src/kernel/audit-log.ts';
import { deleteRecords } from '../../../src/slices/audit/retention.ts';
import { documentOf } from '../../helpers/documents/document.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { until } from '../../helpers/until.ts';
import { mark } from './point-actions.ts';
import { login, recordedActions } from './recorded-actions.ts';
import { recordedDeviceActions } from './recorded-device-actions.ts';

const { app, database, admin, newFamily } = await startFamilies(t);

/** Returns the records after the given one, oldest first, without those of these reads. */
async function recordsAfter(id: number): Promise<AuditRecord[]> {
  const body: AuditRecord[] = (await expectStatus(200, admin.get('/api/audit-log'))).body;
  return body.filter((record) => record.id > id && record.detail.operation !== 'listAuditLog').toReversed();
}

/** Returns the greatest id of a record so far. */
async function lastId(): Promise<number> {
  const [row] = await database.sql<{ id: number }[]>`SELECT coalesce(max(id), 0) AS id FROM audit_log`;
  return row?.id ?? 0;
}

const actions = { ...recordedActions, ...recordedDeviceActions };
for (const [name, { action, work, before = [], record }] of Object.entries(actions)) {
  t.test(`records ${name} once, without typed text`, async (t) => {
    const scene = { ...(await newFamily()), app, database, admin, nobody: clientOf(app) };
    const start = await lastId();
    await work(scene);
    const expected = [...before, { action, outcome: 'SUCCESS', requestId: String, ...record(scene) }];
    await until('the records are there', async () => (await recordsAfter(start)).length >= expected.length);
    const found = await recordsAfter(start);
    t.match(found, expected);
    t.equal(found.length, expected.length);
    t.notMatch(JSON.stringify(found), mark);
  });
}

t.test('records no read of the own family, and no refused read', async (t) => {
  const { parent, learner } = await newFamily();
  const start = await lastId();
  for (const client of [parent, learner]) {
    await expectStatus(200, client.get(`/api/learner-profile/${learner.id}`));
    await expectStatus(200, client.get(`/api/rewards?learnerId=${learner.id}`));
  }
  await expectStatus(200, admin.get('/api/user'));
  await expectStatus(200, admin.get('/api/rewards'));
  await expectStatus(404, admin.get('/api/learner-profile/999999'));
  await expectStatus(404, admin.post('/api/points/adjust', { learnerId: 999999, amount: 1, reason: mark }));
  const debit = { learnerId: learner.id, amount: -1, reason: mark };
  await expectStatus(409, admin.post('/api/points/adjust', debit));
  t.same(await recordsAfter(start), []);
});

t.test('records each family that a request reaches once', async (t) => {
  const [one, other] = [await newFamily(), await newFamily()];
  const several: App = fastify();
  t.teardown(() => several.close());
  several.decorateRequest('caller', null);
  registerAudit(several, database.db);
  several.get('/', async (request) => {
    const caller: Caller = { userId: admin.id, role: 'ADMIN', familyId: admin.id, jti: '' };
    request.caller = caller;
    for (const { parent, learner } of [one, other, one]) {
      authorizeForLearner(caller, { familyId: parent.id, learnerId: learner.id });
      authorizeForFamily(caller, admin.id, '');
    }
    return {};
  });
  const start = await lastId();
  t.equal((await several.inject('/')).statusCode, 200);
  const records = await recordsAfter(start);
  t.match(
    records,
    [one, other].map(({ parent, learner }) => {
      return { action: 'ADMIN_READ', familyId: parent.id, subjectId: learner.id };
    }),
  );
  t.equal(records.length, 2);
});

t.test('records an adjustment once for its idempotency key', async (t) => {
  const { learner } = await newFamily();
  const start = await lastId();
  const payload = { learnerId: learner.id, amount: 5, reason: mark };
  const request = {
    method: 'POST',
    url: '/api/points/adjust',
    payload,
    headers: { 'idempotency-key': 'once' },
  };
  for (let i = 0; i < 3; i += 1) await expectStatus(201, admin.send(request as InjectOptions));
  t.equal((await recordsAfter(start)).length, 1);
});

t.test('gives a parent the records of its family only, an administrator all', async (t) => {
  const [one, other] = [await newFamily(), await newFamily()];
  await expectStatus(200, one.parent.get('/api/ledger/export'));
  await expectStatus(200, other.parent.get('/api/ledger/export'));
  const own = (await expectStatus(200, one.parent.get('/api/audit-log'))).body;
  t.match(own, [{ action: 'EXPORT', familyId: one.parent.id }]);
  t.equal(own.length, 1);
  t.match(await one.parent.get(`/api/audit-log?familyId=${other.parent.id}`), refusal(403, 'FORBIDDEN'));
  const url = `/api/audit-log?familyId=${other.parent.id}`;
  t.match((await admin.get(url)).body, [{ action: 'EXPORT', familyId: other.parent.id }]);
  t.match((await admin.get(url)).body, [{ action: 'ADMIN_READ', detail: { operation: 'listAuditLog' } }, {}]);
});

t.test('filters records, and pages through them newest first', async (t) => {
  const { parent, learner } = await newFamily();
  for (let i = 0; i < 3; i += 1) await expectStatus(200, parent.get('/api/ledger/export'));
  await expectStatus(200, login(app, learner));
  const list = async (query: string) => (await expectStatus(200, parent.get(`/api/audit-log?${query}`))).body;
  const all = await list('');
  t.same(
    all.map(({ action }: { action: string }) => action),
    ['SIGN_IN', 'EXPORT', 'EXPORT', 'EXPORT'],
  );
  t.same(await list('action=SIGN_IN'), all.slice(0, 1));
  t.same(await list(`actorId=${parent.id}`), all.slice(1));
  t.same(
    await list(`to=${all[2].at}`),
    all.filter(({ at }: { at: string }) => at <= all[2].at),
  );
  t.same(
    await list(`from=${all[2].at}`),
    all.filter(({ at }: { at: string }) => at >= all[2].at),
  );
  t.match(await parent.get('/api/audit-log?action=NOTHING'), refusal(400, 'VALIDATION_FAILED'));
  const first = await parent.get('/api/audit-log?limit=3');
  const [, next = ''] = /<(.*)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
  t.same([...first.body, ...(await expectStatus(200, parent.get(next))).body], all);
});

t.test('refuses changes of records, and deletes them only after their retention', async (t) => {
  const { parent } = await newFamily();
  const row = { ...operatorActor, action: 'EXPORT', familyId: parent.id } as const;
  await recordAudit(database, row);
  const own = `family_id = ${parent.id}`;
  for (const statement of [
    `UPDATE audit_log SET at = 'epoch' WHERE ${own}`,
    `DELETE FROM audit_log WHERE ${own}`,
    'TRUNCATE audit_log',
    `INSERT INTO audit_log (family_id, id, action, outcome) VALUES (${parent.id}, 1, 'EXPORT', 'SUCCESS')
     ON CONFLICT (family_id, id) DO UPDATE SET at = 'epoch'`,
  ]) {
    await t.rejects(
      database.transaction((tx) => tx.query(statement)),
      { code: '23001' },
      statement,
    );
  }
  const insert = (at: string) =>
    database.transaction((tx) =>
      tx.query(
        `INSERT INTO audit_log (family_id, action, outcome, at) VALUES ($1::text::bigint, 'EXPORT', 'SUCCESS', $2::text::timestamptz)`,
        [String(parent.id), at],
      ),
    );
  for (const at of ['2001-01-01', '2001-01-02', '2001-01-03', '2001-01-04']) await insert(at);
  await deleteRecords(database, new Date('2001-01-04'), 2);
  const left = await database.query(`SELECT at FROM audit_log WHERE ${own} ORDER BY at`);
  t.match(left, [{ at: '2001-01-04T00:00:00.000Z' }, { at: String }]);
  t.equal(left.length, 2);
  await t.rejects(
    database.transaction((tx) => tx.query(`DELETE FROM audit_log WHERE ${own}`)),
    { code: '23001' },
    'also after a deletion',
  );
});

t.test('names the roles of actors, so that generated clients have a type for them', async (t) => {
  const { AuditActorRole, AuditRecord } = documentOf(app).components.schemas;
  t.same(AuditActorRole?.enum, ['ADMIN', 'PARENT', 'LEARNER', 'OPERATOR']);
  const reference = { $ref: '#/components/schemas/AuditActorRole' };
  t.same(AuditRecord?.properties?.['actorRole']?.anyOf, [reference, { type: 'null' }]);
});
