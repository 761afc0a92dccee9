import t from 'tap';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import * as shapes from './answer-shapes.ts';

const clock = createClock();
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });

const tooMany = (pointsLeft: number) => {
  const { body, ...rest } = refusal(409, 'TOO_MANY_BONUS_POINTS');
  return { ...rest, body: { ...body, pointsLeft } };
};

function give(by: Client, learnerId: number, points: number, reason = 'Helped in the garden') {
  return by.post('/api/points/bonus', { learnerId, points, reason });
}

async function historyOf(learnerId: number) {
  return (await expectStatus(200, admin.get(`/api/points/history?learnerId=${learnerId}`))).body;
}

t.test('returns 201 with the point transaction, whose actor and reason the history has', async (t) => {
  const { parent, learner } = await newFamily();
  const { status, body } = await give(parent, learner.id, 5);
  t.equal(status, 201);
  t.same(shapeFaults(body, shapes.transaction), []);
  t.match(body, {
    learnerId: learner.id,
    amount: 5,
    sourceType: 'PARENT_BONUS',
    description: '5 points given as a bonus',
    balanceAfter: 5,
  });
  const { body: own } = await learner.get('/api/points/history');
  t.match(own, [{ ...body, actorId: parent.id, actorRole: 'PARENT', reason: 'Helped in the garden' }]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('adds each bonus to the balance, which stays the sum of the entries', async (t) => {
  const { parent, learner } = await newFamily(30);
  for (const points of [1, 20, 3]) await expectStatus(201, give(parent, learner.id, points));
  t.same((await learner.get('/api/points')).body, { balance: 54 });
  const entries = await historyOf(learner.id);
  t.equal(
    entries.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
    54,
  );
  t.same(await ledgerFaults(database.sql), []);
});

t.test('refuses a parent of another family, a learner, and a caller without a token', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const { parent: other } = await newFamily();
  for (const client of [other, learner, sibling])
    t.match(await give(client, learner.id, 1), refusal(403, 'FORBIDDEN'));
  t.match(await give(clientOf(app), learner.id, 1), refusal(401, 'UNAUTHENTICATED'));
  for (const id of [999_999, parent.id])
    t.match(await give(parent, id, 1), refusal(404, 'LEARNER_NOT_FOUND'));
  t.same(await historyOf(learner.id), []);
  t.match(await give(admin, learner.id, 1), { status: 201 });
});

t.test('requires whole points from 1, and a reason of 1 to 200 characters', async (t) => {
  const { parent, learner } = await newFamily();
  for (const points of [0, -1, 1.5, '5', null, 1_000_001]) {
    const body = { learnerId: learner.id, points, reason: 'a test' };
    t.match(await parent.post('/api/points/bonus', body), invalid('/body/points'), String(points));
  }
  for (const reason of ['', ' \n ', 'a\0b', 'x'.repeat(201)])
    t.match(await give(parent, learner.id, 1, reason), invalid('/body/reason'));
  t.match(await give(parent, learner.id, 1, 'é'.repeat(200)), { status: 201 });
});

t.test('gives at most the quota of a day, and says how many points remain', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner, sibling } = await newFamily();
  t.match(await give(parent, learner.id, 101), tooMany(100));
  await expectStatus(201, give(parent, learner.id, 80));
  t.match(await give(parent, learner.id, 21), tooMany(20));
  await expectStatus(201, give(admin, learner.id, 20));
  for (const client of [parent, admin]) t.match(await give(client, learner.id, 1), tooMany(0));
  t.equal((await historyOf(learner.id)).length, 2, 'a refused bonus has no entry');
  await expectStatus(201, give(parent, sibling.id, 100));
  clock.set('2100-03-02T00:00:00.000Z');
  await expectStatus(201, give(parent, learner.id, 100));
  t.match(await give(parent, learner.id, 1), tooMany(0));
  t.same(await ledgerFaults(database.sql), []);
});

t.test('keeps the quota under requests at once', async (t) => {
  const { parent, learner } = await newFamily();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => give(i % 2 ? parent : admin, learner.id, 30)),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  t.same([count(201), count(409)], [3, 9]);
  t.same((await learner.get('/api/points')).body, { balance: 90 });
  t.match(await give(parent, learner.id, 11), tooMany(10));
});

t.test("counts the days of the family's time zone, and never one twice", async (t) => {
  clock.set('2100-03-10T22:30:00.000Z');
  const { parent, learner } = await newFamily();
  // 7:30 in the morning of the 11th.
  await expectStatus(200, parent.put('/api/user', { timeZone: 'Asia/Seoul' }));
  await expectStatus(201, give(parent, learner.id, 100));
  clock.set('2100-03-11T00:00:00.000Z');
  t.match(await give(parent, learner.id, 1), tooMany(0));
  // The 10th again, in the afternoon.
  await expectStatus(200, parent.put('/api/user', { timeZone: 'America/Los_Angeles' }));
  t.match(await give(parent, learner.id, 1), tooMany(0));
  clock.set('2100-03-12T08:00:00.000Z');
  await expectStatus(201, give(parent, learner.id, 1));
  t.same(await ledgerFaults(database.sql), []);
});

t.test('gives a bonus once for an idempotency key', async (t) => {
  const { parent, learner } = await newFamily();
  const body = { learnerId: learner.id, points: 60, reason: 'a test' };
  const key = { 'idempotency-key': 'a-bonus' };
  const send = () => parent.send({ method: 'POST', url: '/api/points/bonus', payload: body, headers: key });
  const [first, again] = [await send(), await send()];
  t.match(first, { status: 201 });
  t.match(again, { status: 201, body: first.body });
  t.same((await learner.get('/api/points')).body, { balance: 60 });
  t.match(await give(parent, learner.id, 41), tooMany(40));
});

t.test('keeps the reason out of the ledger, and erases it with its learner', async (t) => {
  const { parent, learner } = await newFamily();
  const { body } = await expectStatus(201, give(parent, learner.id, 3, '  Secret words '));
  t.notMatch(JSON.stringify(body), /secret/i);
  const events = await database.sql`
    SELECT v.*, e.* FROM events v JOIN entries e USING (family_id, seq) WHERE v.type = 'BonusGiven' AND v.family_id = ${parent.id}`;
  t.match(events, [{ commitments: { reason: /^[0-9a-f]{64}$/ } }]);
  t.notMatch(JSON.stringify(events), /secret/i);
  const notes = () => database.sql`SELECT reason FROM adjustment_notes WHERE learner_id = ${learner.id}`;
  t.match(await notes(), [{ reason: 'Secret words' }]);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.equal((await notes()).length, 0);
  t.equal((await database.sql`SELECT FROM bonus_counts WHERE learner_id = ${learner.id}`).length, 0);
  t.same(await ledgerFaults(database.sql), []);
});
