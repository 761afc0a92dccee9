import t from 'tap';
import type { Figure } from '../../../../curriculum/figure-types.ts';
import { drawFigure } from '../../../../curriculum/figures/index.ts';
import type { Lesson } from '../../../../schema/lessons.ts';
import type { Database } from '../../../../src/db/database.ts';
import { lessonImagesJob } from '../../../../src/slices/lessons/authoring/images.domain.ts';
import {
  answerQuiz,
  type Client,
  createLesson,
  expectStatus,
  readLesson,
  registerFamily,
} from '../../../helpers/families/client.ts';
import { failingIllustrator } from '../../../helpers/families/images.ts';
import { startInstance } from '../../../helpers/families/next-lessons.ts';
import { storedJobs } from '../../../helpers/kernel/jobs.ts';
import { until } from '../../../helpers/until.ts';

/** Images of lessons (decisions.md 4.4). */

const { app, database } = await startInstance(t);

/** Returns the lesson once a job has made its images. */
async function illustrated(client: Client, lesson: Lesson): Promise<Lesson> {
  await until('the lesson has images', async () => (await readLesson(client, lesson)).imagePaths.length > 0);
  return readLesson(client, lesson);
}

/** Creates a lesson with a figure for each question. */
function createDrawable(client: Client, learnerId: number): Promise<Lesson> {
  return createLesson(client, learnerId, { topic: 'telling time', gradeLevel: 2 });
}

async function figuresOf(
  database: Database,
  { id }: Lesson,
): Promise<{ question: number; figure: Figure }[]> {
  const [row] = await database.sql`SELECT figures FROM lessons WHERE id = ${id}`;
  return row?.['figures'];
}

t.test('serves the figures of a lesson as drawn', async (t) => {
  const { learner } = await registerFamily(app);
  const body = { learnerId: learner.id, topic: 'telling time', gradeLevel: 2 };
  const created = (await expectStatus(201, learner.post('/api/lessons/create', body))).body;
  t.same([created.imagePaths, created.spec.images], [[], []], 'none in the answer to the creation');
  const lesson = await readLesson(learner, created);
  const figures = await figuresOf(database, lesson);
  t.same(
    lesson.spec.images.map(({ alt }) => alt),
    ['Example', ...[1, 2, 3, 4, 5].map((number) => `Question ${number}`)].map((place) => `${place}: A clock`),
  );
  t.same(
    lesson.imagePaths,
    lesson.spec.images.map(({ path, alt, description }) => ({ path, alt, description })),
  );
  t.same(
    lesson.spec.images.map(({ questionIndex }) => questionIndex),
    [undefined, 0, 1, 2, 3, 4],
  );
  for (const [i, { id, path, description }] of lesson.spec.images.entries()) {
    const figure = figures[i]?.figure;
    if (!figure) return t.fail('no figure');
    t.equal(path, `/api/lessons/${lesson.id}/images/${id}`);
    t.equal(description, drawFigure(figure).description);
    const { body, headers } = await expectStatus(200, learner.get(path));
    t.equal(body, drawFigure(figure).svg);
    t.equal(headers['content-type'], 'image/svg+xml');
  }
  const { images, ...spec } = lesson.spec;
  t.same({ ...lesson, spec, imagePaths: [] }, { ...created, spec: { ...spec } }, 'nothing else changed');
});

t.test('omits the description of a figure from the lesson', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await readLesson(learner, await createDrawable(learner, learner.id));
  t.notMatch(JSON.stringify(lesson), /"figures?"|"minute"/);
});

t.test('blocks scripts in images and revalidates cached ones', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await readLesson(learner, await createDrawable(learner, learner.id));
  const [{ path = '', id = '' } = {}] = lesson.spec.images;
  const { headers } = await expectStatus(200, learner.get(path));
  t.match(headers, {
    'content-security-policy': /^default-src 'none';/,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: `W/"${id}"`,
  });
  for (const known of [`"${id}"`, `W/"${id}"`, `"other", "${id}"`, '*']) {
    const kept = await learner.send({ url: path, headers: { 'if-none-match': known } });
    t.same([kept.status, kept.body, kept.headers['etag']], [304, '', `W/"${id}"`], known);
  }
  t.equal((await learner.send({ url: path, headers: { 'if-none-match': '"other"' } })).status, 200);
});

t.test('rejects clients that may not read the lesson, even for a cached image', async (t) => {
  const { learner, sibling, parent } = await registerFamily(app);
  const { parent: other } = await registerFamily(app);
  const lesson = await readLesson(learner, await createDrawable(learner, learner.id));
  const [{ path = '', id = '' } = {}] = lesson.spec.images;
  const request = { url: path, headers: { 'if-none-match': `"${id}"` } };
  t.equal((await parent.send(request)).status, 304);
  for (const client of [sibling, other])
    t.match(await client.send(request), { status: 403, body: { code: 'FORBIDDEN' } });
  t.equal((await app.inject(request)).statusCode, 401);
});

t.test('returns 404 for an unknown image, also for one of another lesson', async (t) => {
  const { learner } = await registerFamily(app);
  const [one, two] = [
    await readLesson(learner, await createDrawable(learner, learner.id)),
    await readLesson(learner, await createDrawable(learner, learner.id)),
  ];
  const theirs = `/api/lessons/${one.id}/images/${two.spec.images[0]?.id}`;
  t.match(await learner.get(theirs), { status: 404, body: { code: 'IMAGE_NOT_FOUND' } });
  const noLesson = `/api/lessons/${one.spec.images[0]?.id}/images/${one.spec.images[0]?.id}`;
  t.match(await learner.get(noLesson), { status: 404, body: { code: 'LESSON_NOT_FOUND' } });
  t.match(await learner.get(`/api/lessons/${one.id}/images/1`), {
    status: 400,
    body: { code: 'VALIDATION_FAILED' },
  });
});

t.test('makes no image for questions without figures', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { topic: 'state capitals', gradeLevel: 5 });
  t.same(await readLesson(learner, lesson), lesson);
});

t.test('makes figures without a job', async (t) => {
  const { learner } = await registerFamily(app);
  const { id } = await createDrawable(learner, learner.id);
  t.same(
    (await storedJobs(database)).filter(({ data }) => data['lessonId'] === id),
    [],
  );
});

t.test('retries a failed store of images while the lesson can be answered', async (t) => {
  const { app, database, log } = await startInstance(t, { provider: failingIllustrator });
  const { learner } = await registerFamily(app);
  await database.query(
    `ALTER TABLE lesson_images ADD CONSTRAINT no_room CHECK (learner_id <> ${learner.id})`,
  );
  t.teardown(() => database.sql`ALTER TABLE lesson_images DROP CONSTRAINT IF EXISTS no_room`);
  const lesson = await createDrawable(learner, learner.id);
  const logLines = () => log.lines.filter((line) => line.includes(lesson.id));
  await until('the job has failed', () => logLines().length > 0);
  t.match(logLines()[0], `warn Job ${lessonImagesJob} {"`);
  t.same(await readLesson(learner, lesson), lesson);
  await answerQuiz(learner, lesson);
  await database.sql`ALTER TABLE lesson_images DROP CONSTRAINT no_room`;
  const answered = await illustrated(learner, lesson);
  t.match(answered, { status: 'DONE', score: 100 });
  t.notMatch(logLines().join(), /giving up/);
});
