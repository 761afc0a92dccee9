import t from 'tap';
import { fleschKincaid, sentencesOf } from '../../src/slices/lessons/provider/readability.ts';
import { isWhole, sampled } from '../../test/helpers/sampled.ts';
import { concepts, difficulties, generateLesson } from '../index.ts';
import { samples } from './sample.ts';

/** Critical values of chi-square at p = 0.01 by number of choices. */
const critical: Record<number, number> = { 3: 9.21, 4: 11.34, 5: 13.28, 6: 15.09 };

const count = isWhole ? 50_000 : 8_000;

t.test('places keys uniformly and does not reveal them by length', async (t) => {
  const places = new Map<number, number[]>();
  let longest = 0;
  for (const { question } of samples(count, 'places')) {
    const { choices, correctIndex } = question;
    const counts = places.get(choices.length) ?? choices.map(() => 0);
    counts[correctIndex] = (counts[correctIndex] ?? 0) + 1;
    places.set(choices.length, counts);
    const length = Math.max(...choices.map((c) => c.length));
    // A guesser takes the longest choice, or any of several longest ones.
    if (choices[correctIndex]?.length === length)
      longest += 1 / choices.filter((c) => c.length === length).length;
  }
  for (const [size, counts] of places) {
    const expected = counts.reduce((a, b) => a + b, 0) / size;
    const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    t.ok(chi < (critical[size] ?? 0), `${size} choices: chi-square ${chi.toFixed(2)}`);
  }
  t.ok(longest / count <= 0.3, `the longest choice is right in ${((longest / count) * 100).toFixed(1)} %`);
});

t.test('writes 95 % of lessons for at most one grade above, in short sentences up to grade 2', async (t) => {
  let [fine, all] = [0, 0];
  for (const concept of sampled(concepts, 0.2)) {
    for (let gradeLevel = concept.grades[0]; gradeLevel <= concept.grades[1]; gradeLevel++) {
      for (const difficulty of difficulties) {
        const { questions } = generateLesson({ concept, gradeLevel, difficulty, seed: 'readability' });
        const grades = questions.map(({ question }) => fleschKincaid(question)).sort((a, b) => a - b);
        all++;
        if ((grades[Math.floor(grades.length / 2)] ?? 0) <= gradeLevel + 1) fine++;
        if (gradeLevel > 2) continue;
        const long = questions.find(({ question }) =>
          sentencesOf(question).some((words) => words.length > 12),
        );
        t.notOk(long, `${concept.id} has a sentence of more than 12 words at grade ${gradeLevel}`);
      }
    }
  }
  // A few concepts may lie below.
  if (isWhole) t.ok(fine / all >= 0.95, `${fine} of ${all} lessons`);
});
