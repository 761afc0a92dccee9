import t from 'tap';
import {
  answerQuiz,
  createLesson,
  expectStatus,
  type Family,
  registerFamily,
} from '../../../helpers/families/client.ts';
import {
  copyJob,
  queuedOf,
  runJobs,
  startInstance,
  waitForQueued,
} from '../../../helpers/families/next-lessons.ts';
import { storedJobs } from '../../../helpers/kernel/jobs.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';

/** The job that generates the next lesson, run late, twice or after an erasure. */

/** Instance that runs no jobs, so that a test decides when they run. */
const idle = await startInstance(t, { workers: 0 });

/** Registers a family whose learner has answered a quiz, so that a job waits. */
async function answeredFamily(): Promise<Family> {
  const family = await registerFamily(idle.app);
  await answerQuiz(family.learner, await createLesson(family.learner, family.learner.id));
  return family;
}

t.test('queues one lesson if many jobs for one learner run at once', async (t) => {
  const { learner } = await answeredFamily();
  await copyJob(idle, 'learnerId', learner.id);
  const lines = await runJobs(t, idle, 2);
  t.match(await queuedOf(learner, learner.id), { learnerId: learner.id });
  t.same(lines, []);
});

t.test('queues the next lesson when another became ACTIVE meanwhile', async (t) => {
  const { learner } = await answeredFamily();
  const active = await createLesson(learner, learner.id);
  const lines = await runJobs(t, idle);
  const queued = await waitForQueued(learner, learner.id);
  t.equal((await learner.get('/api/lessons/active')).body.id, active.id);
  t.not(queued.id, active.id);
  t.same(lines, []);
});

t.test('stores nothing and does not fail for an erased learner', async (t) => {
  const { parent, learner } = await answeredFamily();
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const lines = await runJobs(t, idle);
  t.same([...(await idle.database.sql`SELECT id FROM lessons WHERE learner_id = ${learner.id}`)], []);
  t.same(lines, []);
});

t.test('leaves nothing of learners that are erased meanwhile, and does not fail', async (t) => {
  const families = await Promise.all(Array.from({ length: 4 }, () => answeredFamily()));
  const [lines] = await Promise.all([
    runJobs(t, idle),
    ...families.map(({ parent, learner }) => expectStatus(200, parent.delete(`/api/learners/${learner.id}`))),
  ]);
  const erased = families.map(({ learner }) => String(learner.id));
  const left = await idle.database.sql`
    SELECT id::text FROM lessons WHERE learner_id = ANY (${erased}::text[]::bigint[])
    UNION ALL SELECT hash FROM seen_questions WHERE learner_id = ANY (${erased}::text[]::bigint[])`;
  t.same([...left], []);
  t.same(lines, []);
  t.same(await ledgerFaults(idle.database.sql), []);
});

t.test('does not fail for a learner without a profile', async (t) => {
  const { learner } = await answeredFamily();
  await idle.database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  const lines = await runJobs(t, idle);
  t.equal(await queuedOf(learner, learner.id), undefined);
  t.same(lines, []);
});

t.test('creates a job with ids and no name', async (t) => {
  const { parent, learner } = await answeredFamily();
  const stored = await storedJobs(idle.database);
  const job = stored.find(({ data }) => data['learnerId'] === learner.id);
  t.strictSame(Object.keys(job?.data ?? {}).sort(), ['familyId', 'learnerId', 'lessonId']);
  t.match(job?.data, { familyId: parent.id, learnerId: learner.id });
  t.notMatch(job?.text, /LEARNER|learner-\d/);
});
