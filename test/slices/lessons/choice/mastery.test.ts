import fc from 'fast-check';
import t from 'tap';
import type { Difficulty } from '../../../../schema/lessons.ts';
import {
  nextProbability,
  type Progress,
  prior,
  progressAfter,
} from '../../../../src/slices/lessons/choice/mastery.ts';
import { nextDifficulty } from '../../../../src/slices/lessons/choice/next-difficulty.ts';

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

/** Lesson: day and hour, right answers of 5, difficulty. */
type Taken = readonly [at: string, right: number, difficulty: Difficulty];

const answers = (right: number) => Array.from({ length: 5 }, (_, i) => i < right);

function take(before: Progress | undefined, [at, right, difficulty]: Taken): Progress {
  const given = { correct: answers(right), choices: [4, 4, 4, 4, 4], difficulty };
  return progressAfter(before, given, `2026-03-${at}:00:00.000Z`);
}

function isMasteredAfter(...lessons: Taken[]): boolean | undefined {
  return lessons.reduce<Progress | undefined>(take, undefined)?.is_mastered;
}

t.test('needs passed lessons on two days', async (t) => {
  t.equal(isMasteredAfter(['02T08', 5, 'intermediate'], ['02T23', 5, 'intermediate']), false);
  t.equal(isMasteredAfter(['02T23', 5, 'intermediate'], ['03T00', 5, 'intermediate']), true);
  const betweenThem: Taken = ['03T08', 3, 'intermediate'];
  t.equal(
    isMasteredAfter(['02T08', 5, 'beginner'], betweenThem, ['03T09', 5, 'intermediate']),
    true,
    'a failed lesson earlier on the second day is no pass',
  );
  t.equal(isMasteredAfter(['02T08', 5, 'intermediate'], betweenThem), false);
  t.equal(
    isMasteredAfter(['02T08', 5, 'beginner'], ['03T08', 5, 'beginner'], ['03T09', 5, 'intermediate']),
    true,
    'the harder lesson may be on either day',
  );
});

t.test('counts no pass before two failures in a row', async (t) => {
  const early: Taken[] = [['02T08', 5, 'intermediate']];
  const late: Taken[] = [
    ['20T08', 5, 'intermediate'],
    ['20T09', 5, 'intermediate'],
  ];
  t.equal(isMasteredAfter(...early, ['03T08', 2, 'intermediate'], ...late), true, 'one failure');
  const twoFailures: Taken[] = [
    ['03T08', 2, 'intermediate'],
    ['04T08', 2, 'beginner'],
  ];
  t.equal(isMasteredAfter(...early, ...twoFailures, ...late), false);
  t.equal(
    isMasteredAfter(...early, ...twoFailures, ...late, ['21T08', 5, 'beginner']),
    true,
    'two days again',
  );
});

t.test('is never reached by a lesson that is not passed', async (t) => {
  const at = (day: string) => `2026-03-${day}T08:00:00.000Z`;
  const lesson = (right: number, difficulty: Difficulty) => {
    return { correct: answers(right), choices: [5, 5, 5, 5, 5], difficulty };
  };
  const first = progressAfter(undefined, lesson(4, 'beginner'), at('02'));
  const second = progressAfter(first, lesson(4, 'intermediate'), at('03'));
  t.equal(second.is_mastered, false);
  const third = progressAfter(second, lesson(3, 'advanced'), at('04'));
  t.ok(third.probability >= 0.99 && third.passed_days === 2 && third.passed_harder);
  t.equal(third.is_mastered, false);
});

t.test('needs a passed lesson at intermediate or harder, in any order', async (t) => {
  t.equal(
    isMasteredAfter(['02T08', 5, 'beginner'], ['03T08', 5, 'beginner'], ['04T08', 5, 'beginner']),
    false,
  );
  t.equal(isMasteredAfter(['02T08', 5, 'beginner'], ['03T08', 5, 'intermediate']), true);
  t.equal(isMasteredAfter(['02T08', 5, 'advanced'], ['03T08', 5, 'beginner']), true);
  t.equal(
    isMasteredAfter(['02T08', 5, 'beginner'], ['03T08', 3, 'advanced'], ['04T08', 5, 'beginner']),
    false,
  );
});

t.test('counts a lesson as passed from 80 % of right answers on', async (t) => {
  for (const [right, total, failures] of [
    [4, 5, 0],
    [3, 5, 1],
    [3, 4, 1],
    [2, 2, 0],
    [7, 9, 1],
    [8, 10, 0],
  ] as const) {
    const correct = Array.from({ length: total }, (_, i) => i < right);
    const given = { correct, choices: correct.map(() => 4), difficulty: 'beginner' } as const;
    t.equal(
      progressAfter(undefined, given, '2026-03-02T08:00:00.000Z').failures,
      failures,
      `${right}/${total}`,
    );
  }
});

t.test('weighs the difficulty: the same answers say more after harder questions', async (t) => {
  const known = (difficulty: Difficulty) => take(undefined, ['02T08', 4, difficulty]).probability;
  t.ok(known('beginner') < known('intermediate') && known('intermediate') < known('advanced'));
});

t.test('loses what is forgotten, and then needs two days again', async (t) => {
  const lessons: Taken[] = [
    ['02T08', 5, 'beginner'],
    ['03T08', 5, 'intermediate'],
  ];
  t.equal(
    isMasteredAfter(...lessons, ['09T08', 3, 'advanced']),
    true,
    'not by a lesson that is nearly passed',
  );
  const lost: Taken[] = [...lessons, ['09T08', 1, 'advanced']];
  t.equal(isMasteredAfter(...lost), false);
  t.equal(isMasteredAfter(...lost, ['09T09', 5, 'advanced']), false);
  t.equal(isMasteredAfter(...lost, ['09T09', 5, 'advanced'], ['10T08', 5, 'advanced']), true);
});

/** Returns the difficulty of the next lesson on a concept, for a learner whose other answers say nothing. */
function nextOf(row: Progress | undefined) {
  return nextDifficulty(row && { ...row, lessons: 1 }, { grade: 4, learnerGrade: 4, row: undefined });
}

t.test('moves one level at a time', async (t) => {
  const difficulties = (...rights: number[]) => {
    let row: Progress | undefined;
    return rights.map((right, i) => {
      const difficulty = nextOf(row);
      row = take(row, [`0${i + 1}T08`, right, difficulty]);
      return difficulty;
    });
  };
  t.same(difficulties(5, 5, 5, 5), ['beginner', 'intermediate', 'advanced', 'advanced']);
  t.same(difficulties(4, 0, 0, 0, 0), ['beginner', 'intermediate', 'intermediate', 'beginner', 'beginner']);
  t.same(difficulties(5, 5, 1, 1, 1, 5), [
    'beginner',
    'intermediate',
    'advanced',
    'advanced',
    'intermediate',
    'beginner',
  ]);
});

/** Returns the probability that guesses alone master a concept in six lessons on six days, exactly. */
function guessedMastery(luck: number, before?: Progress, day = 1): number {
  if (before?.is_mastered) return 1;
  if (day > 6) return 0;
  const waysTo = [1, 5, 10, 10, 5, 1];
  return waysTo.reduce((sum, ways, right) => {
    const chance = ways * luck ** right * (1 - luck) ** (5 - right);
    const after = take(before, [`0${day}T08`, right, nextOf(before)]);
    return sum + chance * guessedMastery(luck, after, day + 1);
  }, 0);
}

t.test('is reached by guesses in fewer than 1 of 10,000 concepts', async (t) => {
  const [quarter, better] = [guessedMastery(0.25), guessedMastery(0.4)];
  t.ok(quarter < 0.0001, `1 of 4 right: ${quarter}`);
  t.ok(better < 0.01, `4 of 10 right: ${better}`);
});
