import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { decideQuiz, lessonsPut, quizzes } from './decided-quizzes.ts';

t.test('checked questions count as if the request had their choices and doublings', async () => {
  const isDoubled = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(quizzes, isDoubled, isDoubled, (quiz, isChecked, isKept) => {
      const all = { ...quiz, given: quiz.questions.length, isFlagged: false };
      const checks = all.questions.flatMap(({ answer, choices, isDoubled }, question) => {
        const choice = answer >= 0 && answer < choices ? answer : null;
        return isChecked[question] ? [{ question, choice, isDoubled }] : [];
      });
      // What the request says of checked questions is something else.
      const questions = all.questions.map((one, i) =>
        isChecked[i] ? { ...one, answer: 1 - one.answer, isDoubled: isKept[i] ?? false } : one,
      );
      const [asked, kept] = [decideQuiz(all), decideQuiz({ ...all, questions }, checks)];
      const facts = ({ events }: typeof asked) =>
        events.map(({ payload, movements }) => ({ payload, movements }));
      assert.deepEqual(facts(kept), facts(asked));
      const answers = (decision: typeof asked) => lessonsPut(decision.changes).map((row) => row.answers);
      assert.deepEqual(answers(kept), answers(asked));
    }),
  );
});
