import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { questionHash } from '../../../src/slices/lessons/authoring/content.ts';
import type { NewLesson } from '../../../src/slices/lessons/authoring/new-lesson.ts';
import { createLesson, queueLesson, takeQueuedLesson } from '../../../src/slices/lessons/domain.ts';
import { codeOf, decide, replyOf } from '../../helpers/kernel/decisions.ts';
import {
  balance,
  before,
  context,
  days,
  decideQuiz,
  learnerId,
  lessonId,
  lessonRow,
  lessonsPut,
  now,
  type Quiz,
  question,
  quizzes,
} from './decided-quizzes.ts';

/** Computes the result of a quiz by the rules of the contract, question by question. */
function expectedOf({ questions, given: count, points, isAllowed, isFlagged }: Quiz) {
  const isAnyNamed = questions.some(({ isDoubled }) => isDoubled);
  let [awarded, lost, right] = [0, 0, 0];
  questions.forEach(({ answer, correctIndex, isDoubled }, i) => {
    const doubled = isAllowed && (isAnyNamed ? isDoubled : isFlagged);
    const isRight = i < count && answer === correctIndex;
    right += isRight ? 1 : 0;
    awarded += isRight ? (doubled ? 2 : 1) : 0;
    lost += doubled && !isRight ? 1 : 0;
  });
  const deducted = Math.min(lost, points + awarded);
  const score = Math.floor((200 * right + questions.length) / (2 * questions.length));
  return { awarded, deducted, score };
}

t.test('awards, deducts and scores any quiz by the rules', async () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      const { events, changes } = decideQuiz(quiz);
      const { awarded, deducted, score } = expectedOf(quiz);
      const movements = events.flatMap((event) => event.movements);
      const expected = [
        { learnerId, amount: awarded, sourceType: 'QUIZ_CORRECT', sourceId: lessonId },
        { learnerId, amount: -deducted, sourceType: 'DOUBLE_OR_LOSS_DEDUCTION', sourceId: lessonId },
      ].filter(({ amount }) => amount !== 0);
      const [lesson] = lessonsPut(changes);
      assert.deepEqual(movements, expected);
      assert.deepEqual([lesson?.status, lesson?.score, lesson?.answered_at], ['DONE', score, now]);
    }),
  );
});

t.test('never deducts below a balance of 0', async () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      let points = quiz.points;
      for (const { amount } of decideQuiz(quiz).events.flatMap((event) => event.movements)) {
        points += amount;
        if (points < 0) return false;
      }
      return true;
    }),
  );
});

t.test('rounds the score half up for every count of right answers', async (t) => {
  for (let total = 1; total <= 100; total++) {
    for (let right = 0; right <= total; right++) {
      const questions = Array.from({ length: total }, (_, i) => {
        return { choices: 2, correctIndex: 0, answer: i < right ? 0 : 1, isDoubled: false };
      });
      const quiz = { questions, given: total, points: 0, isAllowed: false, isFlagged: false };
      const [lesson] = lessonsPut(decideQuiz(quiz).changes);
      const score = Math.floor((200 * right + total) / (2 * total));
      if (lesson?.score !== score) t.fail(`${right} of ${total} are ${score} percent, not ${lesson?.score}`);
    }
  }
});

t.test('records right answers and numbers of choices in the event, without texts', async (t) => {
  const questions = [
    { choices: 4, correctIndex: 1, answer: 1, isDoubled: true },
    { choices: 3, correctIndex: 0, answer: 7, isDoubled: false },
  ];
  const quiz = { questions, given: 2, points: 0, isAllowed: true, isFlagged: false };
  const ids = { learnerId, lessonId, conceptId: 'math.addition' };
  const answered = { correct: [true, false], choices: [4, 3], doubled: [0] };
  const { events, changes } = decideQuiz(quiz);
  const made = { difficulty: 'beginner', gradeLevel: 3, learnerGrade: 3, concepts: [], grades: [] };
  const payload = { ...ids, ...answered, ...made, day: context.now.slice(0, 10), isTooFast: false };
  t.match(events, [{ type: 'QuizAnswered', payload }]);
  t.same(Object.keys(events[0]?.payload ?? {}).sort(), Object.keys(payload).sort());
  t.same(lessonsPut(changes)[0]?.answers, [1, null]);
});

const fresh: NewLesson & typeof days = {
  ...days,
  id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d01',
  learnerId,
  moduleId: 'math.addition',
  subject: 'Math',
  category: 'Arithmetic',
  difficulty: 'beginner',
  gradeLevel: 3,
  topic: 'Adding',
  learningObjectives: [],
  draw: () => ({ questions: ['a', 'b'].map((key) => ({ ...question(1, 4), key })) }),
};

t.test('stores a created or queued lesson with its questions', async (t) => {
  for (const [handler, status] of [
    [createLesson, 'ACTIVE'],
    [queueLesson, 'QUEUED'],
  ] as const) {
    const { events, changes, jobs } = decide(handler, fresh, { balances: balance(0) }, context);
    t.same(events, [], 'appends no event');
    t.same(jobs, [], 'needs no job for figures');
    t.match(lessonsPut(changes), [{ id: fresh.id, status, score: null, answers: null, created_at: now }]);
    const seen = changes?.flatMap((change) =>
      change.table === 'seen_questions' && 'put' in change ? [change.put] : [],
    );
    t.match(seen, [
      { learner_id: learnerId, concept_id: 'math.addition', hash: questionHash('a'), seen_at: now },
      { hash: questionHash('b') },
    ]);
  }
});

t.test("gives the draw exactly the learner's seen questions of the concept", async (t) => {
  const row = {
    family_id: 1,
    learner_id: learnerId,
    concept_id: 'math.addition',
    hash: 'a',
    seen_at: before,
  };
  const others = [{ learner_id: 9 }, { concept_id: 'math.subtraction' }].map((other) => ({
    ...row,
    ...other,
  }));
  for (const handler of [createLesson, queueLesson] as const) {
    const seen: [string, string][] = [];
    const draw: NewLesson['draw'] = (asked) => {
      seen.push(...asked);
      return { questions: [{ ...question(1, 4), key: 'b' }] };
    };
    const state = { balances: balance(0), seen_questions: [row, ...others] };
    decide(handler, { ...fresh, draw }, state, context);
    t.same(seen, [['a', before]]);
  }
});

t.test('changes nothing if the creation runs again after an unconfirmed commit', async (t) => {
  const stored = lessonRow({ id: fresh.id });
  const state = { balances: balance(0), lessons: [stored] };
  t.same(decide(createLesson, fresh, state, context), { events: [] });
  t.same(replyOf(createLesson, fresh, state, context), stored);
});

t.test('retires the ACTIVE lesson before it adds the new one', async (t) => {
  const state = { balances: balance(0), lessons: [lessonRow()] };
  const { changes } = decide(createLesson, fresh, state, context);
  t.match(lessonsPut(changes), [
    { id: lessonId, status: 'DONE', score: null, answered_at: null },
    { id: fresh.id, status: 'ACTIVE' },
  ]);
});

t.test('queues no lesson next to a waiting one or for an erased learner', async (t) => {
  const waiting = lessonRow({ status: 'QUEUED' });
  const state = { balances: balance(0), lessons: [waiting] };
  t.same(decide(queueLesson, fresh, state, context), { events: [] });
  t.same(decide(queueLesson, fresh, {}, context), { events: [] });
  t.equal(
    codeOf(() => decide(createLesson, fresh, {}, context)),
    'LEARNER_NOT_FOUND',
  );
});

t.test('takes the QUEUED lesson if subject, difficulty and grade fit', async (t) => {
  const queued = lessonRow({ status: 'QUEUED' });
  const made = { subject: 'Math', difficulty: 'beginner', category: undefined } as const;
  const wanted = { ...days, ...made, learnerId, gradeLevel: 3, levels: [] };
  const take = (fields: object, lessons = [queued]) =>
    decide(takeQueuedLesson, { ...wanted, ...fields }, { lessons }, context);
  for (const fields of [{}, { subject: 'math' }, { subject: undefined }]) {
    const taken = lessonsPut(take(fields).changes);
    t.match(taken, [{ id: lessonId, status: 'ACTIVE', category: 'Arithmetic', created_at: now }]);
  }
  t.match(lessonsPut(take({ category: 'Own' }).changes), [{ category: 'Own' }]);
  for (const fields of [{ subject: 'Science' }, { difficulty: 'advanced' }, { gradeLevel: 2 }]) {
    t.equal(
      codeOf(() => take(fields)),
      'LESSON_NOT_FOUND',
      JSON.stringify(fields),
    );
  }
  t.throws(() => take({}, []), { code: 'LESSON_NOT_FOUND' });
  const active = lessonRow({ id: fresh.id });
  t.match(lessonsPut(take({}, [active, queued]).changes), [
    { id: fresh.id, status: 'DONE', score: null },
    { id: lessonId, status: 'ACTIVE' },
  ]);
});
