import t from 'tap';
import type { Figure } from '../../../../curriculum/figure-types.ts';
import { drawFigure } from '../../../../curriculum/figures/index.ts';
import { lessonImagesJob } from '../../../../src/slices/lessons/authoring/images.domain.ts';
import { type NewLesson, newLesson } from '../../../../src/slices/lessons/authoring/new-lesson.ts';
import { testSettings } from '../../../helpers/app.ts';

const figure: Figure = { kind: 'array', rows: 2, columns: 3 };
const question = { question: 'Which?', choices: ['1', '2', '3'], correctIndex: 0, explanation: 'This one.' };
const lesson: NewLesson = {
  id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d01',
  learnerId: 2,
  moduleId: 'math.multiplication.arrays',
  subject: 'Math',
  category: 'Arithmetic',
  difficulty: 'beginner',
  gradeLevel: 3,
  topic: 'Arrays',
  learningObjectives: [],
  draw: () => ({
    questions: [
      { ...question, key: 'a' },
      { ...question, key: 'b', figure },
    ],
  }),
};
const now = '2026-03-02T08:30:00.000Z';
const { quotas } = testSettings;
const context = { familyId: 1, actorId: 1, id: lesson.id, salt: 'ab'.repeat(32), now, quotas };

function decided(awaitsPicture: boolean) {
  const { changes, jobs } = newLesson({ ...lesson, awaitsPicture }, 'ACTIVE', [], context);
  const put = (table: string) =>
    changes.flatMap((change) => (change.table === table && 'put' in change ? [change.put] : []));
  return { jobs, lessons: put('lessons'), images: put('lesson_images') };
}

t.test('stores a new lesson with its figures, without a job', async (t) => {
  const { jobs, lessons, images } = decided(false);
  t.same(jobs, []);
  t.equal(lessons.length, 1);
  t.match(lessons, [{ image_paths: [{ alt: `Question 2: ${drawFigure(figure).title}` }] }]);
  const bytes = Buffer.from(drawFigure(figure).svg);
  t.match(images, [{ lesson_id: lesson.id, learner_id: 2, content_type: 'image/svg+xml', bytes }]);
});

t.test('stores a new lesson without images if a job has a model draw a picture', async (t) => {
  const { jobs, lessons, images } = decided(true);
  t.same(jobs, [{ name: lessonImagesJob, data: { familyId: 1, lessonId: lesson.id } }]);
  t.match(lessons, [{ image_paths: [], figures: [{ question: 1, figure }] }]);
  t.same(images, []);
});
