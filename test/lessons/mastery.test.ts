import fc from 'fast-check';
import t from 'tap';
import { nextProbability, prior } from '../../src/lessons/mastery.ts';

/** Returns the probability after these answers. */
function after(answers: boolean[], choices: number, known = prior): number {
  return answers.reduce((probability, isCorrect) => nextProbability(probability, isCorrect, choices), known);
}

function close(t: { ok(value: boolean, message: string): unknown }, found: number, wanted: number): void {
  t.ok(Math.abs(found - wanted) < 1e-9, `${found} is ${wanted}`);
}

const probability = fc.double({ min: 0, max: 1, noNaN: true });
const choices = fc.integer({ min: 2, max: 20 });

t.test('updates the probability by Bayes, with guess, slip and learning', async (t) => {
  // Known with 0.2: right with 0.9 if known, with 1/4 if guessed; then learnt with 0.15.
  const right = (0.2 * 0.9) / (0.2 * 0.9 + 0.8 * 0.25);
  close(t, nextProbability(0.2, true, 4), right + (1 - right) * 0.15);
  const wrong = (0.2 * 0.1) / (0.2 * 0.1 + 0.8 * 0.75);
  close(t, nextProbability(0.2, false, 4), wrong + (1 - wrong) * 0.15);
  t.equal(prior, 0.2, 'initial probability');
});

t.test('stays between 0 and 1', async () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), choices, probability, (answers, n, known) => {
      const result = after(answers, n, known);
      return result >= 0 && result <= 1;
    }),
  );
});

t.test('raises the probability more for right than wrong answers, and if guessing is harder', async () => {
  fc.assert(
    fc.property(probability, choices, (known, n) => {
      const slack = 1e-12;
      return (
        nextProbability(known, true, n) >= nextProbability(known, false, n) - slack &&
        nextProbability(known, true, n + 1) >= nextProbability(known, true, n) - slack
      );
    }),
  );
});

t.test('preserves the order of two learners after the same answer', async () => {
  fc.assert(
    fc.property(probability, probability, fc.boolean(), choices, (a, b, isCorrect, n) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      return nextProbability(less, isCorrect, n) <= nextProbability(more, isCorrect, n) + 1e-12;
    }),
  );
});

t.test('reaches mastery after five right answers, not after five wrong ones', async (t) => {
  for (const n of [3, 4, 5, 6]) {
    t.ok(after([true, true, true, true, true], n) >= 0.95, `${n} choices`);
    t.ok(after([false, false, false, false, false], n) < 0.25);
    t.ok(after([true], n) < 0.95, 'one answer is not enough');
  }
});

t.test('recovers from one slip', async (t) => {
  const known = after([true, true, true, true, true, true], 4);
  const slipped = nextProbability(known, false, 4);
  t.ok(slipped < known && slipped > 0.6);
  t.ok(after([true, true], 4, slipped) > 0.95);
});
