import t from 'tap';
import { type Concept, concepts, difficulties, generateLesson } from '../index.ts';
import { entriesAt } from '../templates.ts';

/** Lessons in a row, as for a learner who stays at one concept. */
const lessonCount = 20;
const questionCount = 5;

/** Concepts with fewer questions at a grade than 20 lessons take. One that gets more of them leaves the list. */
const ofFewFacts = [
  'math.geometry.everyday-shapes',
  'math.measurement.estimate',
  'science.space.changing-moon',
];

/** Returns true if a question comes twice in the lessons of a learner at a grade and difficulty. */
function repeats(concept: Concept, gradeLevel: number, difficulty: (typeof difficulties)[number]): boolean {
  const seen = new Map<string, number>();
  for (let i = 0; i < lessonCount; i++) {
    const { questions } = generateLesson({
      concept,
      gradeLevel,
      difficulty,
      seed: `repeats ${i}`,
      questionCount,
      exclude: (key) => seen.has(key),
      lastSeen: (key) => seen.get(key) ?? 0,
    });
    for (const { key } of questions) {
      if (seen.has(key)) return true;
      seen.set(key, i);
    }
  }
  return false;
}

/** Grades of a concept at which it repeats a question. */
const repeating = new Map(
  concepts.flatMap((concept) => {
    const grades = [...new Set(concept.grades)].filter((grade) =>
      difficulties.some((difficulty) => repeats(concept, grade, difficulty)),
    );
    return grades.length > 0 ? [[concept, grades] as const] : [];
  }),
);

t.test('repeats a question within 20 lessons only for the listed concepts', async (t) => {
  const found = [...repeating.keys()].map(({ id }) => id).sort();
  t.same(found, ofFewFacts.toSorted());
});

t.test('repeats a question within 20 lessons only if there are too few at the grade', async (t) => {
  for (const [{ id, pool }, grades] of repeating)
    for (const grade of grades) {
      const size = entriesAt(pool ?? [], grade).length;
      t.ok(size > 0 && size < lessonCount * questionCount, `${id} has ${size} questions at grade ${grade}`);
    }
});
