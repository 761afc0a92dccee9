import t from 'tap';
import { registry } from '../../../src/service/app.ts';
import { addWaitingLearner } from '../../../src/slices/learners/waiting.ts';
import { startApp } from '../../helpers/app.ts';
import { holdStream } from '../../helpers/database/locks.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { access, waitingEntry } from '../../helpers/families/access.ts';
import {
  clientOf,
  createReward,
  expectStatus,
  givePoints,
  memberPassword,
  register,
} from '../../helpers/families/client.ts';
import { idleServices } from '../../helpers/families/contributions.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { atOnce, tally } from '../../helpers/families/races.ts';
import { applyTo, waitFor } from '../../helpers/families/waiting.ts';
import { createWorlds, sampleRequest } from '../../helpers/families/world.ts';

const { app, admin, database, databaseUrl, newFamily } = await startFamilies(t);

async function eventTypes(familyId: number): Promise<string[]> {
  const rows = await database.sql<{ type: string }[]>`
    SELECT type FROM events WHERE family_id = ${familyId} ORDER BY seq`;
  return rows.map(({ type }) => type);
}

t.test("keeps a stranger away from a family's rewards, points and limited goods", async (t) => {
  const { parent, learner } = await newFamily(10);
  const secret = await createReward(parent, { title: 'Trip to Aunt Vera', maxRedemptions: 1 });
  const stranger = await waitFor(app, parent.id);
  const attempts = [
    stranger.get('/api/rewards'),
    stranger.post('/api/lessons/create', { learnerId: stranger.id, gradeLevel: 3, topic: 'fractions' }),
    stranger.post(`/api/rewards/${secret.id}/save`, { points: 10 }),
    stranger.post(`/api/rewards/${secret.id}/redeem`),
  ];
  for (const answer of await Promise.all(attempts)) {
    t.match(answer, refusal(403, 'LEARNER_NOT_CONFIRMED'));
    const { detail } = answer.body;
    t.match(
      detail,
      `PUT /api/learners/${stranger.id}/confirm. GET /api/learners?status=waiting lists`,
      'the way out',
    );
    t.notMatch(JSON.stringify(answer.body), 'Vera');
  }
  t.match(
    await admin.post('/api/points/adjust', { learnerId: stranger.id, amount: 5, reason: 'a test' }),
    refusal(404, 'LEARNER_NOT_FOUND'),
    'it has no account of points',
  );
  await expectStatus(200, learner.post(`/api/rewards/${secret.id}/save`, { points: 10 }));
  await expectStatus(201, learner.post(`/api/rewards/${secret.id}/redeem`));
});

// The small version of the table of test/http/authorization.slow.test.ts, with one world for all requests.
t.test('lets a waiting learner use its own account only', async (t) => {
  const { app, database } = await startApp(t, { services: idleServices });
  const { operations, document, faults } = contractOf(app);
  const world = await (await createWorlds(app, database))();
  const waiting = await waitFor(app, world.parent.id);
  for (const operation of operations.filter(({ name }) => access.get(name)?.get('nobody') === 401)) {
    const { name, operationId } = operation;
    const client = operationId === 'logout' ? await waitFor(app, world.parent.id) : waiting;
    const answer = await client.send(sampleRequest(operation, document, world));
    const entry = waitingEntry(name);
    if (entry !== 'role' && entry !== 403) t.not(answer.status, 403, name);
    else {
      const codes = ['LEARNER_NOT_CONFIRMED', 'FORBIDDEN'];
      t.ok(answer.status === 403 && codes.includes(answer.body.code), name, { answer });
      t.same(faults(operation, answer), [], name);
    }
  }
  t.match(await waiting.get('/api/sessions'), { status: 200, body: [{ userId: waiting.id }] });
  const { body } = await waiting.get('/api/user');
  t.match(body, { id: waiting.id, role: 'LEARNER', parentId: world.parent.id });
});

t.test('adds a learner at once with the token of its parent or an administrator only', async (t) => {
  const { parent, sibling } = await newFamily();
  const { parent: other } = await newFamily();
  const cases = [
    [parent, true],
    [admin, true],
    [undefined, false],
    [sibling, false],
    [other, false],
  ] as const;
  for (const [as, isAdded] of cases) {
    const { body } = await expectStatus(201, applyTo(app, parent.id, {}, as));
    const profile = await clientOf(app, body.token).get(`/api/learner-profile/${body.user.id}`);
    t.equal(profile.status, isAdded ? 200 : 403);
  }
  t.match(
    await applyTo(app, parent.id, {}, clientOf(app, 'garbage')),
    refusal(401, 'UNAUTHENTICATED'),
    'an invalid token',
  );
});

t.test('LEARNER_REGISTRATION=open adds every learner at once, and ignores a token', async (t) => {
  const { app } = await startApp(t, { settings: { learnerRegistration: 'open' } });
  const parent = await register(app, 'PARENT');
  const { body } = await expectStatus(201, applyTo(app, parent.id, {}, clientOf(app, 'garbage')));
  t.equal((await clientOf(app, body.token).get(`/api/learner-profile/${body.user.id}`)).status, 200);
});

t.test('lists the learners that wait separately from those of the family', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const { parent: other } = await newFamily();
  const waiting = [await waitFor(app, parent.id), await waitFor(app, parent.id)];
  const elsewhere = await waitFor(app, other.id);
  const ids = async (client: typeof parent, query: string) => {
    const { body } = await expectStatus(200, client.get(`/api/learners${query}`));
    return body.map(({ id }: { id: number }) => id);
  };
  const users = await Promise.all(waiting.map(async (one) => (await one.get('/api/user')).body));
  t.same((await parent.get('/api/learners?status=waiting')).body, users);
  t.same(
    await ids(parent, `?status=waiting&parentId=${other.id}`),
    users.map(({ id }) => id),
  );
  t.same(await ids(parent, ''), [learner.id, sibling.id]);
  t.same(await ids(parent, '?status=confirmed'), [learner.id, sibling.id]);
  t.same(await ids(admin, `?status=waiting&parentId=${other.id}`), [elsewhere.id]);
  const all = await ids(admin, '?status=waiting');
  for (const { id } of [...waiting, elsewhere]) t.ok(all.includes(id));
  for (const { id } of [...waiting, elsewhere]) t.notOk((await ids(admin, '')).includes(id));
  const [first] = waiting;
  const { headers } = await parent.get('/api/learners?status=waiting&limit=1');
  const next = /<(.+)>; rel="next"/.exec(String(headers['link']))?.[1] ?? '';
  t.same((await parent.get(next)).body, users.slice(1), 'in pages');
  t.match(await parent.get(`/api/learner-profile/${first?.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
});

t.test('confirms a learner exactly as if the parent had added it', async (t) => {
  const { parent } = await newFamily();
  const { id: added } = await addLearner(parent);
  const waiting = await waitFor(app, parent.id, {
    username: 'Keeps.Its.Name',
    password: 'keeps its password',
  });
  const { body: user } = await waiting.get('/api/user');
  const before = await eventTypes(parent.id);
  t.match(await parent.put(`/api/learners/${waiting.id}/confirm`), { status: 200, body: user });
  t.same((await eventTypes(parent.id)).slice(before.length), ['LearnerAdded']);
  t.same((await waiting.get('/api/user')).body, user, 'the session stays, at once');
  t.equal((await waiting.get('/api/points')).status, 200);
  const profileOf = async (id: number) => (await parent.get(`/api/learner-profile/${id}`)).body;
  const { id, userId, createdAt, ...profile } = await profileOf(waiting.id);
  t.equal(userId, String(waiting.id));
  t.ok(id && createdAt);
  const { id: _, userId: __, createdAt: ___, ...expected } = await profileOf(added);
  t.same(profile, expected);
  await givePoints(admin, waiting.id, 10);
  const login = { username: 'keeps.its.name', password: 'keeps its password' };
  t.equal((await clientOf(app).post('/login', login)).status, 200);
});

t.test('creates the starter goals of a family whose first learner is confirmed', async (t) => {
  const parent = await register(app, 'PARENT');
  const waiting = await waitFor(app, parent.id);
  t.same((await parent.get('/api/rewards')).body, []);
  await expectStatus(200, admin.put(`/api/learners/${waiting.id}/confirm`));
  t.equal((await waiting.get('/api/rewards')).body.length, 3);
});

t.test('confirms a learner once in 20 concurrent requests', async (t) => {
  const { parent } = await newFamily();
  const waiting = await waitFor(app, parent.id);
  const before = await eventTypes(parent.id);
  const answers = await atOnce(20, (i) =>
    (i % 2 ? parent : admin).put(`/api/learners/${waiting.id}/confirm`),
  );
  t.same(tally(answers), { 200: 20 });
  t.same((await eventTypes(parent.id)).slice(before.length), ['LearnerAdded']);
});

t.test('deletes or confirms a learner in concurrent requests, never both', async (t) => {
  for (let round = 0; round < 5; round += 1) {
    const { parent } = await newFamily();
    const waiting = await waitFor(app, parent.id);
    const before = (await eventTypes(parent.id)).length;
    const url = `/api/learners/${waiting.id}`;
    const answers = await atOnce(6, (i) => (i % 2 ? parent.delete(url) : parent.put(`${url}/confirm`)));
    for (const { status } of answers) t.ok([200, 404].includes(status));
    const types = (await eventTypes(parent.id)).slice(before);
    t.ok(['', 'LearnerAdded', 'LearnerAdded LearnerRemoved'].includes(types.join(' ')), types.join(' '));
    if (types.length === 0) t.equal((await waiting.get('/api/user')).status, 401);
  }
});

t.test('refuses a waiting learner: its account ends, and its names are free', async (t) => {
  const { parent } = await newFamily();
  const waiting = await waitFor(app, parent.id);
  const { body: user } = await waiting.get('/api/user');
  const before = await eventTypes(parent.id);
  t.match(await parent.delete(`/api/learners/${waiting.id}`), {
    status: 200,
    body: { success: true, message: 'Learner deleted' },
  });
  t.match(await waiting.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  t.same(await eventTypes(parent.id), before, 'no event');
  t.same(await database.sql`SELECT FROM credentials WHERE user_id = ${waiting.id}`, []);
  const { username, email } = user;
  await expectStatus(201, applyTo(app, parent.id, { username, email }));
});

t.test('rejects the confirmation of a learner that does not wait for the caller', async (t) => {
  const { parent, learner } = await newFamily();
  const { parent: other } = await newFamily();
  const waiting = await waitFor(app, parent.id);
  for (const send of [
    () => other.put(`/api/learners/${waiting.id}/confirm`),
    () => other.delete(`/api/learners/${waiting.id}`),
  ])
    t.match(await send(), refusal(403, 'FORBIDDEN'));
  for (const id of [999_999, parent.id])
    t.match(await parent.put(`/api/learners/${id}/confirm`), refusal(404, 'LEARNER_NOT_FOUND'));
  t.match(await parent.put(`/api/learners/${learner.id}/confirm`), { status: 200, body: { id: learner.id } });
  t.match(await other.put(`/api/learners/${learner.id}/confirm`), refusal(403, 'FORBIDDEN'));
});

t.test('accepts 20 waiting learners for a parent in 30 concurrent registrations', async (t) => {
  const { parent } = await newFamily();
  const { parent: other } = await newFamily();
  const answers = await atOnce(30, () => applyTo(app, parent.id));
  t.same(tally(answers), { 201: 20, '409 TOO_MANY_WAITING_LEARNERS': 10 });
  t.equal((await applyTo(app, other.id)).status, 201, 'another parent has its own places');
  t.equal((await applyTo(app, parent.id, {}, parent)).status, 201, 'the parent adds more');
  const [first] = (await parent.get('/api/learners?status=waiting')).body;
  await expectStatus(200, parent.delete(`/api/learners/${first.id}`));
  t.equal((await applyTo(app, parent.id)).status, 201, 'a refusal makes room');
});

t.test('accepts 20 waiting learners in 60 transactions of two instances', async (t) => {
  const other = await startApp(t, { databaseUrl });
  for (let round = 0; round < 3; round += 1) {
    const { id: parentId } = await register(app, 'PARENT');
    const adding = Array.from({ length: 60 }, (_, i) => {
      const deps = { database: i % 2 ? database : other.database, registry, now: () => new Date() };
      const username = `at-once-${parentId}-${i}`;
      const email = `${username}@example.org`;
      return addWaitingLearner(deps, { parentId, username, email, name: 'Mia', passwordHash: 'none' });
    });
    const results = await Promise.allSettled(adding);
    t.equal(results.filter(({ status }) => status === 'fulfilled').length, 20);
  }
});

t.test('ends the wait when the parent closes its account', async (t) => {
  const parent = await register(app, 'PARENT');
  const waiting = await waitFor(app, parent.id);
  const closing = { method: 'DELETE', url: '/api/user', payload: { password: memberPassword } } as const;
  await expectStatus(200, parent.send(closing));
  t.match(await waiting.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  t.same(await database.sql`SELECT FROM users WHERE id = ${waiting.id}`, []);
});

t.test("accepts a waiting learner while the family's stream is locked", async (t) => {
  const { parent } = await newFamily();
  const release = await holdStream(databaseUrl, parent.id);
  t.equal((await applyTo(app, parent.id)).status, 201);
  await release();
});
