import t from 'tap';
import { concepts, difficulties, generateLesson } from '../../../src/lessons/generators/index.ts';

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

t.test('repeats the oldest questions first after the pool is used up', async (t) => {
  const concept = concepts.find(({ finite, hasForms }) => finite !== undefined && finite < 60 && !hasForms);
  if (!concept) return t.fail('no small pool');
  const ranks = new Map((concept.pool ?? []).map(({ key }, i) => [key, (i * 7) % 61]));
  const { questions } = generateLesson({
    concept,
    gradeLevel: concept.grades[0],
    difficulty: 'advanced',
    seed: 'again',
    exclude: () => true,
    lastSeen: (key) => ranks.get(key) ?? 0,
  });
  const oldest = [...ranks.values()].sort((a, b) => a - b).slice(0, 5);
  t.same(
    questions.map(({ key }) => ranks.get(key)),
    oldest,
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
