import t from 'tap';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import * as shapes from './answer-shapes.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknownUser = 999_999;

function adjust(body: object, client = admin) {
  return client.post('/api/points/adjust', body);
}

async function history(learnerId: number) {
  return (await expectStatus(200, admin.get(`/api/points/history?learnerId=${learnerId}`))).body;
}

async function notesOf(learnerId: number): Promise<string[]> {
  const rows = await database.sql<{ reason: string }[]>`
    SELECT reason FROM adjustment_notes WHERE learner_id = ${learnerId} ORDER BY event_id`;
  return rows.map(({ reason }) => reason);
}

t.test('returns 201 with the point transaction and adds it to the history', async (t) => {
  const { learner } = await newFamily();
  const { status, body } = await adjust({ learnerId: learner.id, amount: 25, reason: 'Helped a classmate' });
  t.equal(status, 201);
  t.same(shapeFaults(body, shapes.transaction), []);
  t.match(body, { learnerId: learner.id, amount: 25, sourceType: 'ADMIN_ADJUSTMENT', balanceAfter: 25 });
  t.match(await history(learner.id), [{ ...body, actorId: admin.id, reason: 'Helped a classmate' }]);
});

t.test('subtracts points down to 0 for a negative amount', async (t) => {
  const { learner } = await newFamily(25);
  const { status, body } = await adjust({ learnerId: learner.id, amount: -25, reason: 'A mistake' });
  t.equal(status, 201);
  t.match(body, { amount: -25, balanceAfter: 0 });
  t.same((await learner.get('/api/points')).body, { balance: 0 });
});

t.test('returns 409 and stores nothing if the balance would be negative', async (t) => {
  const { learner } = await newFamily(25);
  const before = await history(learner.id);
  const answer = await adjust({ learnerId: learner.id, amount: -26, reason: 'A mistake' });
  t.match(answer, refusal(409, 'BALANCE_WOULD_BE_NEGATIVE'));
  t.same(await history(learner.id), before);
  t.same(await notesOf(learner.id), ['a test'], 'stores no reason');
  t.same(await ledgerFaults(database.sql), []);
});

t.test('rejects amounts other than nonzero integers from -1,000,000 to 1,000,000', async (t) => {
  const { learner } = await newFamily(5);
  const { id: learnerId } = learner;
  for (const amount of [0, -0, 1.5, '5', null, true, 1_000_001, -1_000_001, 1e300])
    t.match(await adjust({ learnerId, amount, reason: 'a test' }), invalid('/body/amount'), String(amount));
  t.match(await adjust({ learnerId, reason: 'a test' }), invalid('/body/amount'));
  t.equal((await history(learnerId)).length, 1);
  for (const amount of [1_000_000, -1_000_000, 1, -1])
    t.equal((await adjust({ learnerId, amount, reason: 'a test' })).status, 201, String(amount));
});

t.test('requires a reason of 1 to 2000 characters', async (t) => {
  const { learner } = await newFamily();
  const { id: learnerId } = learner;
  for (const reason of ['', ' \n ', 'x'.repeat(2001), 5, null, ['why'], 'a\0b'])
    t.match(await adjust({ learnerId, amount: 1, reason }), invalid('/body/reason'));
  t.match(await adjust({ learnerId, amount: 1 }), invalid('/body/reason'));
  t.equal((await adjust({ learnerId, amount: 1, reason: 'é'.repeat(2000) })).status, 201);
});

t.test('requires learnerId as a number or a string of digits', async (t) => {
  const { learner } = await newFamily();
  t.equal((await adjust({ learnerId: String(learner.id), amount: 1, reason: 'a test' })).status, 201);
  t.same((await learner.get('/api/points')).body, { balance: 1 });
  for (const learnerId of [0, -1, 1.5, 'me', '', '01', null, true, [learner.id]])
    t.match(
      await adjust({ learnerId, amount: 1, reason: 'a test' }),
      invalid('/body/learnerId'),
      String(learnerId),
    );
  t.match(await adjust({ amount: 1, reason: 'a test' }), invalid('/body/learnerId'));
});

t.test('returns 404 for an unknown id or a user who is not a learner', async (t) => {
  const { parent } = await newFamily();
  for (const learnerId of [unknownUser, parent.id, admin.id])
    t.match(await adjust({ learnerId, amount: 1, reason: 'a test' }), refusal(404, 'LEARNER_NOT_FOUND'));
});

t.test('rejects other callers than administrators before it checks the body', async (t) => {
  const { parent, learner } = await newFamily();
  const body = { learnerId: learner.id, amount: 1, reason: 'a test' };
  t.match(await clientOf(app).post('/api/points/adjust', {}), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [parent, learner]) {
    t.match(await adjust(body, client), refusal(403, 'FORBIDDEN'));
    t.match(await adjust({}, client), refusal(403, 'FORBIDDEN'));
  }
  t.same(await history(learner.id), []);
});

t.test('stores the trimmed reason outside the ledger', async (t) => {
  const { learner } = await newFamily();
  const { body } = await expectStatus(
    201,
    adjust({ learnerId: learner.id, amount: 3, reason: '  Secret words ' }),
  );
  t.same(await notesOf(learner.id), ['Secret words']);
  t.notMatch(JSON.stringify(body), /secret/i);
  const ledger = await database.sql`
    SELECT e.*, n.* FROM events e LEFT JOIN entries n USING (family_id, seq) WHERE e.payload->>'learnerId' = ${String(learner.id)}`;
  t.ok(ledger.length > 0);
  t.notMatch(JSON.stringify(ledger), /secret/i);
});

t.test('erases the reason with its learner and keeps the ledger', async (t) => {
  const { parent, learner } = await newFamily(8);
  const entries = () => database.sql`SELECT * FROM entries WHERE learner_id = ${learner.id}`;
  const before = [...(await entries())];
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.same(await notesOf(learner.id), []);
  t.same([...(await entries())], before);
});

t.test('gives each adjustment a unique sourceId', async (t) => {
  const { learner } = await newFamily();
  for (let i = 0; i < 3; i++) await givePoints(admin, learner.id, 1);
  const sources = (await history(learner.id)).map(({ sourceId }: { sourceId: string }) => sourceId);
  t.equal(new Set(sources).size, 3);
});
