import t from 'tap';
import { Problem } from '../../src/errors.ts';
import { type SelectionCriteria, selectConcept } from '../../src/lessons/concept-selection.ts';
import { type Concept, conceptsFor } from '../../src/lessons/generators/index.ts';

const gradeLevel = 4;
const now = '2026-06-01T08:00:00.000Z';
const later = '2026-06-02T08:00:00.000Z';
const math = conceptsFor({ subject: 'Math', gradeLevel });
const science = conceptsFor({ subject: 'Science', gradeLevel });

function choose(request: Partial<SelectionCriteria>): Concept {
  return selectConcept({
    gradeLevel,
    subjects: ['Math', 'Reading', 'Science'],
    mastery: [],
    now,
    ...request,
  });
}

/** A record of each concept: by default all alike, and due. */
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
    choose(request);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('a concept was chosen');
}

t.test('a topic decides by itself, whatever is weak or due', async (t) => {
  const mastery = records(math, () => ({ probability: 0 }));
  for (const subjects of [['Math'], ['Reading'], []]) {
    t.equal(choose({ topic: 'the planets', subjects, mastery }).subject, 'Science');
  }
});

t.test('a topic is looked for within the subject that is given', async (t) => {
  t.equal(choose({ topic: 'adding fractions', subject: 'Math' }).subject, 'Math');
  const { code, message } = refusalOf({ topic: 'adding fractions', subject: 'Reading' });
  t.same(
    [code, message],
    ['TOPIC_NOT_AVAILABLE_OFFLINE', 'No lesson on adding fractions in Reading is available offline.'],
  );
});

t.test('a subject that is given is kept, whether the profile has it or not', async (t) => {
  for (const subject of ['Math', 'Reading', 'Science']) {
    t.equal(choose({ subject, subjects: ['Math'] }).subject, subject);
  }
});

t.test('the weakest concept of the subject comes next', async (t) => {
  for (const weakest of [0, 2, math.length - 1]) {
    const mastery = records(math, (i) => ({ probability: i === weakest ? 0.1 : 0.5 }));
    t.equal(choose({ subject: 'Math', mastery }).id, math[weakest]?.id);
  }
});

t.test('what is due comes first, then what was never tried, then what is not due yet', async (t) => {
  const [first, second, third, ...rest] = math;
  const record = (concept: Concept | undefined, fields: { probability: number; due_at: string }) =>
    records(concept ? [concept] : [], () => fields);
  const notDue = [...rest, ...(first ? [first] : [])];
  const mastery = [...records(notDue, () => ({ probability: 0, due_at: later }))];
  const due = record(third, { probability: 0.99, due_at: now });
  t.equal(choose({ subject: 'Math', mastery: [...mastery, ...due] }).id, third?.id);
  const known = record(third, { probability: 0.99, due_at: later });
  t.equal(choose({ subject: 'Math', mastery: [...mastery, ...known] }).id, second?.id);
  const seen = record(second, { probability: 0.5, due_at: later });
  t.equal(
    choose({ subject: 'Math', mastery: [...mastery, ...known, ...seen] }).id,
    first?.id,
    'the weakest of all',
  );
});

t.test('a subject with something due comes before a weaker one', async (t) => {
  const mastery = [
    ...records(math, (i) => ({ probability: 0.9, due_at: i === 1 ? now : later })),
    ...records(science, () => ({ probability: 0.1, due_at: later })),
  ];
  t.equal(choose({ subjects: ['Science', 'Math'], mastery }).id, math[1]?.id);
});

t.test('among equally weak concepts the one longest ago comes next', async (t) => {
  const oldest = 3;
  const mastery = records(math, (i) => ({ last_at: `2026-03-0${i === oldest ? 1 : 2}T08:00:00.000Z` }));
  t.equal(choose({ subject: 'Math', mastery }).id, math[oldest]?.id);
});

t.test('the order of the catalogue decides where nothing else does', async (t) => {
  t.equal(choose({ subject: 'Math' }).id, math[0]?.id);
});

t.test(
  'without a subject it is the one of the profile whose concepts are least known on average',
  async (t) => {
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
        t.equal(choose({ subjects, mastery }).subject, weak);
      }
    }
    t.equal(choose({ subjects: ['Science', 'Math'] }).subject, 'Science', 'the first of equally weak ones');
  },
);

t.test('one weak concept does not make a subject the weakest', async (t) => {
  const mastery = [
    ...records(math, (i) => ({ probability: i === 0 ? 0 : 0.99 })),
    ...records(science, () => ({ probability: 0.5 })),
  ];
  t.equal(choose({ subjects: ['Math', 'Science'], mastery }).subject, 'Science');
});

t.test('how many concepts a subject has does not make it the stronger one', async (t) => {
  t.ok(math.length > 2 * science.length);
  const mastery = [
    ...records(math, () => ({ probability: 0.3 })),
    ...records(science, () => ({ probability: 0.5 })),
  ];
  t.equal(choose({ subjects: ['Science', 'Math'], mastery }).subject, 'Math');
});

t.test('subjects of the profile that are not available are passed over', async (t) => {
  t.equal(choose({ subjects: ['Basket weaving', 'Science'] }).subject, 'Science');
  for (const subjects of [['Basket weaving'], []]) {
    const { grades } = choose({ subjects });
    t.ok(grades[0] <= gradeLevel && gradeLevel <= grades[1], 'where none is left, any of the grade serves');
  }
});

t.test('what is chosen without a topic is for the grade', async (t) => {
  for (let grade = 0; grade <= 12; grade++) {
    for (const subject of ['Math', 'Reading', 'Science']) {
      const { grades } = choose({ gradeLevel: grade, subject });
      t.ok(grades[0] <= grade && grade <= grades[1], `${subject} at grade ${grade}`);
    }
  }
});

t.test('what is not available is told with what is', async (t) => {
  const titles = conceptsFor({ gradeLevel }).map(({ title }) => title);
  for (const request of [{ topic: 'xyzzy' }, { subject: 'Basket weaving' }]) {
    const problem = refusalOf(request);
    t.equal(problem.code, 'TOPIC_NOT_AVAILABLE_OFFLINE');
    t.same(problem.extensions, { available: titles });
  }
});
