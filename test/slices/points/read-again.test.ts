import t from 'tap';
import type { HistoryEntry } from '../../../schema/points.ts';
import { startApp } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  answerQuiz,
  type Client,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

/** Histories that are read again. */

const { app, admin, databaseUrl, newFamily } = await startFamilies(t);
const { app: other } = await startApp(t, { databaseUrl });

/** Creates a family whose learner has one entry, which an administrator did not cause. */
async function newHistory() {
  const family = await newFamily();
  const { parent, learner } = family;
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson);
  const { id } = await createReward(parent, { tokenCost: 5 });
  const save = (client: Client) =>
    expectStatus(200, client.post(`/api/rewards/${id}/save?learnerId=${learner.id}`, { points: 1 }));
  return { ...family, save };
}

function read(client: Client, { id }: { id: number }, query = ''): Promise<Answer> {
  return expectStatus(200, client.get(`/api/points/history?learnerId=${id}${query}`));
}

t.test('shows each reader what has happened since they read, also on other instances', async (t) => {
  const { parent, learner, save } = await newHistory();
  const elsewhere = clientOf(other, parent.token);
  const readers = [learner, parent, admin, elsewhere];
  for (let saves = 0; saves < 3; saves++) {
    for (const client of [...readers, ...readers]) {
      const { body: entries } = await read(client, learner);
      const types = entries.map(({ sourceType }: HistoryEntry) => sourceType);
      t.same(types, [...Array(saves).fill('REWARD_SAVE'), 'QUIZ_CORRECT']);
      const newest = await read(client, learner, '&limit=1');
      t.same([newest.body, 'link' in newest.headers], [entries.slice(0, 1), saves > 0]);
    }
    await save(saves === 1 ? elsewhere : learner);
  }
});

t.test('tells the learners of a family apart', async (t) => {
  const { parent, learner, sibling } = await newHistory();
  const lesson = await createLesson(sibling, sibling.id);
  await answerQuiz(sibling, lesson);
  for (const one of [learner, sibling, learner, sibling]) {
    const { body } = await read(parent, one);
    t.same(new Set(body.map(({ learnerId }: HistoryEntry) => learnerId)), new Set([one.id]));
  }
});

t.test('sends equal bytes and the same Link again', async (t) => {
  const { learner, save } = await newHistory();
  await save(learner);
  const send = () =>
    app.inject({ url: '/api/points/history?limit=1', headers: { authorization: `Bearer ${learner.token}` } });
  const [first, second] = [await send(), await send()];
  t.equal(first.headers['content-type'], 'application/json; charset=utf-8');
  for (const name of ['link', 'etag', 'content-type', 'content-length', 'cache-control'])
    t.equal(second.headers[name], first.headers[name], name);
  t.equal(second.body, first.body);
});

t.test('sends the same page to all who ask for it at the same moment', async (t) => {
  const { learner, save } = await newHistory();
  for (let saves = 0; saves < 3; saves++) await save(learner);
  const { body } = await read(learner, learner);
  const pages = await Promise.all(Array.from({ length: 5 }, () => read(learner, learner, '&limit=2')));
  for (const page of pages) t.same(page.body, body.slice(0, 2));
});

t.test('keeps the name of the time of an entry when its actor takes another one', async (t) => {
  const { parent, learner, save } = await newHistory();
  const { name } = (await expectStatus(200, parent.get('/api/user'))).body;
  await save(parent);
  await read(learner, learner);
  await expectStatus(200, parent.put('/api/user', { name: 'Later' }));
  const names = async () =>
    (await read(learner, learner)).body.map(({ actorName }: HistoryEntry) => actorName).slice(0, -1);
  t.same(await names(), [name]);
  await save(parent);
  t.same(await names(), ['Later', name]);
});

t.test('shows nothing to others, nor of an erased learner', async (t) => {
  const { parent, learner, sibling } = await newHistory();
  const stranger = await newFamily();
  for (const client of [parent, admin]) await read(client, learner);
  const url = `/api/points/history?learnerId=${learner.id}`;
  for (const client of [sibling, stranger.parent]) t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  for (const client of [parent, admin]) t.match(await client.get(url), refusal(404, 'LEARNER_NOT_FOUND'));
});
