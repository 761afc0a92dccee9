import { randomUUID } from 'node:crypto';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import {
  answersTo,
  createLesson,
  createReward,
  type Family,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { createContentView } from '../../helpers/families/stored-content.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { balance, change, redeem, redemptions, save, saved } from '../../slices/rewards/steps.ts';

const { app, admin, database, databaseUrl, newFamily } = await startFamilies(t);
const contentNow = createContentView(t, databaseUrl);

async function saveOf(family: Family, points = 3) {
  const reward = await createReward(family.parent);
  const request = { method: 'POST' as const, url: `/api/rewards/${reward.id}/save`, payload: { points } };
  return { reward, request: { ...request, token: family.learner.token, key: randomUUID() } };
}

function adjustment(learnerId: number) {
  const payload = { learnerId, amount: 3, reason: 'a reason' };
  return { method: 'POST' as const, url: '/api/points/adjust', payload, token: admin.token };
}

async function storedAnswers(key: string) {
  return database.sql<{ body: string | null; request_hash: Buffer | null }[]>`
    SELECT body, request_hash FROM idempotency_keys WHERE key = ${key}`;
}

t.test('replays a rejection even if the rule now allows the request', async (t) => {
  const family = await newFamily(2);
  const { reward, request } = await saveOf(family);
  const first = await sendKeyed(app, request);
  t.match([first.answer.status, first.answer.text], [500, '"code":"INSUFFICIENT_BALANCE"']);
  await givePoints(admin, family.learner.id, 100);
  t.same(await sendKeyed(app, request), { ...first, isReplay: true });
  t.match(first.answer.type, /^application\/problem\+json/);
  t.equal(await saved(family.learner, reward), 0);
});

t.test('replays rejections of each rule byte for byte', async (t) => {
  const { parent, learner } = await newFamily(50);
  const reward = await createReward(parent, { tokenCost: 5, maxRedemptions: 1 });
  const inactive = await createReward(parent);
  await change(parent, inactive, { isActive: false });
  await save(learner, reward, 20);
  const lesson = await createLesson(learner, learner.id);
  await learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson) });
  const redemption = await redeem(learner, reward);
  const [{ username }] = (await parent.get('/api/learners')).body;
  const goal = `/api/rewards/${reward.id}`;
  const post = { token: learner.token, method: 'POST' as const };
  const rejections = [
    [
      409,
      'BALANCE_WOULD_BE_NEGATIVE',
      { ...adjustment(learner.id), payload: { learnerId: learner.id, amount: -999, reason: 'r' } },
    ],
    [400, 'REWARD_NOT_ACTIVE', { ...post, url: `/api/rewards/${inactive.id}/save`, payload: { points: 1 } }],
    [400, 'MAX_REDEMPTIONS_REACHED', { ...post, url: `${goal}/redeem` }],
    [
      400,
      'LESSON_NOT_ACTIVE',
      { ...post, url: `/api/lessons/${lesson.id}/answer`, payload: { answers: [] } },
    ],
    [
      409,
      'EMAIL_TAKEN',
      {
        ...post,
        token: parent.token,
        url: '/api/learners',
        payload: { name: 'Mia', email: `${username}@example.org` },
      },
    ],
  ] as const;
  for (const [status, code, request] of rejections) {
    const keyed = { ...request, key: randomUUID() };
    const first = await sendKeyed(app, keyed);
    t.match([first.answer.status, first.answer.text], [status, `"code":"${code}"`]);
    t.same(await sendKeyed(app, keyed), { ...first, isReplay: true }, code);
  }
  const decide = (verb: string, key: string) =>
    sendKeyed(app, {
      token: parent.token,
      method: 'PUT',
      url: `/api/redemptions/${redemption.id}/${verb}`,
      key,
    });
  const key = randomUUID();
  t.equal((await decide('reject', randomUUID())).answer.status, 200);
  const first = await decide('approve', key);
  t.match([first.answer.status, first.answer.text], [409, '"code":"REDEMPTION_NOT_PENDING"']);
  t.same(await decide('approve', key), { ...first, isReplay: true });
});

t.test('separates equal keys of different users', async (t) => {
  const { parent, learner, sibling } = await newFamily(10);
  await givePoints(admin, sibling.id, 10);
  const reward = await createReward(parent);
  const key = randomUUID();
  const url = `/api/rewards/${reward.id}/save`;
  for (const { token } of [learner, sibling]) {
    const sent = await sendKeyed(app, { method: 'POST', url, payload: { points: 4 }, token, key });
    t.match(sent, { answer: { status: 200 }, isReplay: false });
  }
  t.same([await saved(learner, reward), await saved(sibling, reward)], [4, 4]);
});

t.test("returns 422 for an administrator's key used in another family", async (t) => {
  const [one, other] = [await newFamily(), await newFamily()];
  const key = randomUUID();
  const first = await sendKeyed(app, { ...adjustment(one.learner.id), key });
  t.equal(first.answer.status, 201);
  const second = await sendKeyed(app, { ...adjustment(other.learner.id), key });
  t.match([second.answer.status, second.answer.text], [422, '"code":"IDEMPOTENCY_KEY_REUSED"']);
  t.equal(await balance(other.learner), 0);
  t.same(await sendKeyed(app, { ...adjustment(one.learner.id), key }), { ...first, isReplay: true });
});

t.test("applies an administrator's key in only one of two concurrent families", async (t) => {
  const instances = [app, (await startApp(t, { databaseUrl })).app];
  for (const elsewhere of instances) {
    const [one, other] = [await newFamily(), await newFamily()];
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2
          ? sendKeyed(app, { ...adjustment(one.learner.id), key })
          : sendKeyed(elsewhere, { ...adjustment(other.learner.id), key }),
      ),
    );
    t.same(sent.map(({ answer }) => answer.status).sort(), [...Array(25).fill(201), ...Array(25).fill(422)]);
    t.same([await balance(one.learner), await balance(other.learner)].sort(), [0, 3]);
  }
});

t.test('stores no key for a request rejected by validation or authorization', async (t) => {
  const family = await newFamily(10);
  const { reward, request } = await saveOf(family);
  const otherFamily = await newFamily();
  const foreign = await createReward(otherFamily.parent);
  const { length: questions } = (await createLesson(family.learner, family.learner.id)).spec.questions;
  const lesson = (await family.learner.get('/api/lessons/active')).body;
  const rejected = [
    [400, { ...request, payload: { points: 0 } }],
    [
      400,
      {
        ...request,
        url: `/api/lessons/${lesson.id}/answer`,
        payload: { answers: Array(questions + 1).fill(0) },
      },
    ],
    [401, { ...request, token: 'garbage' }],
    [403, { ...request, url: '/api/rewards', payload: { title: 'A reward', tokenCost: 1 } }],
    [403, { ...request, url: `/api/rewards/${foreign.id}/save` }],
    [403, { ...request, url: `${request.url}?learnerId=${family.sibling.id}` }],
    [404, { ...request, url: `/api/rewards/${randomUUID()}/save` }],
  ] as const;
  const content = await contentNow();
  for (const [status, bad] of rejected) t.equal((await sendKeyed(app, bad)).answer.status, status);
  t.same(await contentNow(), content);
  t.match(await sendKeyed(app, request), { answer: { status: 200 }, isReplay: false });
  t.equal(await saved(family.learner, reward), 3);
});

t.test('returns 400 and stores nothing unless a key has 1 to 255 visible ASCII characters', async (t) => {
  const family = await newFamily(100);
  const { reward, request } = await saveOf(family, 1);
  const content = await contentNow();
  for (const key of ['', ' ', 'a b', 'x'.repeat(256), 'schlüssel', 'a\tb', 'a\x7f', '🔑']) {
    const headers = { 'idempotency-key': key };
    const { method, url, payload } = request;
    t.match(await family.learner.send({ method, url, payload, headers }), invalid('/header/idempotency-key'));
  }
  t.same(await contentNow(), content);
  for (const key of ['!', '~', 'x'.repeat(255), `'; DROP TABLE events; --"\\{}`.replaceAll(' ', '')]) {
    for (const isReplay of [false, true]) {
      t.match(await sendKeyed(app, { ...request, key }), { answer: { status: 200 }, isReplay });
    }
  }
  t.equal(await saved(family.learner, reward), 4);
});

t.test('applies one of 1,000 concurrent requests with one key and returns its answer to all', async (t) => {
  const family = await newFamily(100);
  const { reward, request } = await saveOf(family);
  const sent = await Promise.all(Array.from({ length: 1000 }, () => sendKeyed(app, request)));
  t.match(sent[0]?.answer, { status: 200 });
  t.equal(new Set(sent.map(({ answer }) => JSON.stringify(answer))).size, 1);
  t.equal(sent.filter(({ isReplay }) => !isReplay).length, 1);
  t.equal(await saved(family.learner, reward), 3);
});

t.test('returns the same rejection to 1,000 concurrent requests with one key', async (t) => {
  const family = await newFamily();
  const { request } = await saveOf(family);
  const sent = await Promise.all(Array.from({ length: 1000 }, () => sendKeyed(app, request)));
  t.match(sent[0]?.answer, { status: 500, text: '"code":"INSUFFICIENT_BALANCE"' });
  t.equal(new Set(sent.map(({ answer }) => JSON.stringify(answer))).size, 1);
});

t.test('replays keys across instances, concurrently and later', async (t) => {
  const family = await newFamily(100);
  const other = await startApp(t, { databaseUrl });
  const reward = await createReward(family.parent, { tokenCost: 5 });
  await save(family.learner, reward, 50);
  const { token } = family.learner;
  const request = {
    method: 'POST' as const,
    url: `/api/rewards/${reward.id}/redeem`,
    token,
    key: randomUUID(),
  };
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, i) => sendKeyed(i % 2 ? app : other.app, request)),
  );
  t.match(sent[0]?.answer, { status: 201 });
  t.equal(new Set(sent.map(({ answer }) => JSON.stringify(answer))).size, 1);
  t.equal((await redemptions(family.learner)).length, 1);
  const third = await startApp(t, { databaseUrl });
  t.same(await sendKeyed(third.app, request), { answer: sent[0]?.answer, isReplay: true });
});

t.test('applies each of many concurrent keys once', async (t) => {
  const family = await newFamily(1000);
  const { reward, request } = await saveOf(family);
  const sent = await Promise.all(
    Array.from({ length: 300 }, (_, i) => sendKeyed(app, { ...request, key: `${request.key}-${i % 100}` })),
  );
  t.ok(sent.every(({ answer }) => answer.status === 200));
  t.equal(sent.filter(({ isReplay }) => isReplay).length, 200);
  t.equal(await saved(family.learner, reward), 300);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('clears stored answers and hashes of an erased learner and keeps their keys', async (t) => {
  const { parent } = await newFamily();
  const created = { method: 'POST' as const, url: '/api/learners', token: parent.token, key: randomUUID() };
  const { answer } = await sendKeyed(app, { ...created, payload: { name: 'Mia Unforgettable' } });
  const { id } = JSON.parse(answer.text);
  const adjusted = { ...adjustment(id), key: randomUUID() };
  t.equal((await sendKeyed(app, adjusted)).answer.status, 201);
  await parent.delete(`/api/learners/${id}`);
  for (const { key } of [created, adjusted])
    t.same(await storedAnswers(key), [{ body: null, request_hash: null }]);
  const again = await sendKeyed(app, { ...created, payload: { name: 'Mia Unforgettable' } });
  t.match(again, { answer: { status: 404, text: '"code":"LEARNER_NOT_FOUND"' }, isReplay: false });
  const other = await sendKeyed(app, { ...created, payload: { name: 'Max' } });
  t.match(other, { answer: { status: 404, text: '"code":"LEARNER_NOT_FOUND"' }, isReplay: false });
  t.same(
    (await parent.get('/api/learners')).body.filter((one: { name: string }) => /Mia|Max/.test(one.name)),
    [],
  );
});

t.test('replays a reward change after the reward is deleted', async (t) => {
  const { parent } = await newFamily();
  const { body: reward } = await parent.post('/api/rewards', { title: 'Pizza', tokenCost: 5 });
  const url = `/api/rewards/${reward.id}`;
  const change = {
    method: 'PUT' as const,
    url,
    payload: { tokenCost: 7 },
    token: parent.token,
    key: randomUUID(),
  };
  const { answer } = await sendKeyed(app, change);
  t.equal(answer.status, 200);
  t.equal((await parent.delete(url)).status, 200);
  t.same(await sendKeyed(app, change), { answer, isReplay: true });
});
