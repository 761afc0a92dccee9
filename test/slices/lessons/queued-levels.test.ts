import t from 'tap';
import { conceptById } from '../../../curriculum/index.ts';
import { fits } from '../../../src/slices/lessons/domain.ts';
import {
  answerQuiz,
  createLesson,
  expectStatus,
  readLesson,
  registerFamily,
} from '../../helpers/families/client.ts';
import { queuedOf, startInstance, waitForQueued } from '../../helpers/families/next-lessons.ts';

/** A QUEUED lesson holds nobody at an earlier level (decisions.md 4.1, 4.21). */

const instance = await startInstance(t);

t.test('retires the QUEUED lesson of an earlier level, and asks at the level', async (t) => {
  const { learner } = await registerFamily(instance.app);
  const request = { topic: '', gradeLevel: 5 };
  await answerQuiz(learner, await createLesson(learner, learner.id, request));
  const queued = await waitForQueued(learner, learner.id);
  const [area = ''] = queued.moduleId.split('.');
  await instance.database.sql`
    INSERT INTO subject_levels (family_id, learner_id, area, level, learner_grade, difficulty, failures, is_settled, proofs, last_at)
    SELECT family_id, learner_id, ${area}, 8, 5, 'advanced', 0, true, 0, now() + interval '1 hour' FROM learner_profiles
    WHERE learner_id = ${learner.id}`;
  const lesson = await createLesson(learner, learner.id, { ...request, subject: queued.subject });
  t.not(lesson.id, queued.id);
  t.equal(lesson.difficulty, 'advanced');
  t.ok((conceptById(lesson.moduleId)?.grades[0] ?? 0) >= 7, `${lesson.moduleId} at grade 8`);
  t.match(await readLesson(learner, queued), { status: 'DONE', score: null });
  t.equal(await queuedOf(learner, learner.id), undefined);
});

t.test('keeps the QUEUED lesson for another grade than the one of a wish', async (t) => {
  const { parent, learner } = await registerFamily(instance.app);
  await answerQuiz(learner, await createLesson(learner, learner.id, { topic: '', gradeLevel: 5 }));
  const queued = await waitForQueued(learner, learner.id);
  t.not((await createLesson(learner, learner.id, { topic: '', gradeLevel: 6 })).id, queued.id);
  t.match(await queuedOf(learner, learner.id), { id: queued.id });
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { gradeLevel: 6 }));
  t.not((await createLesson(learner, learner.id, { topic: '', gradeLevel: 6 })).id, queued.id);
  t.equal(
    await queuedOf(learner, learner.id),
    undefined,
    'but not after the learner has come to the next grade',
  );
});

t.test('takes no QUEUED lesson from before an answer in its subject', async (t) => {
  const made = { grade_level: 3, learner_grade: 5, difficulty: 'beginner', subject: 'Math' };
  const queued = { ...made, module_id: 'math.fractions.add', created_at: '2026-05-02T08:00:00.000Z' };
  const isTaken = (area: string, last_at: string) => {
    const row = {
      area,
      level: 3,
      learner_grade: 5,
      difficulty: 'beginner',
      failures: 0,
      is_settled: true,
      last_at,
    };
    const grades = { gradeLevel: 5, profileGrade: 5, levels: [row] };
    const wanted = { learnerId: 2, subject: undefined, difficulty: undefined, category: undefined };
    return fits(queued, { ...wanted, ...grades });
  };
  t.ok(isTaken('math', '2026-05-02T07:59:59.999Z'));
  t.notOk(isTaken('math', '2026-05-02T08:00:00.001Z'));
  t.ok(isTaken('reading', '2026-05-02T08:00:00.001Z'), 'an answer in another subject moves nothing');
});
