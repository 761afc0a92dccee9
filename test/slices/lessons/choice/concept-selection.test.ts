import t from 'tap';
import { conceptById, conceptsFor, conceptsOf } from '../../../../curriculum/index.ts';
import {
  gradeLevel,
  longAgo,
  mastered,
  neededFor,
  now,
  type Record,
  records,
  select,
  yesterday,
} from './concept-selections.ts';

const math = conceptsFor({ subject: 'Math', gradeLevel });
/** What a learner learns at the grade: it begins there or a grade before. */
const toLearn = math.filter(({ grades }) => grades[0] >= gradeLevel - 1);
const science = conceptsFor({ subject: 'Science', gradeLevel });

t.test('keeps the given subject, even if the profile lacks it', async (t) => {
  for (const subject of ['Math', 'Reading', 'Science']) {
    t.equal(select({ subject, subjects: ['Math'] }).subject, subject);
  }
});

t.test('selects a begun concept before a new one, the longest ago first', async (t) => {
  const [first, second] = math.filter(({ prerequisites = [] }) =>
    prerequisites.every((id) => (conceptById(id)?.grades[1] ?? 0) <= gradeLevel - 3),
  );
  t.ok(first && second, 'two concepts that need nothing else');
  for (const [older, newer] of [
    [first, second],
    [second, first],
  ]) {
    const begun = [
      ...records(newer ? [newer] : [], { last_at: yesterday }),
      ...records(older ? [older] : []),
    ];
    t.equal(select({ subject: 'Math', mastery: begun }).id, older?.id);
  }
});

t.test('does not select a concept again on the same day, or for 8 days after three lessons', async (t) => {
  const id = 'reading.grammar.irregular-verbs';
  const isAgain = (fields: Partial<Record>) =>
    select({ subject: 'Reading', mastery: records([{ id }], fields) }).id === id;
  t.notOk(isAgain({ last_at: '2026-06-01T00:00:00.000Z' }));
  t.ok(isAgain({ last_at: '2026-05-31T23:59:59.999Z' }));
  t.notOk(isAgain({ lessons: 3, last_at: '2026-05-24T08:00:00.001Z' }));
  t.ok(isAgain({ lessons: 3, last_at: '2026-05-24T08:00:00.000Z' }));
});

t.test('goes on with the next grade when all concepts to learn at a grade are mastered', async (t) => {
  const next = select({ subject: 'Math', mastery: records(toLearn, mastered) });
  const following = conceptsFor({ subject: 'Math', gradeLevel: gradeLevel + 1 }).flatMap(({ id }) => [
    id,
    ...neededFor(id),
  ]);
  t.ok(following.includes(next.id) && !math.includes(next), `${next.id} leads on`);
  const [open] = toLearn;
  const { id } = select({ subject: 'Math', mastery: records(toLearn.slice(1), mastered) });
  t.ok(id === open?.id || neededFor(open?.id ?? '').includes(id), 'not before');
});

t.test('reviews first what is mastered and had no lesson for 57 days', async (t) => {
  const older = records(science.slice(0, 1), { ...mastered, last_at: '2026-04-04T08:00:00.000Z' });
  const old = records(math.slice(0, 2), { ...mastered, last_at: '2026-04-05T23:00:00.000Z' });
  const due = records(science.slice(1, 2), {
    ...mastered,
    last_at: '2026-04-06T08:00:00.000Z',
    due_at: longAgo,
  });
  const latest = records(science.slice(2, 3), { last_at: yesterday });
  t.equal(select({ mastery: [...old, ...older, ...due, ...latest] }).id, science[0]?.id, 'the longest ago');
  t.equal(select({ mastery: [...old, ...due, ...latest] }).id, math[0]?.id);
  t.equal(select({ mastery: [...due, ...latest] }).id, science[1]?.id, 'not after 56 days');
});

t.test('takes turns between reviews and concepts to learn', async (t) => {
  const due = records(science.slice(0, 1), { ...mastered, last_at: longAgo, due_at: now });
  const old = records(science.slice(0, 1), { ...mastered, last_at: '2026-01-01T08:00:00.000Z' });
  const isReview = (fields: Partial<Record>) =>
    [due, old].map((rows) => {
      const last = records(science.slice(2, 3), { last_at: yesterday, ...fields });
      return select({ mastery: [...rows, ...last] }).id === science[0]?.id;
    });
  t.same(isReview({}), [true, true], 'after a concept to learn');
  t.same(isReview({ ...mastered, passed_days: 2 }), [true, true], 'after the lesson that masters one');
  t.same(isReview(mastered), [false, false], 'not after a review');
  t.same(isReview({ ...mastered, passed_days: 2, failures: 1 }), [false, false], 'also if it failed');
  t.same(isReview({ lessons: 3 }), [false, false], 'also if it ended the mastery');
});

t.test('reviews in a row when nothing can be learned', async (t) => {
  const all = conceptsOf('History');
  const due = records(all.slice(0, 1), { ...mastered, last_at: '2026-05-20T08:00:00.000Z', due_at: now });
  const mastery = [...due, ...records(all.slice(1), { ...mastered, last_at: longAgo })];
  t.equal(select({ subject: 'History', mastery }).id, all[0]?.id);
});

t.test('selects the subject with the largest share of open concepts', async (t) => {
  const half = records(
    toLearn.filter((_, i) => i % 2 === 0),
    mastered,
  );
  const own = science.filter(({ grades }) => grades[0] >= gradeLevel - 1);
  for (const subjects of [
    ['Math', 'Science'],
    ['Science', 'Math'],
  ]) {
    t.equal(select({ subjects, mastery: half }).subject, 'Science');
    const more = [...half, ...records(own.slice(1), mastered)];
    t.equal(select({ subjects, mastery: more }).subject, 'Math');
  }
});

t.test('gives a tie of subjects to the one whose last lesson was longest ago', async (t) => {
  const elsewhere = (subject: string, last_at: string) =>
    records(
      conceptsOf(subject)
        .filter(({ grades }) => grades[0] > gradeLevel + 3)
        .slice(0, 1),
      { last_at },
    );
  const mastery = [...elsewhere('Math', yesterday), ...elsewhere('Science', longAgo)];
  for (const subjects of [
    ['Math', 'Science'],
    ['Science', 'Math'],
  ]) {
    t.equal(select({ subjects, mastery }).subject, 'Science');
    t.equal(select({ subjects }).subject, subjects[0], 'the first of the profile without any lesson');
  }
});

t.test('does not go to later grades for a learner who fails everything', async (t) => {
  const failed = records(
    conceptsOf('Reading').filter(({ grades }) => grades[0] <= gradeLevel),
    {
      failures: 3,
      lessons: 3,
      last_at: '2026-05-20T08:00:00.000Z',
    },
  );
  const level = { level: gradeLevel, learner_grade: gradeLevel, difficulty: 'beginner', failures: 2 };
  const levels = [{ area: 'reading', ...level, is_settled: true, last_at: yesterday }];
  const { grades } = select({ subject: 'Reading', mastery: failed, levels });
  t.ok(grades[0] <= gradeLevel);
});

t.test('goes one grade above the first one that is not done at most', async (t) => {
  const begun = { failures: 0, lessons: 3, passed_days: 2, last_at: yesterday };
  const upTo = (grade: number) => conceptsOf('Math').filter(({ grades }) => grades[0] <= grade);
  const resting = (grade: number) => records(upTo(grade), begun);
  const firstGrade = (mastery: Record[]) => select({ subject: 'Math', mastery }).grades[0];
  t.equal(firstGrade(resting(gradeLevel)), gradeLevel + 1);
  const done = records(upTo(gradeLevel), { ...mastered, last_at: longAgo });
  t.equal(
    firstGrade([...resting(gradeLevel + 1), ...done]),
    gradeLevel + 2,
    'two above, when a grade is done',
  );
});

t.test('skips unavailable subjects of the profile', async (t) => {
  t.equal(select({ subjects: ['Basket weaving', 'Science'] }).subject, 'Science');
  for (const subjects of [['Basket weaving'], []]) {
    const { grades } = select({ subjects });
    t.ok(
      grades[0] <= gradeLevel && gradeLevel - 3 < grades[1],
      'any concept for the grade without an available subject',
    );
  }
});

t.test('takes the subjects of the profile for a subject that no concept has', async (t) => {
  t.equal(select({ subject: 'Basket weaving', subjects: ['Science'] }).subject, 'Science');
});
