import t from 'tap';
import { markText } from '../../../src/db/marks.ts';
import { startApp } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  type Client,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
  type Family,
  givePoints,
  memberPassword,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

/** Tags of answers that clients poll (decisions.md 1.21). */

const { app, admin, database, databaseUrl, newFamily } = await startFamilies(t);
const { app: other } = await startApp(t, { databaseUrl });

/** Returns the same user as a client of another instance. */
const elsewhere = ({ token }: { token: string }): Client => clientOf(other, token);

interface World extends Family {
  rewardId: string;
  redemptionId: string;
  lessonId: string;
}

/** Creates a family with a redemption and an active lesson. */
async function newWorld(): Promise<World> {
  const family = await newFamily();
  const { parent, learner } = family;
  // An administrator's adjustment leaves the history without a tag.
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson);
  const { id: rewardId } = await createReward(parent, { tokenCost: 1 });
  await expectStatus(200, learner.post(`/api/rewards/${rewardId}/save`, { points: 2 }));
  const { id: redemptionId } = (await expectStatus(201, learner.post(`/api/rewards/${rewardId}/redeem`)))
    .body;
  return { ...family, rewardId, redemptionId, lessonId: (await createLesson(learner, learner.id)).id };
}

interface Polled {
  name: string;
  url: (world: World) => string;
  client?: (world: World) => Client & { token: string };
  /** Changes the answer, on another instance. */
  change: (world: World) => Promise<unknown>;
}

const save = ({ parent, learner, rewardId }: World) =>
  expectStatus(
    200,
    elsewhere(parent).post(`/api/rewards/${rewardId}/save?learnerId=${learner.id}`, { points: 1 }),
  );
const approve = ({ parent, redemptionId }: World) =>
  expectStatus(
    200,
    elsewhere(parent).put(`/api/redemptions/${redemptionId}/approve`, { notes: 'Well done' }),
  );
const answer = ({ parent, lessonId }: World) =>
  expectStatus(200, elsewhere(parent).post(`/api/lessons/${lessonId}/answer`, { answers: [] }));

const polled: readonly Polled[] = [
  { name: 'getRewardSummary', url: () => '/api/rewards-summary', change: save },
  {
    name: 'listRewards',
    url: () => '/api/rewards',
    // Without an event.
    change: ({ parent, rewardId }) =>
      expectStatus(200, elsewhere(parent).put(`/api/rewards/${rewardId}`, { description: 'Of wood' })),
  },
  { name: 'getPointHistory', url: () => '/api/points/history', change: save },
  { name: 'listMyRedemptions', url: () => '/api/redemptions/my', change: approve },
  {
    name: 'listRedemptions',
    url: () => '/api/redemptions?status=PENDING',
    client: ({ parent }) => parent,
    change: ({ learner, rewardId }) =>
      expectStatus(201, elsewhere(learner).post(`/api/rewards/${rewardId}/redeem`)),
  },
  {
    name: 'getActiveLesson',
    url: () => '/api/lessons/active',
    change: ({ parent, learner }) => createLesson(elsewhere(parent), learner.id),
  },
  { name: 'getLesson', url: ({ lessonId }) => `/api/lessons/${lessonId}`, change: answer },
  { name: 'getHome', url: () => '/api/home', change: save },
  { name: 'getFamilyHome', url: () => '/api/family/home', client: ({ parent }) => parent, change: approve },
];

/** Asks again, with the tags that the client knows. */
function askAgain(client: Client, url: string, tags: unknown, method: 'GET' | 'HEAD' = 'GET') {
  return client.send({ method, url, headers: { 'if-none-match': String(tags) } });
}

async function tagOf(client: Client, url: string): Promise<string> {
  return String((await expectStatus(200, client.get(url))).headers['etag']);
}

t.test('exactly the described operations have tags', async (t) => {
  const { operations } = contractOf(app);
  const tagged = operations.filter(({ path, responses }) => '304' in responses && !path.includes('/images/'));
  // The curriculum is the same as long as the program is (curriculum.test.ts).
  const names = [...polled.map(({ name }) => name), 'getCurriculum'];
  t.same(tagged.map(({ operationId }) => operationId).toSorted(), names.toSorted());
});

for (const { name, url: urlOf, client: clientIn, change } of polled) {
  t.test(`${name}: 304 while nothing has changed, on each instance; then the changed answer`, async (t) => {
    const world = await newWorld();
    const url = urlOf(world);
    const client = clientIn?.(world) ?? world.learner;
    const first = await expectStatus(200, client.get(url));
    const tag = String(first.headers['etag']);
    t.match(tag, /^W\/"[\w-]{22}"$/);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`])
      for (const one of [client, elsewhere(client)]) {
        const { status, body, headers } = await askAgain(one, url, known);
        t.same([status, body, headers['etag'], headers['cache-control']], [304, '', tag, 'no-store'], known);
        t.notOk('content-length' in headers);
      }
    t.equal((await askAgain(client, url, '"other"')).status, 200);

    await change(world);
    const second = await askAgain(client, url, tag);
    t.equal(second.status, 200);
    t.not(second.headers['etag'], tag);
    t.notSame(second.body, first.body);
    t.equal((await askAgain(client, url, second.headers['etag'])).status, 304);
  });
}

t.test('a tag is worth nothing to another user, nor in another session of the same one', async (t) => {
  const { parent, learner, lessonId } = await newWorld();
  const url = `/api/points/history?learnerId=${learner.id}`;
  const tag = await tagOf(parent, url);
  for (const client of [learner, admin]) t.equal((await askAgain(client, url, tag)).status, 200);
  const { body: user } = await expectStatus(200, parent.get('/api/user'));
  const credentials = { username: user.username, password: memberPassword };
  const { token } = (await expectStatus(200, clientOf(app).post('/login', credentials))).body;
  t.equal((await askAgain(clientOf(app, token), url, tag)).status, 200);
  t.equal((await askAgain(parent, url, tag)).status, 304);

  const stranger = await newFamily();
  const lesson = `/api/lessons/${lessonId}`;
  for (const [path, known] of [
    [url, tag],
    [lesson, await tagOf(learner, lesson)],
  ] as const) {
    const refused = await askAgain(stranger.parent, path, known);
    t.match(refused, refusal(403, 'FORBIDDEN'));
    t.notOk('etag' in refused.headers);
  }
});

t.test('a tag of one address is worth nothing at another', async (t) => {
  const { learner } = await newWorld();
  const tag = await tagOf(learner, '/api/points/history?limit=1');
  t.equal((await askAgain(learner, '/api/points/history?limit=2', tag)).status, 200);
});

t.test('who has signed out, or asks for somebody erased, gets no 304', async (t) => {
  const { parent, learner } = await newWorld();
  const urls = [`/api/points/history?learnerId=${learner.id}`, '/api/redemptions'];
  const [history = '', redemptions = ''] = await Promise.all(urls.map((url) => tagOf(parent, url)));
  const own = await tagOf(learner, '/api/points/history');
  await expectStatus(200, learner.post('/api/logout'));
  t.match(await askAgain(learner, '/api/points/history', own), refusal(401, 'UNAUTHENTICATED'));

  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.match(await askAgain(elsewhere(parent), String(urls[0]), history), refusal(404, 'LEARNER_NOT_FOUND'));
  t.match(await askAgain(elsewhere(parent), '/api/redemptions', redemptions), { status: 200, body: [] });
});

t.test('a mark tells states apart that transactions of the same number wrote', async (t) => {
  const { learner } = await newWorld();
  const heads = ['\\x00', '\\x01'];
  const marks = await Promise.all(
    heads.map((head) =>
      database.query(`SELECT ${markText} AS mark FROM (SELECT 7 AS xmin, $1::bytea AS head) f`, [head]),
    ),
  );
  t.notSame(marks[0], marks[1]);

  await createLesson(learner, learner.id);
  // No two lessons can be active. The same transaction writes both here, as those of two nodes may.
  await database.sql`DROP INDEX lessons_one_active`;
  await database.sql`UPDATE lessons SET status = 'ACTIVE'
    WHERE learner_id = ${learner.id} AND status <> 'QUEUED' AND answered_at IS NULL`;
  const url = '/api/lessons/active';
  const { headers, body } = await expectStatus(200, learner.get(url));
  await database.sql`DELETE FROM lessons WHERE id = ${body.id}`;
  const next = await askAgain(learner, url, headers['etag']);
  t.equal(next.status, 200);
  t.not(next.body.id, body.id);
});

t.test('HEAD has the tag of GET', async (t) => {
  const { learner } = await newWorld();
  const url = '/api/rewards-summary';
  const tag = await tagOf(learner, url);
  t.match(await askAgain(learner, url, '"other"', 'HEAD'), { status: 200, body: '', headers: { etag: tag } });
  t.match(await askAgain(learner, url, tag, 'HEAD'), { status: 304, body: '', headers: { etag: tag } });
});

t.test('the compressed answer has the same tag, since it is weak', async (t) => {
  const { learner } = await newWorld();
  const url = '/api/lessons/active';
  const tag = await tagOf(learner, url);
  const gzip = { 'accept-encoding': 'gzip' };
  const send = (headers: object) =>
    app.inject({ url, headers: { authorization: `Bearer ${learner.token}`, ...gzip, ...headers } });
  const full = await send({});
  t.same([full.headers['content-encoding'], full.headers['etag']], ['gzip', tag]);
  const { statusCode, headers, rawPayload } = await send({ 'if-none-match': tag });
  t.same([statusCode, headers['content-encoding'], rawPayload.length], [304, undefined, 0]);
});

t.test('errors have no tag, and neither do answers that others can change', async (t) => {
  const { parent, learner } = await newFamily();
  const url = '/api/points/history';
  const client = clientOf(app);
  for (const [refused, code] of [
    [await askAgain(client, url, '*'), refusal(401, 'UNAUTHENTICATED')],
    [await askAgain(parent, url, '*'), refusal(400, 'LEARNER_ID_REQUIRED')],
    [await askAgain(parent, `${url}?learnerId=${admin.id}`, '*'), refusal(404, 'LEARNER_NOT_FOUND')],
  ] as const) {
    t.match(refused, code);
    t.notOk('etag' in refused.headers);
  }
  await givePoints(admin, learner.id, 5);
  t.notOk('etag' in (await expectStatus(200, learner.get(url))).headers, "an administrator's name");
  t.notOk('etag' in (await expectStatus(200, admin.get('/api/redemptions'))).headers, 'of all families');
  for (const path of ['/api/rewards-summary', '/api/redemptions/my', '/api/lessons/active'])
    t.notOk('etag' in (await expectStatus(200, parent.get(path))).headers, 'of no learner');
});

t.test('an answer that fails after it got its tag has none', async (t) => {
  const { learner } = await newWorld();
  const url = `/api/rewards-summary?learnerId=${learner.id}`;
  await tagOf(admin, url);
  await database.sql`ALTER TABLE audit_log RENAME TO away`;
  const { status, headers } = await admin.get(url);
  await database.sql`ALTER TABLE away RENAME TO audit_log`;
  t.equal(status, 500, 'the read could not be recorded');
  t.notOk('etag' in headers);
});

t.test('a tag differs between settings that change the answer', async (t) => {
  const { learner } = await newWorld();
  const url = '/api/lessons/active';
  const tag = await tagOf(learner, url);
  const secretive = await startApp(t, { databaseUrl, settings: { answerKeys: 'after-answer' } });
  const { status, body } = await askAgain(clientOf(secretive.app, learner.token), url, tag);
  t.equal(status, 200);
  t.equal(body.spec.questions[0].correctIndex, null);
});
