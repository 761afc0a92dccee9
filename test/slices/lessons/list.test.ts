import t from 'tap';
import type { LessonListing } from '../../../schema/lessons.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  answerQuiz,
  answersTo,
  type Client,
  clientOf,
  createLesson,
  expectStatus,
  type Family,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

/** Stopped clock: all lessons share one instant until a test moves it. */
const clock = createClock();
const { app, database } = await startApp(t, { now: clock.now });
const admin = await registerAdmin(app);

/** Registers a family at the given time. The times of its events never go back before it. */
function familyAt(timestamp: string): Promise<Family> {
  clock.set(timestamp);
  return registerFamily(app);
}

function idsOf({ body }: Answer): string[] {
  return body.map(({ id }: LessonListing) => id);
}

function nextOf({ headers }: Answer): string | undefined {
  return /^<(\/api\/lessons\?[^>]*)>; rel="next"$/.exec(String(headers['link']))?.[1];
}

async function createLessons(client: Client, learnerId: number, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await createLesson(client, learnerId)).id);
  return ids;
}

/** Returns the ids of all pages from this URL on. */
async function pagesFrom(client: Client, url: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | undefined = url; next !== undefined; ) {
    const answer = await expectStatus(200, client.get(next));
    pages.push(idsOf(answer));
    next = nextOf(answer);
  }
  return pages;
}

t.test('returns every field of an entry, and no other', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { difficulty: 'advanced' });
  clock.pass();
  await answerQuiz(learner, lesson, { answers: answersTo(lesson, 2) });
  await createLesson(learner, learner.id);
  const entries: LessonListing[] = (await expectStatus(200, learner.get('/api/lessons'))).body;
  for (const { correctCount, totalQuestions, ...entry } of entries) {
    t.same(
      [correctCount, totalQuestions],
      entry.score === null ? [undefined, undefined] : [3, 5],
      'absent until answered',
    );
    const faults = shapeFaults(entry, {
      title: 'string',
      id: 'uuid',
      learnerId: 'integer',
      status: 'string',
      subject: 'string',
      difficulty: 'string',
      score: 'integer?',
      createdAt: 'timestamp',
    });
    t.same(faults, []);
  }
  const { id, subject, createdAt } = lesson;
  const answered = entries.find((entry) => entry.id === id);
  const rest = { learnerId: learner.id, status: 'DONE', difficulty: 'advanced', score: 60 };
  const counts = { title: lesson.spec.topic, correctCount: 3, totalQuestions: 5 };
  t.same(answered, { id, subject, createdAt, ...rest, ...counts });
  t.equal(entries.find((entry) => entry.status === 'ACTIVE')?.score, null);
});

t.test('lists the lessons of a kind, and says of retired ones that they are', async (t) => {
  const { learner } = await registerFamily(app);
  const answered = await createLesson(learner, learner.id);
  await answerQuiz(learner, answered, { answers: answersTo(answered, 5) });
  const queued = await createLesson(learner, learner.id);
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${queued.id}`;
  const [retired, open] = await createLessons(learner, learner.id, 2);
  const ofKind = { answered: answered.id, open, queued: queued.id, retired };
  for (const [kind, id] of Object.entries(ofKind)) {
    const { body } = await expectStatus(200, learner.get(`/api/lessons?kind=${kind}`));
    t.same(
      body.map((entry: LessonListing) => [entry.id, entry.isRetired]),
      [[id, kind === 'retired' ? true : undefined]],
      kind,
    );
  }
  t.equal((await learner.get('/api/lessons')).body.length, 4, 'all by default');
  for (const kind of ['', 'ACTIVE', 'all'])
    t.match(await learner.get(`/api/lessons?kind=${kind}`), invalid('/query/kind'));
});

t.test('the list has the number of right answers, whatever the score was rounded to', async (t) => {
  const { learner } = await registerFamily(app);
  const { id } = await createLesson(learner, learner.id);
  for (const total of [1, 3, 7, 40, 99, 100]) {
    const answers = JSON.stringify(Array(total).fill(0));
    for (let right = 0; right <= total; right += Math.ceil(total / 20)) {
      const score = Math.round((right * 100) / total);
      await database.sql`UPDATE lessons SET status = 'DONE', score = ${score}, answers = ${answers}::text::jsonb,
        answered_at = created_at WHERE id = ${id}`;
      const { body } = await learner.get('/api/lessons');
      t.match(body, [{ score, correctCount: right, totalQuestions: total }]);
    }
  }
});

t.test('pages through the lessons of a kind', async (t) => {
  const { learner } = await registerFamily(app);
  const ids = await createLessons(learner, learner.id, 4);
  const retired = ids.slice(0, 3).sort().reverse();
  t.same(await pagesFrom(learner, '/api/lessons?kind=retired&limit=2'), [
    retired.slice(0, 2),
    retired.slice(2),
  ]);
});

t.test('lists lessons newest first, those of one instant in a fixed order', async (t) => {
  const { learner } = await familyAt('2100-03-01T13:00:00.000Z');
  const [first] = await createLessons(learner, learner.id, 1);
  clock.set('2100-03-01T13:00:00.001Z');
  const same = await createLessons(learner, learner.id, 3);
  clock.set('2100-03-01T14:00:00.000Z');
  const [last] = await createLessons(learner, learner.id, 1);
  t.same(idsOf(await learner.get('/api/lessons')), [last, ...same.sort().reverse(), first]);
});

t.test('lists ten lessons by default', async (t) => {
  const { learner } = await registerFamily(app);
  const ids = await createLessons(learner, learner.id, 11);
  const listed = await expectStatus(200, learner.get('/api/lessons'));
  t.same(idsOf(listed), ids.sort().reverse().slice(0, 10));
  t.type(nextOf(listed), 'string', 'links to the next page');
});

t.test('accepts limits from 1 to 500', async (t) => {
  const { learner } = await registerFamily(app);
  await createLessons(learner, learner.id, 2);
  for (const limit of ['0', '-1', '501', '1.5', 'all', '', '1&limit=2']) {
    t.match(await learner.get(`/api/lessons?limit=${limit}`), invalid('/query/limit'), limit);
  }
  t.equal((await expectStatus(200, learner.get('/api/lessons?limit=1'))).body.length, 1);
  t.equal((await expectStatus(200, learner.get('/api/lessons?limit=500'))).body.length, 2);
});

t.test('pages by the Link header without skips or repeats within one instant', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const ids = (await createLessons(learner, learner.id, 7)).sort().reverse();
  await createLessons(sibling, sibling.id, 2);
  const pages = await pagesFrom(learner, '/api/lessons?limit=3');
  t.same(pages, [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
  t.same(await pagesFrom(parent, `/api/lessons?learnerId=${learner.id}&limit=3`), pages);
  t.same(await pagesFrom(learner, '/api/lessons?limit=7'), [ids], 'no link after a full last page');
});

t.test('repeats no row if lessons are added between two pages', async (t) => {
  const { learner } = await familyAt('2100-03-02T12:00:00.000Z');
  const ids = (await createLessons(learner, learner.id, 4)).sort().reverse();
  const first = await learner.get('/api/lessons?limit=2');
  clock.set('2100-03-02T12:00:01.000Z');
  await createLessons(learner, learner.id, 2);
  t.same([idsOf(first), ...(await pagesFrom(learner, nextOf(first) ?? ''))], [ids.slice(0, 2), ids.slice(2)]);
});

t.test('rejects an invalid cursor with 400', async (t) => {
  const { learner } = await registerFamily(app);
  const id = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
  const time = '2100-03-01T12:00:00.000Z';
  const forged = [
    [],
    [time],
    [id, time],
    [time, id, 1],
    [time, 'none'],
    ['yesterday', id],
    ['2100-02-31T12:00:00.000Z', id],
    ['2100-13-01T12:00:00.000Z', id],
    ['0000-01-01T12:00:00.000Z', id],
    [1, id],
    { 0: time, 1: id, length: 2 },
    null,
  ].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));
  for (const cursor of [...forged, 'x', '%F0%9F%A6%89', '', 'x'.repeat(201)]) {
    t.match(await learner.get(`/api/lessons?cursor=${cursor}`), invalid('/query/cursor'), cursor);
  }
});

t.test(
  "lists a learner's lessons by default; requires learnerId from parents and administrators",
  async (t) => {
    const { parent, learner, sibling } = await registerFamily(app);
    const { parent: stranger } = await registerFamily(app);
    const [id] = await createLessons(learner, learner.id, 1);
    await createLessons(sibling, sibling.id, 1);
    t.same(idsOf(await learner.get('/api/lessons')), [id]);
    const url = `/api/lessons?learnerId=${learner.id}`;
    for (const client of [learner, parent, admin]) t.same(idsOf(await client.get(url)), [id]);
    for (const client of [parent, admin]) {
      t.match(await client.get('/api/lessons'), refusal(400, 'LEARNER_ID_REQUIRED'));
    }
    for (const client of [sibling, stranger]) t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
    for (const other of [parent.id, 999_999]) {
      t.match(await admin.get(`/api/lessons?learnerId=${other}`), refusal(404, 'LEARNER_NOT_FOUND'));
    }
    t.match(await admin.get('/api/lessons?learnerId=x'), invalid('/query/learnerId'));
    t.match(await clientOf(app).get('/api/lessons?limit=x'), refusal(401, 'UNAUTHENTICATED'));
  },
);
