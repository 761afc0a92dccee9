import t from 'tap';
import { sampled } from '../../test/helpers/sampled.ts';
import { concepts } from '../index.ts';
import { createRng } from '../rng.ts';
import { excesses } from './limits/excesses.ts';
import { limitOf, rows } from './limits/limits.ts';
import { numbersOf } from './limits/numbers-of-text.ts';

/** Numbers of questions lie in the limits of the grade. */

/** Questions of each concept, grade and difficulty. */
const draws = 40;

const mathematics = concepts.filter(({ subject }) => subject === 'Math');

t.test('keeps the numbers of each mathematics concept in the limits of each grade', async (t) => {
  for (const concept of sampled(mathematics, 0.2)) {
    const [first, last] = concept.grades;
    const found: string[] = [];
    for (let grade = first; grade <= last; grade++) {
      const rng = createRng(`limits ${concept.id} ${grade}`);
      for (let i = 0; i < 3 * draws; i++) {
        const level = ([0, 1, 2] as const)[i % 3] ?? 0;
        const question = concept.generate(rng, { grade, level });
        found.push(
          ...excesses(question, limitOf(concept.id, grade)).map((text) => `grade ${grade}: ${text}`),
        );
      }
    }
    t.same(found.slice(0, 3), [], concept.id);
  }
});

t.test('has a limit of numbers for each mathematics concept and grade', async (t) => {
  for (const { id, grades } of mathematics)
    for (const grade of grades) t.ok(limitOf(id, grade).greatest > 0, `${id} at grade ${grade}`);
});

t.test('uses each row of the limits', async (t) => {
  const unused = rows.filter(
    ({ of, grades }) =>
      !mathematics.some(
        ({ id, grades: [first, last] }) =>
          `${id}.`.startsWith(`${of}.`) && first <= grades[1] && grades[0] <= last,
      ),
  );
  t.same(unused, []);
});

t.test('reads numbers as learners do', async (t) => {
  t.same(numbersOf('Take -3 of 1,250, then 7 - 3 and 4.25.'), {
    wholes: [3, 1250, 7, 3, 4],
    denominators: [],
    places: 2,
    hasNegative: true,
  });
  t.same(numbersOf('5/8 is 3, 4 or 2 1/12'), {
    wholes: [5, 3, 4, 2, 1],
    denominators: [8, 12],
    places: 0,
    hasNegative: false,
  });
  for (const text of ['x - 3', '(x)-3', 'x² - 1', '10-3']) t.notOk(numbersOf(text).hasNegative, text);
  for (const text of ['-3', '(-3, 2)', 'x = -3', '4 - (-3)', '6 × -2'])
    t.ok(numbersOf(text).hasNegative, text);
});

t.test('finds what is outside the limits', async (t) => {
  const question = {
    key: 'k',
    question: 'What is 9 + 8?',
    choices: ['17', '170', '-1', '1/2'],
    correctIndex: 0,
    explanation: '',
  };
  t.same(excesses(question, limitOf('math.addition.within-10', 0)), [
    '17 is more than 10 in: 17',
    '170 is more than 100 in: 170',
    'a negative number in: -1',
  ]);
});
