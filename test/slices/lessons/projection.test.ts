import t from 'tap';
import type { Row } from '../../../src/db/tables.ts';
import type { RecordedEvent } from '../../../src/kernel/ledger/events.ts';
import { masteryProjection } from '../../../src/slices/lessons/projection.ts';

/**
 * Fixed events and their exact rows. Verification computes the rows of all stored events again, so these numbers stay as they are
 * for ever. If this test fails, the change is wrong, not the numbers: it would make stored ledgers invalid.
 */

const quizzes = [
  ['2026-03-02T08:00:00.000Z', 'RRRRR', 4, 'beginner'],
  ['2026-03-02T16:30:00.000Z', 'RRWRR', 4, 'intermediate'],
  ['2026-03-03T08:00:00.000Z', 'RRWRW', 4, 'intermediate'],
  ['2026-03-03T09:15:00.500Z', 'WRRRR', 3, 'advanced'],
  ['2026-04-20T10:00:00.000Z', 'RRRRR', 5, 'advanced'],
  ['2026-08-01T10:00:00.000Z', 'RRRWR', 6, 'advanced'],
  ['2026-11-30T23:59:59.999Z', 'WWRWW', 4, 'advanced'],
  ['2026-12-01T00:00:00.000Z', 'RRW', 4, 'intermediate'],
] as const;

const counts = [
  [1, 5, 5],
  [2, 10, 9],
  [3, 15, 12],
  [4, 20, 16],
  [5, 25, 21],
  [6, 30, 25],
  [7, 35, 26],
  [8, 38, 28],
];

/** probability, is_mastered, due_at, stability, hardness, lapses */
const withoutDifficulty = [
  [0.9975959595727001, true, '2026-03-10T08:00:00.000Z', 8.2956, 1, 0],
  [0.9999522719634361, true, '2026-03-11T16:30:00.000Z', 8.2956, 1, 0],
  [0.9999744678004439, true, '2026-03-14T08:00:00.000Z', 11.4165426, 4.01060897, 0],
  [0.9999985788795756, true, '2026-03-15T09:15:00.500Z', 11.4165426, 4.00182673, 0],
  [0.9999999996582853, true, '2026-09-04T10:00:00.000Z', 137.18153506, 1.9827451, 0],
  [0.9999999999985141, true, '2027-08-11T10:00:00.000Z', 374.78676934, 1.97599072, 0],
  [0.999999999420527, true, '2026-12-06T23:59:59.999Z', 5.71746996, 7.34779109, 1],
  [0.9999999997940575, true, '2026-12-08T00:00:00.000Z', 6.9007828, 8.2245685, 1],
];

/** The same, and passed_at, passed_days, passed_harder, failures, last_difficulty */
const withDifficulty = [
  [
    0.9595329826577814,
    false,
    '2026-03-10T08:00:00.000Z',
    8.2956,
    1,
    0,
    '2026-03-02T08:00:00.000Z',
    1,
    false,
    0,
    'beginner',
  ],
  [
    0.9972157069165464,
    false,
    '2026-03-11T16:30:00.000Z',
    8.2956,
    1,
    0,
    '2026-03-02T16:30:00.000Z',
    1,
    true,
    0,
    'intermediate',
  ],
  [
    0.9727916376353174,
    false,
    '2026-03-14T08:00:00.000Z',
    11.4165426,
    4.01060897,
    0,
    '2026-03-02T16:30:00.000Z',
    1,
    true,
    1,
    'intermediate',
  ],
  [
    0.9951657951513327,
    true,
    '2026-03-15T09:15:00.500Z',
    11.4165426,
    4.00182673,
    0,
    '2026-03-03T09:15:00.500Z',
    2,
    true,
    0,
    'advanced',
  ],
  [
    0.9999753293716891,
    true,
    '2026-06-19T10:00:00.000Z',
    137.18153506,
    1.9827451,
    0,
    '2026-04-20T10:00:00.000Z',
    3,
    true,
    0,
    'advanced',
  ],
  [
    0.9998396449798732,
    true,
    '2026-09-30T10:00:00.000Z',
    374.78676934,
    1.97599072,
    0,
    '2026-08-01T10:00:00.000Z',
    4,
    true,
    0,
    'advanced',
  ],
  [
    0.44031668290090326,
    false,
    '2026-12-06T23:59:59.999Z',
    5.71746996,
    7.34779109,
    1,
    null,
    0,
    false,
    1,
    'advanced',
  ],
  [
    0.5785367757673581,
    false,
    '2026-12-08T00:00:00.000Z',
    6.9007828,
    8.2245685,
    1,
    null,
    0,
    false,
    2,
    'intermediate',
  ],
];

/** Returns the rows after each quiz. */
function rowsAfter(hasDifficulty: (index: number) => boolean, from?: Row<'mastery'>): Row<'mastery'>[] {
  let before = from;
  return quizzes.map(([recordedAt, answers, choices, difficulty], i) => {
    const correct = [...answers].map((answer) => answer === 'R');
    const payload = {
      learnerId: 2,
      lessonId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
      conceptId: 'math.addition',
      correct,
      choices: correct.map(() => choices),
      doubled: [],
      ...(hasDifficulty(i) && { difficulty }),
    };
    const event = { familyId: 1, type: 'QuizAnswered', payload, recordedAt } as unknown as RecordedEvent;
    const [change] = masteryProjection.project(event, { read: [before] });
    if (change?.table !== 'mastery' || !('put' in change)) throw new Error('no row of mastery');
    before = change.put;
    return change.put;
  });
}

const rowOf = (i: number) => ({
  family_id: 1,
  learner_id: 2,
  concept_id: 'math.addition',
  last_at: quizzes[i]?.[0],
});

function expected(values: readonly (readonly (number | string | boolean | null)[])[], names: string) {
  return values.map((all, i) => ({
    ...rowOf(i),
    ...named('lessons attempts correct', counts[i] ?? []),
    ...named(names, all),
  }));
}

function named(names: string, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(names.split(' ').map((name, i) => [name, values[i]]));
}

const review = 'probability is_mastered due_at stability hardness lapses';
const progress = 'passed_at passed_days passed_harder failures last_difficulty';
const unused = {
  passed_at: null,
  passed_day: null,
  passed_days: 0,
  passed_harder: false,
  failures: 0,
  last_difficulty: null,
};
/** Events before version 4 of the rules do not say at which grade they asked. */
const last_grade = null;

t.test('projects exactly these rows from events without a difficulty', async (t) => {
  const rows = expected(withoutDifficulty, review).map((row) => ({ ...row, ...unused, last_grade }));
  t.same(
    rowsAfter(() => false),
    rows,
  );
});

t.test('projects exactly these rows from events with a difficulty', async (t) => {
  t.same(
    rowsAfter(() => true),
    expected(withDifficulty, `${review} ${progress}`).map((row) => ({
      ...row,
      passed_day: null,
      last_grade,
    })),
  );
});

t.test('keeps by an event without a difficulty what lessons on two days follow from', async (t) => {
  const rows = rowsAfter((i) => i < 2);
  for (const row of rows.slice(2)) {
    t.match(row, {
      passed_at: quizzes[1][0],
      passed_days: 1,
      passed_harder: true,
      failures: 0,
      last_difficulty: 'intermediate',
    });
  }
});

t.test('goes on by an event without a difficulty from the probability of events with one', async (t) => {
  const rows = (count: number) =>
    rowsAfter((i) => i < count).map(({ probability, is_mastered }) => [probability, is_mastered]);
  t.same(rows(2).slice(1, 3), [
    [0.9972157069165464, false],
    [0.998509551856433, true],
  ]);
  t.same(rows(6).slice(5), [
    [0.9998396449798732, true],
    [0.9419225142976139, false],
    [0.978703467552486, true],
  ]);
});

t.test(
  'keeps a concept mastered that events without a difficulty showed, until a lesson fails',
  async (t) => {
    const [mastered] = rowsAfter(() => false);
    const rows = rowsAfter(() => true, mastered);
    t.same(
      rows.map(({ is_mastered }) => is_mastered),
      [true, true, true, true, true, true, false, false],
    );
  },
);
