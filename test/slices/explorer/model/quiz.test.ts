import t from 'tap';
import { answeredQuestions } from '../../../../src/slices/explorer/page/model/quiz.ts';

t.test('gives the points of each question', async (t) => {
  const { questions } = answeredQuestions({ correct: [true, true, false, false], doubled: [1, 3] });
  t.same(
    questions.map(({ points }) => points),
    [1, 2, 0, -1],
  );
});

t.test('takes any payload', async (t) => {
  t.same(answeredQuestions({ correct: 'x' }).questions, []);
  t.match(answeredQuestions({ correct: [1], doubled: null }).questions, [{ isRight: false, points: 0 }]);
});
