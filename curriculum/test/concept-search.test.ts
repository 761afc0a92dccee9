import t from 'tap';
import { conceptById, concepts, conceptsFor, difficulties, generateLesson } from '../index.ts';

const grades = Array.from({ length: 13 }, (_, i) => i);

t.test('offers every grade full lessons in each default subject, and at least 5 subjects', async (t) => {
  for (const gradeLevel of grades) {
    for (const subject of ['Math', 'Reading', 'Science']) {
      const fitting = conceptsFor({ subject, gradeLevel });
      t.ok(fitting.length > 0, `${subject} at grade ${gradeLevel}`);
      for (const concept of fitting) {
        for (const difficulty of difficulties) {
          const { questions } = generateLesson({ concept, gradeLevel, difficulty, seed: 'full' });
          if (questions.length !== 5) t.fail(`${concept.id}: ${questions.length} questions`);
        }
      }
    }
    t.ok(
      new Set(conceptsFor({ gradeLevel }).map(({ subject }) => subject)).size >= 5,
      `subjects at grade ${gradeLevel}`,
    );
  }
});

t.test('has at least 120 concepts and 6 subjects, known prerequisites and lengths in bounds', async (t) => {
  t.ok(concepts.length >= 120, `${concepts.length} concepts`);
  t.ok(new Set(concepts.map(({ subject }) => subject)).size >= 6);
  t.equal(new Set(concepts.map(({ id }) => id)).size, concepts.length, 'ids are unique');
  t.equal(new Set(concepts.map(({ title }) => title)).size, concepts.length, 'titles are unique');
  for (const concept of concepts) {
    t.ok(
      concept.title.length <= 200 && concept.objectives.length > 0 && concept.grades[0] <= concept.grades[1],
      concept.id,
    );
    t.ok(
      (concept.prerequisites ?? []).every((id) => conceptById(id)),
      `prerequisites of ${concept.id}`,
    );
  }
});

t.test('generates one lesson for each seed, with different questions', async (t) => {
  const concept = conceptById('math.fractions.add');
  if (!concept) return t.fail('no concept');
  const lesson = (seed: string) => generateLesson({ concept, gradeLevel: 5, difficulty: 'advanced', seed });
  t.same(lesson('a'), lesson('a'));
  t.not(lesson('a').questions[0]?.key, lesson('b').questions[0]?.key);
  t.equal(new Set(lesson('a').questions.map(({ key }) => key)).size, 5);
  t.match(lesson('a'), {
    moduleId: 'math.fractions.add',
    subject: 'Math',
    category: 'Fractions',
    difficulty: 'advanced',
  });
});

t.test('accepts other names of subjects, and categories', async (t) => {
  t.same(
    conceptsFor({ subject: 'mathematics', gradeLevel: 5 }),
    conceptsFor({ subject: 'Math', gradeLevel: 5 }),
  );
  t.ok(conceptsFor({ subject: 'algebra', gradeLevel: 8 }).length > 3);
  t.same(conceptsFor({ subject: 'Juggling', gradeLevel: 5 }), []);
});
