import t from 'tap';
import { concepts, conceptsOf } from '../../../../curriculum/index.ts';
import { createRng } from '../../../../curriculum/rng.ts';
import type { Difficulty } from '../../../../schema/lessons.ts';
import { placedConcepts } from '../../../../src/slices/lessons/authoring/placement.ts';
import { askedGrade, levelIn, type StoredLevel } from '../../../../src/slices/lessons/choice/levels.ts';
import { subjectConcepts } from '../../../../src/slices/lessons/choice/subject-concepts.ts';
import { levelAfter, type SubjectLevel } from '../../../../src/slices/lessons/choice/subject-level.ts';
import { select } from './concept-selections.ts';

/** How the level in a subject moves (decisions.md 4.21). */

type Quiz = Parameters<typeof levelAfter>[1];

const ids = {
  learnerId: 2,
  lessonId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
  conceptId: 'math.fractions.add',
};

/** Returns a quiz of five questions with four choices, by a learner in grade 5. */
function quiz(right: number, gradeLevel: number, difficulty: Difficulty, fields: object = {}): Quiz {
  const correct = Array.from({ length: 5 }, (_, i) => i < right);
  const made = { difficulty, gradeLevel, learnerGrade: 5, isTooFast: false, concepts: [], grades: [] };
  return { ...ids, ...made, correct, choices: correct.map(() => 4), doubled: [], ...fields };
}

function after(...quizzes: Quiz[]): SubjectLevel | undefined {
  return quizzes.reduce<SubjectLevel | undefined>(levelAfter, undefined);
}

t.test('begins at the grade of the learner, and rises quickly until lessons fail', async (t) => {
  t.match(after(quiz(5, 5, 'beginner')), { level: 5, difficulty: 'advanced' });
  t.match(after(quiz(4, 5, 'beginner')), { level: 5, difficulty: 'intermediate' });
  const risen = [quiz(5, 5, 'beginner'), quiz(5, 5, 'advanced')];
  t.match(after(...risen), { level: 6, difficulty: 'advanced' });
  t.match(after(...risen, quiz(4, 6, 'advanced')), { level: 8 });
  t.match(after(...risen, quiz(4, 6, 'advanced'), quiz(5, 8, 'advanced')), { level: 9 });
});

t.test('falls by two failures in a row, and by each further one, three grades below at most', async (t) => {
  const failed = (count: number) => Array.from({ length: count }, () => quiz(3, 0, 'beginner'));
  t.same(
    [1, 2, 3, 4, 9].map((count) => after(...failed(count))?.level),
    [5, 4, 3, 2, 2],
  );
  t.match(after(quiz(3, 5, 'beginner'), quiz(4, 5, 'beginner'), quiz(3, 5, 'beginner')), { level: 5 });
});

t.test('takes two failures more to fall below the grade after a fall back to it', async (t) => {
  const back = [quiz(5, 5, 'advanced'), quiz(0, 6, 'advanced'), quiz(0, 6, 'advanced')];
  t.match(after(...back), { level: 5 });
  t.match(after(...back, quiz(0, 5, 'beginner')), { level: 5 });
  t.match(after(...back, quiz(0, 5, 'beginner'), quiz(0, 5, 'beginner')), { level: 4 });
});

t.test('falls at once by one right answer in five, after it rose quickly above the grade', async (t) => {
  const risen = quiz(5, 5, 'advanced');
  t.match(after(risen, quiz(1, 6, 'advanced')), { level: 5, is_settled: true, failures: 0 });
  t.match(after(risen, quiz(2, 6, 'advanced')), { level: 6, is_settled: false, failures: 1 });
  t.match(after(quiz(1, 5, 'beginner')), { level: 5, failures: 1 }, 'at the grade it takes two');
});

t.test('rises again after five perfect lessons at advanced, once it has fallen', async (t) => {
  const fallen = [quiz(0, 5, 'beginner'), quiz(0, 5, 'beginner')];
  const perfect = (count: number) => Array.from({ length: count }, () => quiz(5, 4, 'advanced'));
  t.match(after(...fallen, ...perfect(4)), { level: 4 });
  t.match(after(...fallen, ...perfect(4), quiz(4, 4, 'advanced'), ...perfect(1)), { level: 5 });
  t.match(after(...fallen, quiz(5, 4, 'beginner')), { level: 4, difficulty: 'intermediate' });
});

t.test('does not move by what says nothing about it', async (t) => {
  for (const [name, one] of Object.entries({
    'a passed lesson below the level': quiz(5, 4, 'advanced'),
    'a failed lesson above the level': quiz(0, 6, 'advanced'),
  }))
    t.match(after(one, one, one), { level: 5, failures: 0, proofs: 0 }, name);
  for (const [name, fields] of Object.entries({
    'answers without reading': { isTooFast: true },
    'an event of version 3': { learnerGrade: undefined },
    'a free topic': { conceptId: 'topic.0badcafe' },
  }))
    t.equal(after(quiz(0, 5, 'beginner', fields), quiz(0, 5, 'beginner', fields)), undefined, name);
});

t.test('counts no right answers that a guesser gives once in a hundred lessons', async (t) => {
  const short = { correct: [true, true, true], choices: [3, 3, 3] };
  t.match(after(quiz(5, 5, 'beginner', short)), { difficulty: 'intermediate' });
});

t.test('moves along with the grade of the learner', async (t) => {
  const behind = after(quiz(0, 5, 'beginner'), quiz(0, 5, 'beginner'));
  t.match(behind && levelAfter(behind, quiz(4, 5, 'beginner', { learnerGrade: 6 })), { level: 5 });
});

const row = (fields: Partial<StoredLevel> = {}): StoredLevel => ({
  area: 'math',
  level: 3,
  learner_grade: 5,
  difficulty: 'beginner',
  failures: 0,
  is_settled: true,
  last_at: '2026-05-01T08:00:00.000Z',
  ...fields,
});

t.test('is what a request with the grade of the profile or of the last lessons means', async (t) => {
  const levels = [row()];
  t.match(levelIn({ gradeLevel: 5, profileGrade: 5, levels }, 'math'), { grade: 3, learnerGrade: 5 });
  t.match(levelIn({ gradeLevel: 6, profileGrade: 6, levels }, 'math'), { grade: 4, learnerGrade: 6 });
  t.match(levelIn({ gradeLevel: 5, profileGrade: 8, levels }, 'math'), { grade: 3, learnerGrade: 5 });
  t.match(levelIn({ gradeLevel: 5, profileGrade: 5, levels }, 'reading'), { grade: 5, learnerGrade: 5 });
  t.match(
    levelIn({ gradeLevel: 8, profileGrade: 5, levels }, 'math'),
    { grade: 8, learnerGrade: 5 },
    'another grade is a wish for exactly that one',
  );
});

t.test('asks a concept at its own grade, near the level', async (t) => {
  const [concept] = concepts.filter(({ grades: [first, last] }) => first === 3 && last === 6);
  if (!concept) throw new Error('no concept for grades 3 to 6');
  const at = (grade: number, last_grade?: number) =>
    askedGrade(
      concept,
      { grade, learnerGrade: 5, row: row() },
      last_grade ? { last_grade, is_mastered: false } : undefined,
    );
  t.same(
    [1, 4, 9].map((grade) => at(grade)),
    [3, 4, 6],
  );
  t.same(
    [at(5, 4), at(6, 4), at(9, 4), at(3, 4)],
    [4, 5, 5, 3],
    'a grade at a time after a level that has risen',
  );
});

t.test(
  'lets the choice follow it: two grades below is known, what begins at the level comes first',
  async (t) => {
    for (const level of [3, 6, 9])
      for (const [area, subject] of [
        ['math', 'Math'],
        ['science', 'Science'],
      ] as const) {
        const { grades } = select({
          gradeLevel: 6,
          profileGrade: 6,
          subject,
          levels: [row({ area, level, learner_grade: 6 })],
        });
        t.equal(grades[0], level, `${subject} at level ${level}`);
      }
  },
);

t.test('is set by a placement, in spite of slips and guesses', async (t) => {
  const rng = createRng('placements');
  const chance = (probability: number) => rng.int(1, 1000) <= probability * 1000;
  const subject = subjectConcepts(conceptsOf('Math'));
  for (const known of [2, 3, 4, 5, 6, 7, 8]) {
    const found = Array.from({ length: 200 }, () => {
      const asked = placedConcepts(subject, 5, rng);
      const correct = asked.map(({ gradeLevel }) => chance(gradeLevel <= known ? 0.93 : 0.25));
      const grades = asked.map(({ gradeLevel }) => gradeLevel);
      return after(quiz(0, 5, 'intermediate', { conceptId: 'math.placement', correct, grades }))?.level ?? 99;
    });
    const near = found.filter((level) => Math.abs(level - known) <= 1).length / found.length;
    t.ok(near >= 0.85, `${near} of the learners at grade ${known} are placed within a grade`);
  }
});
