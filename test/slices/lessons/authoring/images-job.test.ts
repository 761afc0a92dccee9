import t from 'tap';
import type { Lesson } from '../../../../schema/lessons.ts';
import { lessonImagesJob } from '../../../../src/slices/lessons/authoring/images.domain.ts';
import {
  answerQuiz,
  clientOf,
  createLesson,
  expectStatus,
  type Member,
  readLesson,
  registerFamily,
} from '../../../helpers/families/client.ts';
import { failingIllustrator, withImages } from '../../../helpers/families/images.ts';
import { copyJob, runJobs, startInstance } from '../../../helpers/families/next-lessons.ts';
import { storedJobs } from '../../../helpers/kernel/jobs.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';
import { until } from '../../../helpers/until.ts';

/** The job that has a model draw the picture of a lesson, or else draws its figures: run late, twice or after an erasure. */

/** Instance that runs no jobs, so that a test decides when they run. */
const idle = await startInstance(t, { workers: 0, provider: failingIllustrator });
const { database } = idle;

/** Creates a lesson of five questions and an example, each with a figure. */
async function newLesson(): Promise<{ parent: Member; learner: Member; lesson: Lesson }> {
  const family = await registerFamily(idle.app);
  const lesson = await createLesson(family.learner, family.learner.id, {
    topic: 'telling time',
    gradeLevel: 2,
  });
  return { ...family, lesson };
}

async function imageRows({ id }: Lesson): Promise<object[]> {
  return [
    ...(await database.sql`SELECT *, xmin::text AS version FROM lesson_images WHERE lesson_id = ${id} ORDER BY id`),
  ];
}

t.test('makes the images once if the job runs several times at once', async (t) => {
  const { learner, lesson } = await newLesson();
  await copyJob(idle, 'lessonId', lesson.id);
  const lines = await runJobs(t, idle, 2);
  const rows = await imageRows(lesson);
  t.equal(rows.length, 6);
  const illustrated = await withImages(database, learner, lesson);
  t.same(await imageRows(lesson), rows, 'keeps existing images');
  t.equal(illustrated.spec.images.length, 6);
  t.same(lines, []);
});

t.test('stores nothing and does not fail for an erased learner', async (t) => {
  const { parent, learner, lesson } = await newLesson();
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const lines = await runJobs(t, idle);
  t.same(await imageRows(lesson), []);
  t.same(lines, []);
});

t.test(
  'makes the images also when the family has used up its day, and counts nothing for them',
  async (t) => {
    const { parent, learner, lesson } = await newLesson();
    const written = 60_000_000;
    await database.sql`
    UPDATE families SET written_day = (now() AT TIME ZONE 'UTC')::date, written_bytes = ${written}
    WHERE family_id = ${parent.id}`;
    const { spec } = await withImages(database, learner, lesson, failingIllustrator);
    t.ok(spec.images.length > 0);
    const [row] = await database.sql`
    UPDATE families SET written_bytes = 0 WHERE family_id = ${parent.id} AND written_bytes = ${written} RETURNING 1`;
    t.ok(row, 'as before');
  },
);

t.test('leaves no images of learners that are erased meanwhile, and does not fail', async (t) => {
  const families = await Promise.all(Array.from({ length: 8 }, newLesson));
  const [lines] = await Promise.all([
    runJobs(t, idle),
    ...families.map(({ parent, learner }) => expectStatus(200, parent.delete(`/api/learners/${learner.id}`))),
  ]);
  for (const { lesson } of families) t.same(await imageRows(lesson), []);
  t.same(lines, []);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('makes images of a QUEUED lesson, which keeps them when taken and answered', async (t) => {
  const { learner, lesson } = await newLesson();
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${lesson.id}`;
  await runJobs(t, idle);
  const { imagePaths, spec } = await readLesson(learner, lesson);
  t.equal(imagePaths.length, 6);
  const taken = await createLesson(learner, learner.id, { gradeLevel: 2, topic: '' });
  t.match(taken, { id: lesson.id, imagePaths, spec: { images: spec.images } });
  await answerQuiz(learner, taken);
  t.match(await readLesson(learner, lesson), { status: 'DONE', imagePaths, spec: { images: spec.images } });
});

t.test('creates one job per lesson, with ids and no name', async (t) => {
  const { parent, learner, lesson } = await newLesson();
  const jobs = (await storedJobs(database)).filter(
    ({ name, text }) => name === lessonImagesJob && text.includes(lesson.id),
  );
  t.equal(jobs.length, 1);
  t.strictSame(jobs[0]?.data, { familyId: parent.id, lessonId: lesson.id });
  t.notMatch(jobs[0]?.text, /LEARNER|learner-\d/);
  t.equal(learner.id, lesson.learnerId);
});

t.test('runs a waiting job in the next process', async (t) => {
  const own = await startInstance(t, { workers: 0, provider: failingIllustrator });
  const { learner } = await registerFamily(own.app);
  const lesson = await createLesson(learner, learner.id, { topic: 'telling time', gradeLevel: 2 });
  await own.app.close();
  const next = await startInstance(t, { databaseUrl: own.databaseUrl });
  const client = clientOf(next.app, learner.token);
  await until('the images are there', async () => {
    return (await readLesson(client, lesson)).imagePaths.length === 6;
  });
  t.same(next.log.lines, []);
});
