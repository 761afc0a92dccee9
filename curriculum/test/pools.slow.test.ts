import t from 'tap';
import { worded } from '../choices.ts';
import { concepts, difficulties, generateLesson } from '../index.ts';
import { listed } from '../templates.ts';
import type { ConceptInfo } from '../types.ts';

const info: ConceptInfo = {
  id: 'test.pool',
  subject: 'Math',
  category: 'Numbers',
  title: 'A pool',
  grades: [1, 2],
  objectives: [],
  keywords: [],
  teaching: { idea: 'An idea.', caution: 'A caution.', mends: {} },
};

t.test('uses every question of a finite pool before it repeats one', async (t) => {
  for (const concept of concepts) {
    if (concept.finite === undefined) continue;
    const seen = new Map<string, number>();
    const [first, last] = concept.grades;
    for (let i = 0; seen.size < concept.finite && i < concept.finite; i++) {
      const lesson = generateLesson({
        concept,
        // A pool may have questions for some of the grades only.
        gradeLevel: first + (i % (last - first + 1)),
        difficulty: difficulties[i % 3] ?? 'beginner',
        seed: `${i}`,
        questionCount: 50,
        exclude: (key) => seen.has(key),
      });
      for (const { key } of lesson.questions) if (!seen.has(key)) seen.set(key, i);
    }
    t.equal(seen.size, concept.finite, concept.id);
  }
});

t.test('repeats the oldest questions of different forms first after the pool is used up', async (t) => {
  const forms = ['one', 'two', 'three'];
  const concept = listed(info, {
    items: Array.from({ length: 30 }, (_, i) => `${forms[i % 3]} ${i}`),
    key: (item) => item,
    draw: (item) => ({
      question: item,
      ...worded('right', { first: 'wrong', second: 'also wrong' }),
      explanation: item,
      hints: ['A step.', 'Another step.'],
    }),
  });
  // Those of the first form are the oldest.
  const ranks = new Map((concept.pool ?? []).map(({ key }, i) => [key, (i % 3) * 100 + ((i * 7) % 31)]));
  const { questions } = generateLesson({
    concept,
    gradeLevel: concept.grades[0],
    difficulty: 'advanced',
    seed: 'again',
    exclude: () => true,
    lastSeen: (key) => ranks.get(key) ?? 0,
  });
  const byAge = [...ranks].sort(([, a], [, b]) => a - b).map(([key]) => key);
  const oldest = forms.flatMap((form) => byAge.filter((key) => key.includes(`:${form} `)).slice(0, 2));
  t.same(
    questions.map(({ key }) => key),
    oldest.slice(0, 5),
  );
});

t.test('repeats no question in 20 lessons without a finite pool', async (t) => {
  for (const concept of concepts) {
    if (concept.finite !== undefined) continue;
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { questions } = generateLesson({
        concept,
        gradeLevel: concept.grades[0],
        difficulty: 'beginner',
        seed: `${i}`,
        exclude: (key) => seen.has(key),
      });
      for (const { key } of questions) seen.add(key);
    }
    t.equal(seen.size, 100, concept.id);
  }
});
