import t from 'tap';
import { newId } from '../../src/ledger/ids.ts';
import { createLesson, expectStatus, type Family, registerFamily } from '../helpers/client.ts';
import { storedJobs } from '../helpers/jobs.ts';
import { ledgerFaults } from '../helpers/ledger.ts';
import {
  answer,
  carryOutJobs,
  queuedOf,
  startInstance,
  waitForJobs,
  waitForQueued,
} from '../helpers/next-lessons.ts';

/** What the job of the next lesson does when something has happened between the answer and its turn. */

/** Carries no jobs out, so that a test chooses when they have their turn. */
const idle = await startInstance(t, { workers: 0 });

/** A family whose learner has answered a quiz, so that a job waits. */
async function answeredFamily(): Promise<Family> {
  const family = await registerFamily(idle.app);
  await answer(family.learner, await createLesson(family.learner, family.learner.id));
  return family;
}

t.test('of many jobs for one learner at once, one lesson comes to wait', async (t) => {
  const { learner } = await answeredFamily();
  const ids = Array.from({ length: 20 }, () => newId());
  await idle.database.sql`INSERT INTO pgboss.job (id, name, data)
    SELECT unnest(${ids}::text[])::uuid, name, data FROM pgboss.job WHERE data->'learnerId' = ${learner.id}::text::jsonb`;
  const logs = await Promise.all([carryOutJobs(t, idle.databaseUrl), carryOutJobs(t, idle.databaseUrl)]);
  await waitForJobs(idle);
  t.match(await queuedOf(learner, learner.id), { learnerId: learner.id });
  for (const { lines } of logs) t.same(lines, []);
});

t.test('a lesson that becomes ACTIVE meanwhile stays so, and the next waits beside it', async (t) => {
  const { learner } = await answeredFamily();
  const active = await createLesson(learner, learner.id);
  const log = await carryOutJobs(t, idle.databaseUrl);
  const queued = await waitForQueued(learner, learner.id);
  t.equal((await learner.get('/api/lessons/active')).body.id, active.id);
  t.not(queued.id, active.id);
  t.same(log.lines, []);
});

t.test('a learner erased before its job is no failure, and nothing is stored of it', async (t) => {
  const { parent, learner } = await answeredFamily();
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const log = await carryOutJobs(t, idle.databaseUrl);
  await waitForJobs(idle);
  t.same([...(await idle.database.sql`SELECT id FROM lessons WHERE learner_id = ${learner.id}`)], []);
  t.same(log.lines, []);
});

t.test(
  'learners erased while their lessons are generated leave nothing behind, and no job fails',
  async (t) => {
    const families = await Promise.all(Array.from({ length: 4 }, () => answeredFamily()));
    const [log] = await Promise.all([
      carryOutJobs(t, idle.databaseUrl),
      ...families.map(({ parent, learner }) =>
        expectStatus(200, parent.delete(`/api/learners/${learner.id}`)),
      ),
    ]);
    await waitForJobs(idle);
    const erased = families.map(({ learner }) => String(learner.id));
    const left = await idle.database.sql`
    SELECT id::text FROM lessons WHERE learner_id = ANY (${erased}::text[]::bigint[])
    UNION ALL SELECT hash FROM seen_questions WHERE learner_id = ANY (${erased}::text[]::bigint[])`;
    t.same([...left], []);
    t.same(log.lines, []);
    t.same(await ledgerFaults(idle.database.sql), []);
  },
);

t.test('a learner whose profile allows no lesson is no failure', async (t) => {
  const { learner } = await answeredFamily();
  await idle.database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  const log = await carryOutJobs(t, idle.databaseUrl);
  await waitForJobs(idle);
  t.equal(await queuedOf(learner, learner.id), undefined);
  t.same(log.lines, []);
});

t.test('a job holds ids, and no name', async (t) => {
  const { parent, learner } = await answeredFamily();
  const stored = await storedJobs(idle.database);
  const job = stored.find(({ data }) => data['learnerId'] === learner.id);
  t.strictSame(Object.keys(job?.data ?? {}).sort(), ['familyId', 'learnerId', 'lessonId']);
  t.match(job?.data, { familyId: parent.id, learnerId: learner.id });
  t.notMatch(job?.text, /LEARNER|learner-\d/);
});
