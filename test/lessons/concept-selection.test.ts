import t from 'tap';
import { Problem } from '../../src/errors.ts';
import { type SelectionCriteria, selectConcept } from '../../src/lessons/concept-selection.ts';
import { type Concept, conceptsFor } from '../../src/lessons/generators/index.ts';

const gradeLevel = 4;
const now = '2026-06-01T08:00:00.000Z';
const later = '2026-06-02T08:00:00.000Z';
const math = conceptsFor({ subject: 'Math', gradeLevel });
const science = conceptsFor({ subject: 'Science', gradeLevel });

function select(request: Partial<SelectionCriteria>): Concept {
  return selectConcept({
    gradeLevel,
    subjects: ['Math', 'Reading', 'Science'],
    mastery: [],
    now,
    ...request,
  });
}

/** Returns a record for each concept, by default all equal and due. */
function records(
  concepts: readonly Concept[],
  fields: (index: number) => { probability?: number; last_at?: string; due_at?: string } = () => ({}),
): SelectionCriteria['mastery'] {
  return concepts.map((concept, i) => ({
    concept_id: concept.id,
    probability: 0.5,
    last_at: '2026-03-01T08:00:00.000Z',
    due_at: now,
    ...fields(i),
  }));
}

function refusalOf(request: Partial<SelectionCriteria>): Problem {
  try {
    select(request);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('expected a Problem');
}

t.test('follows a topic, regardless of weak or due concepts', async (t) => {
  const mastery = records(math, () => ({ probability: 0 }));
  for (const subjects of [['Math'], ['Reading'], []]) {
    t.equal(select({ topic: 'the planets', subjects, mastery }).subject, 'Science');
  }
});

t.test('searches for a topic within the given subject', async (t) => {
  t.equal(select({ topic: 'adding fractions', subject: 'Math' }).subject, 'Math');
  const { code, message } = refusalOf({ topic: 'adding fractions', subject: 'Reading' });
  t.same(
    [code, message],
    ['TOPIC_NOT_AVAILABLE_OFFLINE', 'No lesson on adding fractions in Reading is available offline.'],
  );
});

t.test('keeps the given subject, even if the profile lacks it', async (t) => {
  for (const subject of ['Math', 'Reading', 'Science']) {
    t.equal(select({ subject, subjects: ['Math'] }).subject, subject);
  }
});

t.test('selects the weakest concept of the subject', async (t) => {
  for (const weakest of [0, 2, math.length - 1]) {
    const mastery = records(math, (i) => ({ probability: i === weakest ? 0.1 : 0.5 }));
    t.equal(select({ subject: 'Math', mastery }).id, math[weakest]?.id);
  }
});

t.test('prefers due concepts, then untried ones, then the others', async (t) => {
  const [first, second, third, ...rest] = math;
  const record = (concept: Concept | undefined, fields: { probability: number; due_at: string }) =>
    records(concept ? [concept] : [], () => fields);
  const notDue = [...rest, ...(first ? [first] : [])];
  const mastery = [...records(notDue, () => ({ probability: 0, due_at: later }))];
  const due = record(third, { probability: 0.99, due_at: now });
  t.equal(select({ subject: 'Math', mastery: [...mastery, ...due] }).id, third?.id);
  const known = record(third, { probability: 0.99, due_at: later });
  t.equal(select({ subject: 'Math', mastery: [...mastery, ...known] }).id, second?.id);
  const seen = record(second, { probability: 0.5, due_at: later });
  t.equal(
    select({ subject: 'Math', mastery: [...mastery, ...known, ...seen] }).id,
    first?.id,
    'the weakest of all',
  );
});

t.test('prefers a subject with a due concept to a weaker one', async (t) => {
  const mastery = [
    ...records(math, (i) => ({ probability: 0.9, due_at: i === 1 ? now : later })),
    ...records(science, () => ({ probability: 0.1, due_at: later })),
  ];
  t.equal(select({ subjects: ['Science', 'Math'], mastery }).id, math[1]?.id);
});

t.test('selects the least recent of equally weak concepts', async (t) => {
  const oldest = 3;
  const mastery = records(math, (i) => ({ last_at: `2026-03-0${i === oldest ? 1 : 2}T08:00:00.000Z` }));
  t.equal(select({ subject: 'Math', mastery }).id, math[oldest]?.id);
});

t.test('keeps the order of the concept list in a tie', async (t) => {
  t.equal(select({ subject: 'Math' }).id, math[0]?.id);
});

t.test('selects the subject of the profile with the lowest average knowledge', async (t) => {
  for (const [weak, strong] of [
    ['Math', 'Science'],
    ['Science', 'Math'],
  ] as const) {
    const strongConcepts = strong === 'Math' ? math : science;
    const mastery = records(strongConcepts, () => ({ probability: 0.9, due_at: later }));
    for (const subjects of [
      [weak, strong],
      [strong, weak],
    ]) {
      t.equal(select({ subjects, mastery }).subject, weak);
    }
  }
  t.equal(select({ subjects: ['Science', 'Math'] }).subject, 'Science', 'the first of equally weak subjects');
});

t.test('ranks subjects by average, not by one weak concept', async (t) => {
  const mastery = [
    ...records(math, (i) => ({ probability: i === 0 ? 0 : 0.99 })),
    ...records(science, () => ({ probability: 0.5 })),
  ];
  t.equal(select({ subjects: ['Math', 'Science'], mastery }).subject, 'Science');
});

t.test('ranks subjects by average, not by their number of concepts', async (t) => {
  t.ok(math.length > 2 * science.length);
  const mastery = [
    ...records(math, () => ({ probability: 0.3 })),
    ...records(science, () => ({ probability: 0.5 })),
  ];
  t.equal(select({ subjects: ['Science', 'Math'], mastery }).subject, 'Math');
});

t.test('skips unavailable subjects of the profile', async (t) => {
  t.equal(select({ subjects: ['Basket weaving', 'Science'] }).subject, 'Science');
  for (const subjects of [['Basket weaving'], []]) {
    const { grades } = select({ subjects });
    t.ok(
      grades[0] <= gradeLevel && gradeLevel <= grades[1],
      'any concept of the grade without an available subject',
    );
  }
});

t.test('selects a concept for the grade', async (t) => {
  for (let grade = 0; grade <= 12; grade++) {
    for (const subject of ['Math', 'Reading', 'Science']) {
      const { grades } = select({ gradeLevel: grade, subject });
      t.ok(grades[0] <= grade && grade <= grades[1], `${subject} at grade ${grade}`);
    }
  }
});

t.test('lists the available topics in the error', async (t) => {
  const titles = conceptsFor({ gradeLevel }).map(({ title }) => title);
  for (const request of [{ topic: 'xyzzy' }, { subject: 'Basket weaving' }]) {
    const problem = refusalOf(request);
    t.equal(problem.code, 'TOPIC_NOT_AVAILABLE_OFFLINE');
    t.same(problem.options.extensions, { available: titles });
  }
});
