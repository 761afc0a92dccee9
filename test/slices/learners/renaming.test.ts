import t from 'tap';
import type { HistoryEntry } from '../../../schema/points.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  type Client,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
  type Member,
  memberPassword,
  register,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { waitFor } from '../../helpers/families/waiting.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

const clock = createClock();
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });

const rename = (client: Client, { id }: { id: number }, body: object) =>
  client.put(`/api/learners/${id}`, body);
const userOf = async (client: Client) => (await expectStatus(200, client.get('/api/user'))).body;

t.test('changes the name and the username of a learner, for the parent and an administrator', async (t) => {
  const { parent, learner } = await newFamily();
  const before = await userOf(learner);
  const body = { name: ' Mia Jones ', email: 'other@example.org', role: 'ADMIN', parentId: admin.id };
  const named = { ...before, name: 'Mia Jones' };
  t.match(await rename(parent, learner, body), { status: 200, body: named });
  t.same(await userOf(learner), named, 'ignores other fields');
  const username = `mia-${learner.id}`;
  t.same((await rename(admin, learner, { username })).body, { ...named, username });
  t.same((await userOf(learner)).username, username, 'the session stays');
  t.same((await parent.get('/api/learners')).body[0], { ...named, username });
});

t.test('lets the learner log in with the new username and the old password only', async (t) => {
  const { parent, learner } = await newFamily();
  const { username: before } = await userOf(learner);
  const username = `${before}.new`;
  await expectStatus(200, rename(parent, learner, { username }));
  const logIn = (name: string) => clientOf(app).post('/login', { username: name, password: memberPassword });
  t.match(await logIn(before), refusal(401, 'INVALID_CREDENTIALS'));
  t.match(await logIn(username), { status: 200, body: { user: { id: learner.id, username } } });
});

t.test('rejects a username in use, without regard to case, and accepts the own one', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const [own, taken] = [(await userOf(learner)).username, (await userOf(sibling)).username];
  t.match(
    await rename(parent, learner, { name: 'No', username: taken.toUpperCase() }),
    refusal(409, 'USERNAME_TAKEN'),
  );
  t.not((await userOf(learner)).name, 'No', 'changes nothing then');
  t.match(await rename(parent, learner, { username: own.toUpperCase() }), { status: 200 });
  const learners = await Promise.all(Array.from({ length: 4 }, () => addLearner(parent)));
  const username = `one-of-${parent.id}`;
  const answers = await Promise.all(learners.map((other) => rename(parent, other, { username })));
  t.same(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
});

t.test('demands a known field', async (t) => {
  const { parent, learner } = await newFamily();
  for (const body of [{}, { email: 'a@example.org' }])
    t.match(await rename(parent, learner, body), invalid('/body'));
});

t.test('refuses learners, other families, unknown ids and other accounts', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const stranger = await register(app, 'PARENT');
  const cases: [client: Member, id: number, status: number, code: string][] = [
    [learner, learner.id, 403, 'FORBIDDEN'],
    [learner, sibling.id, 403, 'FORBIDDEN'],
    [stranger, learner.id, 403, 'FORBIDDEN'],
    [stranger, (await waitFor(app, parent.id)).id, 403, 'FORBIDDEN'],
    [parent, stranger.id, 403, 'FORBIDDEN'],
    [parent, parent.id, 400, 'NOT_A_LEARNER'],
    [admin, parent.id, 400, 'NOT_A_LEARNER'],
    [parent, 999_999, 404, 'LEARNER_NOT_FOUND'],
    [admin, 999_999, 404, 'LEARNER_NOT_FOUND'],
  ];
  for (const [client, id, status, code] of cases)
    t.match(
      await rename(client, { id }, { name: 'No' }),
      refusal(status, code),
      `${client.id} renames ${id}`,
    );
});

t.test('lets a parent rename a learner who waits, before and after the confirmation', async (t) => {
  const parent = await register(app, 'PARENT');
  const waiting = await waitFor(app, parent.id);
  const username = `waiting.${waiting.id}`;
  const named = { id: waiting.id, name: 'Mia Jones', username, parentId: parent.id };
  t.match(await rename(parent, waiting, { name: 'Mia Jones', username }), { status: 200, body: named });
  t.match((await parent.get('/api/learners?status=waiting')).body, [named]);
  await expectStatus(200, parent.put(`/api/learners/${waiting.id}/confirm`));
  t.match(await userOf(waiting), named);
  await expectStatus(200, rename(parent, waiting, { name: 'Mia' }));
  await expectStatus(200, parent.delete(`/api/learners/${waiting.id}`));
  const refused = await waitFor(app, parent.id);
  await expectStatus(200, rename(parent, refused, { name: 'Max' }));
  t.match(await parent.delete(`/api/learners/${refused.id}`), { status: 200 }, 'who is refused');
});

t.test('takes the username of a learner who waited too long', async (t) => {
  const { parent, learner } = await newFamily();
  const username = (await userOf(await waitFor(app, parent.id))).username;
  t.match(await rename(parent, learner, { username }), refusal(409, 'USERNAME_TAKEN'));
  const before = clock.now().getTime();
  clock.set(new Date(before + 8 * 86_400_000).toISOString());
  t.match(await rename(parent, learner, { username }), { status: 200 });
  clock.set(new Date(before).toISOString());
});

t.test('shows each act with the name of its time in the history, also for siblings', async (t) => {
  clock.set('2100-05-01T00:00:00.000Z');
  const { parent, learner, sibling } = await newFamily(9);
  const reward = await createReward(parent);
  const [first, other] = [(await userOf(learner)).name, (await userOf(sibling)).name];
  const save = (client: Client) =>
    expectStatus(200, client.post(`/api/rewards/${reward.id}/save`, { points: 1 }));
  const history = async () => {
    const { body } = await expectStatus(200, parent.get(`/api/points/history?learnerId=${learner.id}`));
    return body
      .filter(({ sourceType }: HistoryEntry) => sourceType === 'REWARD_SAVE')
      .map(({ actorName }: HistoryEntry) => actorName);
  };
  await givePointsTo(sibling);
  await save(sibling);
  await save(learner);
  t.same(await history(), [first], 'a page that the service may keep');
  clock.set('2100-05-01T00:00:00.001Z');
  await expectStatus(200, rename(parent, learner, { name: 'Second' }));
  await save(learner);
  clock.set('2100-05-01T00:00:00.002Z');
  await expectStatus(200, rename(parent, learner, { name: 'Third' }));
  await expectStatus(200, rename(parent, learner, { username: `third-${learner.id}` }));
  await save(learner);
  t.same(await history(), ['Third', 'Second', first]);
  const { body } = await sibling.get('/api/points/history');
  t.equal(body[0].actorName, other, 'the earlier names are those of the learner only');
  t.same(await earlierNames(parent), [first, 'Second'], 'a username leaves no earlier name');
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.same(await earlierNames(parent), [], 'the erasure deletes them');
  t.same(await ledgerFaults(database.sql), []);
});

async function givePointsTo({ id: learnerId }: Member): Promise<void> {
  const body = { learnerId, amount: 5, reason: 'a test' };
  await expectStatus(201, admin.post('/api/points/adjust', body));
}

async function earlierNames({ id }: Member): Promise<string[]> {
  const rows = await database.sql<{ name: string }[]>`
    SELECT name FROM earlier_names WHERE family_id = ${id} ORDER BY until, id`;
  return rows.map(({ name }) => name);
}

t.test('changes the tag of a history, and is in exports with the earlier name', async (t) => {
  const { parent, learner } = await newFamily();
  await answerQuiz(learner, await createLesson(learner, learner.id));
  const url = `/api/points/history?learnerId=${learner.id}`;
  const tag = async () => (await expectStatus(200, parent.get(url))).headers['etag'];
  const before = await tag();
  t.type(before, 'string');
  await expectStatus(200, rename(parent, learner, { name: 'Xantippe' }));
  t.not(await tag(), before);
  await expectStatus(200, rename(parent, learner, { name: 'Yolanda' }));
  for (const [client, url] of [
    [parent, '/api/family/export'],
    [learner, `/api/learners/${learner.id}/export`],
  ] as const) {
    const text = JSON.stringify((await expectStatus(200, client.get(url))).body);
    for (const name of ['Xantippe', 'Yolanda']) t.ok(text.includes(name), `${url} has ${name}`);
  }
});
