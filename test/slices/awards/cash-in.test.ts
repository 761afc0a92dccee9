import { randomUUID } from 'node:crypto';
import t from 'tap';
import type { Award } from '../../../schema/awards.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { allocate, awards, balance } from './steps.ts';

const clock = createClock('2100-03-01T12:00:00.000Z');
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });

function cashIn(client: Client, { id }: { id: string }, headers = {}) {
  return client.send({ method: 'POST', url: `/api/awards/${id}/cash-in`, headers });
}

async function eventsOf({ id }: Award): Promise<number> {
  const rows = await database.sql`
    SELECT 1 FROM events WHERE type = 'AwardCashedIn' AND payload->>'awardId' = ${id}`;
  return rows.length;
}

t.test('sets a PENDING award to CASHED_IN with a time and moves no points', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner, 10);
  const cashedInAt = '2100-03-02T12:00:00.000Z';
  clock.set(cashedInAt);
  const { status, body } = await cashIn(learner, award);
  t.same([status, body], [200, { status: 'CASHED_IN' }]);
  t.same(await awards(learner), [{ ...award, status: 'CASHED_IN', cashedInAt }]);
  t.equal(await balance(learner), 20);
  t.equal((await learner.get('/api/points/history')).body.length, 2, 'only the gift and the allocation');
});

t.test('returns the same status and changes nothing on a second cash-in', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  await expectStatus(200, cashIn(learner, award));
  const after = await awards(learner);
  clock.set('2100-03-03T12:00:00.000Z');
  for (const client of [learner, parent, admin]) {
    const { status, body } = await cashIn(client, award);
    t.same([status, body], [200, { status: 'CASHED_IN' }]);
  }
  t.same(await awards(learner), after);
  t.equal(await eventsOf(award), 1);
});

t.test('returns CASHED_IN to 50 concurrent requests and appends one event', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  const clients = [learner, parent, admin];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => cashIn(clients[i % 3] ?? learner, award)),
  );
  for (const { status, body } of answers) t.same([status, body], [200, { status: 'CASHED_IN' }]);
  t.equal(await eventsOf(award), 1);
});

t.test('accepts the learner, the parent and administrators and returns 403 to others', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const other = await newFamily();
  for (const client of [learner, parent, admin]) {
    const award = await allocate(learner);
    for (const stranger of [sibling, other.parent, other.learner])
      t.match(await cashIn(stranger, award), refusal(403, 'FORBIDDEN'));
    t.equal(await eventsOf(award), 0);
    await expectStatus(200, cashIn(client, award));
  }
});

t.test('returns 404 for an unknown award, 400 for an invalid id, 401 without a token', async (t) => {
  const { parent, learner } = await newFamily();
  for (const client of [learner, parent, admin]) {
    t.match(await cashIn(client, { id: randomUUID() }), refusal(404, 'AWARD_NOT_FOUND'));
    t.match(await cashIn(client, { id: 'nonsense' }), invalid('/path/awardId'));
  }
  t.match(await cashIn(clientOf(app), { id: 'nonsense' }), refusal(401, 'UNAUTHENTICATED'));
});

t.test('accepts an award id in upper case', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner);
  await expectStatus(200, cashIn(learner, { id: award.id.toUpperCase() }));
  t.equal((await awards(learner))[0]?.status, 'CASHED_IN');
});

t.test('replays the answer for a repeated Idempotency-Key', async (t) => {
  const { learner } = await newFamily(30);
  const [one, two] = [await allocate(learner), await allocate(learner)];
  const headers = { 'idempotency-key': 'a key' };
  t.match(await cashIn(learner, one, headers), invalid('/header/idempotency-key'));
  headers['idempotency-key'] = 'key';
  const first = await expectStatus(200, cashIn(learner, one, headers));
  const second = await expectStatus(200, cashIn(learner, one, headers));
  t.same(second.body, first.body);
  t.equal(second.headers['idempotency-replayed'], 'true');
  t.match(await cashIn(learner, two, headers), refusal(422, 'IDEMPOTENCY_KEY_REUSED'));
  t.equal(await eventsOf(two), 0);
});

t.test("lists a learner's awards newest first with their status", async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  await givePoints(admin, sibling.id, 10);
  const old = await allocate(learner, 1);
  const young = await allocate(learner, 2);
  const siblings = await allocate(sibling, 3);
  await expectStatus(200, cashIn(learner, old));
  const query = `?learnerId=${learner.id}`;
  const own = await awards(learner);
  t.match(own, [young, { id: old.id, status: 'CASHED_IN', cashedInAt: /Z$/ }]);
  t.equal(own.length, 2);
  for (const client of [learner, parent, admin]) t.same((await client.get(`/api/awards${query}`)).body, own);
  t.same((await parent.get(`/api/awards?learnerId=${sibling.id}`)).body, [siblings]);
});

t.test('lists awards only to callers who may act for the learner', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  const query = `?learnerId=${learner.id}`;
  for (const client of [sibling, other.parent, other.learner])
    t.match(await client.get(`/api/awards${query}`), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin]) {
    t.match(await client.get('/api/awards'), refusal(400, 'LEARNER_ID_REQUIRED'));
    t.match(await client.get('/api/awards?learnerId=999999'), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  t.match(await learner.get('/api/awards?learnerId=me'), invalid('/query/learnerId'));
  t.same((await learner.get('/api/awards')).body, []);
});
