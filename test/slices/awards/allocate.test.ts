import fc from 'fast-check';
import t from 'tap';
import type { Award } from '../../../schema/awards.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../src/service/app.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  clientOf,
  expectStatus,
  givePoints,
  type Member,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { activities, awards, balance } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const [zoo, museum] = await activities(admin);
const unknownId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

function allocate(client: Client, allocations: unknown, query = '') {
  return client.post(`/api/awards/allocate${query}`, { allocations });
}

async function isUnchanged({ learner }: { learner: Member }): Promise<boolean> {
  return (await balance(learner)) === 30 && (await awards(learner)).length === 0;
}

t.test('takes tokens from the balance and creates a PENDING award for each allocation', async (t) => {
  const { learner } = await newFamily(30);
  const { status, body } = await allocate(learner, [
    { activityId: zoo.id, tokens: 4 },
    { activityId: museum.id, tokens: 6 },
    { activityId: zoo.id, tokens: 1 },
  ]);
  t.equal(status, 201);
  t.same(Object.keys(body), ['awards']);
  t.same(
    body.awards.map(({ activityId, activityName, tokens }: Award) => [activityId, activityName, tokens]),
    [
      [zoo.id, zoo.name, 4],
      [museum.id, museum.name, 6],
      [zoo.id, zoo.name, 1],
    ],
    'in the order of the request, with repeated activities',
  );
  for (const award of body.awards) {
    t.same(shapeFaults(award, awardShape), []);
    t.match(award, { learnerId: learner.id, status: 'PENDING', cashedInAt: null });
  }
  t.equal(new Set(body.awards.map(({ id }: Award) => id)).size, 3);
  t.equal(await balance(learner), 19);
});

const awardShape = {
  id: 'uuid',
  learnerId: 'integer',
  activityId: 'uuid',
  activityName: 'string',
  tokens: 'integer',
  status: 'string',
  createdAt: 'timestamp',
  cashedInAt: 'timestamp?',
} as const;

t.test('writes one AWARD_ALLOCATION entry for each award, with its id as the source', async (t) => {
  const { learner } = await newFamily(30);
  const { body } = await allocate(learner, [
    { activityId: zoo.id, tokens: 4 },
    { activityId: museum.id, tokens: 6 },
  ]);
  const history = (await learner.get('/api/points/history?sourceType=AWARD_ALLOCATION')).body;
  const sourceType = 'AWARD_ALLOCATION';
  t.match(history, [
    { amount: -6, sourceType, sourceId: body.awards[1].id, balanceAfter: 20 },
    { amount: -4, sourceType, sourceId: body.awards[0].id, balanceAfter: 26 },
  ]);
  t.equal(history.length, 2);
  t.equal(history[0].description, '6 points allocated to an activity');
  const events = await database.sql`
    SELECT payload FROM events WHERE type = 'AwardsAllocated' AND payload->>'learnerId' = ${String(learner.id)}`;
  t.equal(events.length, 1, 'all awards in one event');
});

t.test('returns 400 INSUFFICIENT_TOKENS for more tokens than the balance', async (t) => {
  const family = await newFamily(30);
  const { learner } = family;
  t.match(await allocate(learner, [{ activityId: zoo.id, tokens: 31 }]), refusal(400, 'INSUFFICIENT_TOKENS'));
  const most = Array.from({ length: 100 }, () => ({ activityId: zoo.id, tokens: 1_000_000_000 }));
  t.match(await allocate(learner, most), refusal(400, 'INSUFFICIENT_TOKENS'));
  t.ok(await isUnchanged(family));
  await expectStatus(201, allocate(learner, [{ activityId: zoo.id, tokens: 30 }]));
  t.equal(await balance(learner), 0, 'accepts the whole balance');
});

t.test('creates no award if one allocation is invalid', async (t) => {
  const family = await newFamily(30);
  const good = { activityId: zoo.id, tokens: 1 };
  const { learner } = family;
  t.match(
    await allocate(learner, [
      good,
      { activityId: museum.id, tokens: 15 },
      { activityId: zoo.id, tokens: 15 },
    ]),
    refusal(400, 'INSUFFICIENT_TOKENS'),
    'the sum exceeds the balance',
  );
  t.match(await allocate(learner, [good, { activityId: unknownId, tokens: 1 }]), {
    ...refusal(400, 'UNKNOWN_ACTIVITY'),
    body: { errors: [{ pointer: '/body/allocations/1/activityId' }] },
  });
  t.match(
    await allocate(learner, [good, { activityId: zoo.id, tokens: 0 }]),
    invalid('/body/allocations/1/tokens'),
  );
  t.ok(await isUnchanged(family));
});

t.test('returns 400 UNKNOWN_ACTIVITY for an unknown or inactive activity', async (t) => {
  const family = await newFamily(30);
  const { sql } = database;
  const closed = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1dff';
  await sql`INSERT INTO activities VALUES (${closed}, 'Closed', '', 'Outings', false)`;
  t.teardown(() => sql`DELETE FROM activities WHERE id = ${closed}`);
  for (const activityId of [unknownId, closed]) {
    t.match(await allocate(family.learner, [{ activityId, tokens: 1 }]), refusal(400, 'UNKNOWN_ACTIVITY'));
  }
  t.ok(await isUnchanged(family));
});

t.test('returns no awards and appends no event for an empty list', async (t) => {
  const { parent, learner } = await newFamily();
  const answers = [await allocate(learner, []), await allocate(parent, [], `?learnerId=${learner.id}`)];
  for (const { status, body } of answers) t.same([status, body], [201, { awards: [] }]);
  const events = await database.sql`
    SELECT 1 FROM events WHERE family_id = ${parent.id} AND type = 'AwardsAllocated'`;
  t.equal(events.length, 0);
});

t.test(
  'rejects more than 100 allocations and tokens other than integers from 1 to 1,000,000,000',
  async (t) => {
    const family = await newFamily(30);
    const { learner } = family;
    const one = { activityId: zoo.id, tokens: 1 };
    for (const bad of [undefined, null, {}, one, 'x', 1, true, Array.from({ length: 101 }, () => one)])
      t.match(await allocate(learner, bad), invalid('/body/allocations'), JSON.stringify(bad)?.slice(0, 50));
    t.match(await learner.post('/api/awards/allocate'), invalid('/body/allocations'));
    for (const tokens of [0, -1, 1.5, '5', null, 1_000_000_001])
      t.match(await allocate(learner, [{ ...one, tokens }]), invalid('/body/allocations/0/tokens'));
    for (const activityId of ['zoo', 1, null, `urn:uuid:${zoo.id}`])
      t.match(await allocate(learner, [{ ...one, activityId }]), invalid('/body/allocations/0/activityId'));
    t.match(await allocate(learner, [{ tokens: 1 }]), invalid('/body/allocations/0/activityId'));
    t.ok(await isUnchanged(family));
    const hundred = Array.from({ length: 100 }, () => one);
    await givePoints(admin, learner.id, 70);
    t.equal((await expectStatus(201, allocate(learner, hundred))).body.awards.length, 100);
  },
);

t.test('accepts an activity id in upper case', async (t) => {
  const { learner } = await newFamily(30);
  const { body } = await allocate(learner, [{ activityId: zoo.id.toUpperCase(), tokens: 1 }]);
  t.equal(body.awards[0].activityId, zoo.id);
});

t.test('requires learnerId from a parent or administrator', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const other = await newFamily();
  const one = [{ activityId: zoo.id, tokens: 1 }];
  const query = `?learnerId=${learner.id}`;
  for (const client of [parent, admin, learner]) {
    const { status, body } = await allocate(client, one, query);
    t.match([status, body.awards[0].learnerId], [201, learner.id]);
  }
  for (const client of [parent, admin]) {
    t.match(await allocate(client, one), refusal(400, 'LEARNER_ID_REQUIRED'));
    t.match(await allocate(client, one, '?learnerId=999999'), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await allocate(client, one, `?learnerId=${parent.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  for (const client of [sibling, other.parent, other.learner])
    t.match(await allocate(client, one, query), refusal(403, 'FORBIDDEN'));
  t.equal(await balance(learner), 27);
});

t.test('checks token, request, existence, owner and activities in this order', async (t) => {
  const { learner } = await newFamily();
  const other = await newFamily();
  const bad = [{ activityId: unknownId, tokens: 1 }];
  t.match(await allocate(clientOf(app), 'nonsense'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await allocate(learner, 'nonsense', '?learnerId=999999'), invalid('/body/allocations'));
  t.match(await allocate(learner, bad, '?learnerId=999999'), refusal(404, 'LEARNER_NOT_FOUND'));
  t.match(await allocate(learner, bad, `?learnerId=${other.learner.id}`), refusal(403, 'FORBIDDEN'));
  t.match(await allocate(learner, bad), refusal(400, 'UNKNOWN_ACTIVITY'));
});

t.test('applies an allocation once for an Idempotency-Key and replays the answer', async (t) => {
  const { learner } = await newFamily(30);
  const send = (key: string, tokens: number) =>
    learner.send({
      method: 'POST',
      url: '/api/awards/allocate',
      headers: { 'idempotency-key': key },
      payload: { allocations: [{ activityId: zoo.id, tokens }] },
    });
  const first = await expectStatus(201, send('a', 20));
  const second = await expectStatus(201, send('a', 20));
  t.same(second.body, first.body);
  t.equal(second.headers['idempotency-replayed'], 'true');
  t.match(await send('a', 21), refusal(422, 'IDEMPOTENCY_KEY_REUSED'));
  t.match(await send('b', 20), refusal(400, 'INSUFFICIENT_TOKENS'));
  await givePoints(admin, learner.id, 100);
  t.match(await send('b', 20), refusal(400, 'INSUFFICIENT_TOKENS'), 'a rejection is stored too');
  t.equal(await balance(learner), 110);
});

t.test('never spends more than the balance on 100 concurrent allocations', async (t) => {
  const { parent, learner } = await newFamily(50);
  const query = `?learnerId=${learner.id}`;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => {
      const client = [learner, parent, admin][i % 3] ?? learner;
      return allocate(
        client,
        [
          { activityId: zoo.id, tokens: 2 },
          { activityId: museum.id, tokens: 1 },
        ],
        query,
      );
    }),
  );
  const served = answers.filter(({ status }) => status === 201);
  const rejected = answers.filter(({ body }) => body.code === 'INSUFFICIENT_TOKENS');
  t.same([served.length, rejected.length], [16, 84]);
  t.equal(await balance(learner), 2);
  t.equal((await awards(learner)).length, 32);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('keeps a sound ledger with one entry for each award after random allocations', async (t) => {
  const { parent, learner, sibling } = await newFamily(500);
  await givePoints(admin, sibling.id, 500);
  const allocation = fc.record({
    activityId: fc.constantFrom(zoo.id, museum.id, zoo.id, museum.id, zoo.id, museum.id, unknownId),
    tokens: fc.integer({ min: 1, max: 40 }),
  });
  const step = fc.record({
    allocations: fc.array(allocation, { maxLength: 5 }),
    isOwn: fc.boolean(),
    isCashedIn: fc.boolean(),
  });
  await Promise.all(
    fc.sample(step, { numRuns: 60, seed: 5 }).map(async ({ allocations, isOwn, isCashedIn }) => {
      const client = isOwn ? learner : sibling;
      const [award] = (await allocate(client, allocations)).body.awards ?? [];
      if (award && isCashedIn) await expectStatus(200, client.post(`/api/awards/${award.id}/cash-in`));
    }),
  );
  const [events] = await database.sql<{ allocated: number; cashedIn: number }[]>`
    SELECT count(*) FILTER (WHERE type = 'AwardsAllocated') AS allocated,
      count(*) FILTER (WHERE type = 'AwardCashedIn') AS "cashedIn" FROM events WHERE family_id = ${parent.id}`;
  t.ok(events && events.allocated > 10 && events.cashedIn > 5, 'some allocations succeed');
  const shapes = await readTableShapes(database);
  const verification = await verifyFamily({ database, shapes, rules: registry.rules }, parent.id);
  t.match(verification, { ok: true, problems: [] });
  const unmatched = await database.sql`
    SELECT * FROM (SELECT source_id, learner_id, -amount AS tokens FROM entries
      WHERE source_type = 'AWARD_ALLOCATION' AND family_id = ${parent.id}) e
    FULL JOIN (SELECT id::text AS source_id, learner_id, tokens FROM awards WHERE family_id = ${parent.id}) a
      USING (source_id, learner_id, tokens)
    WHERE e.source_id IS NULL OR a.source_id IS NULL`;
  t.same([...unmatched], []);
});
