import t from 'tap';
import { currentBalance } from '../../../src/slices/points/queries.ts';
import { createFakeDb } from '../../helpers/database/fake-db.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknownUser = 999_999;

function get(client: Client, query = '') {
  return client.get(`/api/points/balance${query}`);
}

t.test("returns a learner's own balance by default and by learnerId", async (t) => {
  const { learner, sibling } = await newFamily(30);
  for (const query of ['', `?learnerId=${learner.id}`]) {
    const { status, body } = await get(learner, query);
    t.same([status, body], [200, { balance: 30 }]);
  }
  t.same((await get(sibling)).body, { balance: 0 }, 'a new learner has 0');
});

t.test("returns a child's balance to the parent and any balance to an administrator", async (t) => {
  const { parent, learner } = await newFamily(30);
  for (const client of [parent, admin]) {
    const { status, body } = await get(client, `?learnerId=${learner.id}`);
    t.same([status, body], [200, { balance: 30 }]);
  }
});

t.test('returns 400 LEARNER_ID_REQUIRED for a parent or administrator without learnerId', async (t) => {
  const { parent } = await newFamily();
  for (const client of [parent, admin]) {
    const answer = await get(client);
    t.match(answer, refusal(400, 'LEARNER_ID_REQUIRED'));
    t.match(answer.body.errors, [{ pointer: '/query/learnerId' }]);
  }
});

t.test('returns 403 for a learner of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const other = await newFamily();
  t.match(await get(clientOf(app), `?learnerId=${learner.id}`), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [sibling, other.parent, other.learner])
    t.match(await get(client, `?learnerId=${learner.id}`), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin, learner]) {
    t.match(await get(client, `?learnerId=${unknownUser}`), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, `?learnerId=${parent.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
    for (const id of ['me', '0', '-1', '1.5', ''])
      t.match(await get(client, `?learnerId=${id}`), invalid('/query/learnerId'));
  }
});

t.test(
  "returns the caller's own balance from /api/points, 0 for a caller who is not a learner",
  async (t) => {
    const { parent, learner } = await newFamily(30);
    for (const [client, balance] of [
      [learner, 30],
      [parent, 0],
      [admin, 0],
    ] as const) {
      const { status, body } = await client.get('/api/points');
      t.same([status, body], [200, { balance }]);
    }
    t.same(
      (await parent.get(`/api/points?learnerId=${learner.id}`)).body,
      { balance: 0 },
      'ignores learnerId',
    );
    t.match(await clientOf(app).get('/api/points'), refusal(401, 'UNAUTHENTICATED'));
  },
);

t.test('equals the sum of all amounts', async (t) => {
  const { learner } = await newFamily(30);
  for (const amount of [5, -7, 100, -128]) await givePoints(admin, learner.id, amount);
  t.same((await get(learner)).body, { balance: 0 });
  const { body: entries } = await learner.get('/api/points/history');
  t.equal(
    entries.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
    0,
  );
});

t.test('keeps the failure of a place from the balances of others in the same turn', async (t) => {
  const families = [await newFamily(10), await newFamily(20), await newFamily(30)];
  const accesses = families.map(({ parent, learner }) => ({ familyId: parent.id, learnerId: learner.id }));
  const [away, ...others] = families.map(({ parent }) => String(parent.id));
  const statements: string[] = [];
  const db = createFakeDb(async (text, parameters = []) => {
    const ids = String(parameters[0]);
    statements.push(ids);
    if (ids.split(',').some((id) => id === away)) throw new Error('no connection');
    return database.query(text, parameters);
  });
  const places = { placeOf: (familyId: number) => Number(String(familyId) === away) };
  const balances = accesses.map((access) => currentBalance({ database: { db }, places }, access));
  const results = await Promise.allSettled(balances);
  t.match(results, [
    { status: 'rejected', reason: { message: 'no connection' } },
    ...[20, 30].map((value) => ({ status: 'fulfilled', value })),
  ]);
  t.same(statements, [away, others.join()]);
});
