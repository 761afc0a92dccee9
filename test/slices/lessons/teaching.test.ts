import t from 'tap';
import type { Lesson } from '../../../schema/lessons.ts';
import { startApp } from '../../helpers/app.ts';
import {
  answerQuiz,
  createLesson,
  type Member,
  readLesson,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app } = await startApp(t);

const topic = { topic: 'adding fractions', gradeLevel: 4 };

function taughtLesson(learner: Member): Promise<Lesson> {
  return createLesson(learner, learner.id, topic);
}

t.test('a lesson teaches before it asks: an idea, a worked example and a caution', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await taughtLesson(learner);
  const { introduction = [], questions } = lesson.spec;
  t.match(introduction, [{ conceptId: 'math.fractions.add', title: 'Adding fractions' }]);
  const [first] = introduction;
  t.ok(first?.idea && first.caution && first.example?.answer && first.example.explanation);
  t.notOk(questions.some(({ question }) => question === first?.example?.question));
  const again = await taughtLesson(learner);
  t.not(again.spec.introduction?.[0]?.example?.question, first?.example?.question, 'another example');
});

t.test('an image names its question, and that of an example its introduction', async (t) => {
  const { learner } = await registerFamily(app);
  const { spec } = await readLesson(learner, await taughtLesson(learner));
  t.ok(spec.images.length > 1);
  for (const { alt, questionIndex, introductionIndex } of spec.images) {
    const place = questionIndex === undefined ? 'Example' : `Question ${questionIndex + 1}`;
    t.ok(alt.startsWith(`${place}: `), alt);
    t.equal(introductionIndex, questionIndex === undefined ? 0 : undefined);
  }
});

t.test('feedback comes with the answer, and only for the picked wrong choice', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await taughtLesson(learner);
  t.ok(lesson.spec.questions.every(({ hints = [] }) => hints.length >= 2));
  t.notMatch(JSON.stringify(lesson), /"feedback"|"mistakes"/, 'none before the answer');
  const right = lesson.spec.questions.map(({ correctIndex }) => correctIndex ?? 0);
  const answers = right.map((index, i) => (i === 0 ? index : (index + 1) % 4));
  const { lesson: answered } = await answerQuiz(learner, lesson, { answers });
  const [first, ...others] = answered.spec.questions;
  t.equal(first?.feedback, undefined, 'none for the right choice');
  for (const { feedback } of others) t.match(feedback, { mistakes: [String], text: String });
});

t.test('hints are shown, and feedback is not, while the answers are hidden', async (t) => {
  const { app: hiding } = await startApp(t, { settings: { answerKeys: 'after-answer' } });
  const { learner } = await registerFamily(hiding);
  const lesson = await taughtLesson(learner);
  t.ok(
    lesson.spec.questions.every(({ hints = [], correctIndex }) => hints.length > 0 && correctIndex === null),
  );
  t.notMatch(JSON.stringify(lesson), /"feedback"/);
});
