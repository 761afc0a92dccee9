import t from 'tap';
import { conceptById, concepts, conceptsFor, difficulties, findConcept, generateLesson } from '../index.ts';

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

t.test('finds the nearest concept of the grade', async (t) => {
  const topics: [topic: string, gradeLevel: number, id: RegExp][] = [
    ['Adding fractions', 5, /^math\.fractions\.add$/],
    ['fractions', 3, /^math\.fractions\./],
    ['the planets', 4, /^science\.space\.planets$/],
    ['solar system', 4, /^science\.space\.planets$/],
    ['addition', 0, /^math\.addition\.within-10$/],
    ['addition', 4, /^math\.addition\.multi-digit$/],
    ['multiplicaton', 3, /^math\.multiplication\.facts$/],
    ['times tables', 3, /^math\.multiplication\.facts$/],
    ['parts of a cell', 8, /^science\.cells/],
    ["Ohm's law", 10, /^science\.electricity\.ohm$/],
    ['telling time', 1, /^life\.time\.clock$/],
    ['state capitals', 5, /^geography\.capitals\.us-states$/],
    ['derivatives', 12, /^math\.derivatives\./],
    ['spelling words', 3, /^reading\.spelling\.words$/],
    ['weather', 1, /^science\.weather/],
    ['animals', 1, /^science\.animals/],
    ['World War', 8, /^history\.events\.years$/],
    ['compound interest', 10, /^math\.finance\.compound-interest$/],
  ];
  for (const [topic, gradeLevel, id] of topics)
    t.match(findConcept(topic, { gradeLevel })?.id ?? 'none', id, topic);
});

t.test('finds nothing if no concept fits', async (t) => {
  for (const topic of [
    'dinosaurs',
    'the life of the Beatles',
    'origami',
    'quantum chromodynamics',
    'planes',
    '',
    '!!!',
    'football rules',
  ]) {
    t.equal(findConcept(topic, { gradeLevel: 5 }), undefined, topic);
  }
  t.equal(
    findConcept('fractions', { gradeLevel: 5, subject: 'Science' }),
    undefined,
    'not in another subject',
  );
});

t.test('accepts other names of subjects, and categories', async (t) => {
  t.same(
    conceptsFor({ subject: 'mathematics', gradeLevel: 5 }),
    conceptsFor({ subject: 'Math', gradeLevel: 5 }),
  );
  t.ok(conceptsFor({ subject: 'algebra', gradeLevel: 8 }).length > 3);
  t.same(conceptsFor({ subject: 'Juggling', gradeLevel: 5 }), []);
});
