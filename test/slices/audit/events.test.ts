import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import type { LedgerEvent } from '../../../schema/audit.ts';
import { createDrain } from '../../../src/http/limits/drain.ts';
import { createMetrics } from '../../../src/slice/metrics.ts';
import type { TestApp } from '../../helpers/app.ts';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  type Member,
  registerFamily,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { metricsToken, readMetrics } from '../../helpers/metrics.ts';
import { until } from '../../helpers/until.ts';

const url = '/api/ledger/events';
const started = await startFamilies(t, { isAlone: true });
const { app, admin, databaseUrl, newFamily } = started;

async function eventsAfter(client: Member, after: number, query = ''): Promise<LedgerEvent[]> {
  return (await expectStatus(200, client.get(`${url}?after=${after}${query}`))).body;
}

async function lastSeq(client: Member): Promise<number> {
  return (await eventsAfter(client, 0, '&limit=500')).at(-1)?.seq ?? 0;
}

/** Statement that looks at the streams while requests wait. */
const look = 'SELECT family_id, seq FROM families ';

/** Watches the looks at streams: there are some only while a request waits. `instead` replaces them. */
function watchLooks({ ofService: database }: TestApp) {
  const watch = { looks: 0, instead: '' };
  const { query } = database;
  database.query = (text, parameters) => {
    if (!text.startsWith(look)) return query(text, parameters);
    watch.looks += 1;
    return watch.instead === '' ? query(text, parameters) : query(watch.instead);
  };
  return Object.assign(watch, {
    /** Returns true if a wait of 30 s, with four looks a second, cannot be over since then. */
    isEarly: (looks: number) => watch.looks < looks + 60,
    isWaiting() {
      const { looks } = watch;
      return until('a request waits', () => watch.looks > looks);
    },
    stop: () => Object.assign(database, { query }),
  });
}

t.test('names a learner who was renamed as at the time of the event', async (t) => {
  const { parent, learner } = await newFamily(9);
  const reward = await createReward(parent);
  const save = () => expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 1 }));
  const { name } = (await expectStatus(200, learner.get('/api/user'))).body;
  await save();
  // Until its millisecond has passed, an event and a renaming have the same time.
  await until('the next millisecond', async () => Date.now() > savedAt(await eventsAfter(parent, 0)));
  await expectStatus(200, parent.put(`/api/learners/${learner.id}`, { name: 'Second' }));
  await save();
  const events = await eventsAfter(parent, 0, '&limit=500');
  const names = events.flatMap(({ type, context }) => (type === 'PointsSaved' ? [context.actorName] : []));
  t.same(names, [name, 'Second']);
});

function savedAt(events: readonly LedgerEvent[]): number {
  return Date.parse(events.at(-1)?.recordedAt ?? '');
}

t.test('lists the events of the export, in pages, each with its context', async (t) => {
  const { parent, learner } = await newFamily(20);
  const reward = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 5 }));
  await answerQuiz(learner, await createLesson(learner, learner.id));
  const { body } = await expectStatus(200, parent.get('/api/ledger/export'));
  const [, ...lines] = String(body).trimEnd().split('\n');
  const events = [];
  let next: string | undefined = `${url}?limit=3`;
  while (next !== undefined) {
    const page = await expectStatus(200, parent.get(next));
    t.ok(page.body.length <= 3);
    events.push(...page.body);
    next = /^<(.*)>; rel="next"$/.exec(String(page.headers['link'] ?? ''))?.[1];
  }
  t.same(
    events.map(({ context: _context, ...event }) => event),
    lines.map((line) => JSON.parse(line)),
  );
  const contexts = new Map(events.map(({ type, actorId, context }) => [type, { actorId, ...context }]));
  const name = async (client: Member) => (await client.get('/api/user')).body.name;
  t.same(contexts.get('PointsAdjusted'), {
    actorId: admin.id,
    actorName: await name(admin),
    actorRole: 'ADMIN',
    reason: 'a test',
  });
  t.match(contexts.get('RewardCreated'), {
    actorName: await name(parent),
    actorRole: 'PARENT',
    reason: null,
  });
  t.match(contexts.get('QuizAnswered'), { actorName: await name(learner), actorRole: 'LEARNER' });
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const after = new Map((await eventsAfter(parent, 0)).map(({ id, context }) => [id, context]));
  const ofErased = events.filter(({ actorId }) => actorId === learner.id);
  t.ok(ofErased.length >= 2);
  for (const { id } of ofErased) t.same(after.get(id), { actorName: null, actorRole: null, reason: null });
  const [adjusted] = events.filter(({ type }) => type === 'PointsAdjusted');
  t.equal(after.get(adjusted.id)?.reason, null, 'the erasure deletes the reason');
});

t.test('sends large pages whole', async (t) => {
  const { parent, learner } = await newFamily();
  for (let i = 0; i < 120; i += 1) await givePoints(admin, learner.id, 1);
  const all = await eventsAfter(parent, 0, '&limit=500');
  t.same(
    all.map(({ seq }) => seq),
    all.map((_, i) => i + 1),
  );
  t.equal((await eventsAfter(parent, 0)).length, 100, '100 by default');
});

t.test('returns a commit of this instance at once, and one of another instance soon', async (t) => {
  const { parent, learner } = await newFamily();
  const looks = watchLooks(started);
  const after = await lastSeq(parent);
  const own = eventsAfter(parent, after, '&wait=30');
  await looks.isWaiting();
  // Only the commit itself can wake the request now.
  looks.instead = `${look} WHERE false`;
  const { looks: before } = looks;
  await givePoints(admin, learner.id, 3);
  t.match(await own, [{ seq: after + 1, type: 'PointsAdjusted' }]);
  t.ok(looks.isEarly(before), 'before the end of the wait');
  looks.instead = '';
  const other = await startApp(t, { databaseUrl });
  const foreign = admin.get(`${url}?familyId=${parent.id}&after=${after + 1}&wait=30`);
  await looks.isWaiting();
  await givePoints(clientOf(other.app, admin.token), learner.id, 4);
  t.match((await foreign).body, [{ seq: after + 2, entries: [{ amount: 4 }] }]);
  looks.stop();
});

t.test('returns an empty page after the wait, and at once without one', async (t) => {
  const { parent } = await newFamily();
  const after = await lastSeq(parent);
  t.same(await eventsAfter(parent, after), []);
  t.same(await eventsAfter(parent, after, '&wait=1'), []);
});

t.test('lets 20 requests of a family wait, which delay nobody and leave with their clients', async (t) => {
  const { parent, learner } = await newFamily();
  const looks = watchLooks(started);
  const after = await lastSeq(parent);
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${parent.token}` };
  const leaving = new AbortController();
  const wait = () =>
    fetch(`http://127.0.0.1:${port}${url}?after=${after}&wait=30`, { headers, signal: leaving.signal });
  const answers = Array.from({ length: 21 }, () => wait().then(({ status }) => status, String));
  t.equal(await Promise.race(answers), 429);
  await looks.isWaiting();
  for (let i = 0; i < 5; i += 1) await expectStatus(200, parent.get('/api/learners?limit=500'));
  await expectStatus(200, parent.get(`/api/points/history?learnerId=${learner.id}`));
  leaving.abort();
  await Promise.all(answers);
  await until('the places are free again', async () => {
    const { status } = await parent.get(`${url}?after=${after}&wait=1`);
    return status === 200;
  });
  looks.stop();
});

t.test('returns 401 to a request whose session ends while it waits', async (t) => {
  const { parent, learner } = await newFamily();
  const looks = watchLooks(started);
  const waiting = parent.get(`${url}?after=${await lastSeq(parent)}&wait=30`);
  await looks.isWaiting();
  await expectStatus(200, parent.post('/api/logout'));
  await givePoints(admin, learner.id, 1);
  t.match(await waiting, refusal(401, 'UNAUTHENTICATED'));
  looks.stop();
});

t.test('returns 503 to waiting requests if the database fails', async (t) => {
  const { parent } = await newFamily();
  const looks = watchLooks(started);
  const waiting = parent.get(`${url}?after=${await lastSeq(parent)}&wait=30`);
  await looks.isWaiting();
  looks.instead = 'SELECT pg_terminate_backend(pg_backend_pid())';
  t.match(await waiting, refusal(503, 'SERVICE_UNAVAILABLE'));
  looks.stop();
});

t.test('answers waiting requests when the service stops', async (t: Test) => {
  const own = await startFamilies(t, { isAlone: true });
  const { parent } = await own.newFamily();
  const looks = watchLooks(own);
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const after = await lastSeq(parent);
  const headers = { authorization: `Bearer ${parent.token}` };
  const waiting = fetch(`http://127.0.0.1:${port}${url}?after=${after}&wait=30`, { headers });
  await looks.isWaiting();
  const { looks: before } = looks;
  await createDrain(own.app, { idleMs: 10 })();
  t.same(await (await waiting).json(), []);
  t.ok(looks.isEarly(before), 'before the end of the wait');
});

t.test('rejects an event that the ledger does not reach, and unknown parameters', async (t) => {
  const { parent } = await newFamily();
  const end = await lastSeq(parent);
  for (const wait of [0, 30])
    t.match(await parent.get(`${url}?after=${end + 1}&wait=${wait}`), refusal(409, 'LEDGER_ENDS_BEFORE'));
  t.match(await parent.get(`${url}?since=3&after=1`), invalid('/query/since'));
  for (const query of ['after=-1', 'after=x', 'limit=0', 'limit=501', 'wait=31', 'wait=-1'])
    t.match(await parent.get(`${url}?${query}`), invalid(`/query/${query.split('=')[0]}`), query);
});

t.test('leaves the time of a wait out of the metric of durations', async (t) => {
  const { app } = await startApp(t, { metrics: createMetrics(metricsToken) });
  const { parent } = await registerFamily(app);
  const { seq } = (await expectStatus(200, parent.get(url))).body.at(-1);
  const sum = async () =>
    (await readMetrics(app)).get(
      `http_request_duration_seconds_sum{method="GET",route="${url}",status="200"}`,
    ) ?? 0;
  const before = await sum();
  const start = performance.now();
  await expectStatus(200, parent.get(`${url}?after=${seq}&wait=1`));
  const elapsed = (performance.now() - start) / 1000;
  const counted = (await sum()) - before;
  t.ok(counted > 0 && counted < elapsed - 0.9, `${counted} s of ${elapsed} s`);
});
