import t from 'tap';
import { concepts } from '../../../../curriculum/index.ts';
import { sampled } from '../../../helpers/sampled.ts';
import {
  type Course,
  type Learner,
  masteredIn,
  mostIn30Days,
  simulate,
  type Taken,
} from './simulated-learner.ts';

/**
 * Learners with a true grade, who take two lessons a day on the three subjects of a new profile. They know what is asked up to their
 * grade, guess above it, with some luck one grade above, and learn what they are taught.
 */

type Kind = Omit<Learner, 'seed' | 'gradeLevel' | 'knows'>;

const subjects = ['Math', 'Reading', 'Science'];
const usual = { lessonsPerDay: 2, days: 60, subjects, learns: 0.6, right: 0.925, luck: 0.25, partly: 0.4 };
const count = 12;

function courses(
  kind: Partial<Kind> & { trueGrade: number },
  gradeLevel: number,
  learners = count,
): Course[] {
  const learner = { ...usual, ...kind, knows: () => 0, gradeLevel };
  return Array.from({ length: learners }, (_, i) => simulate({ ...learner, seed: `learner ${i}` }));
}

function share(lessons: readonly Taken[], isWanted: (lesson: Taken) => boolean): number {
  return lessons.filter(isWanted).length / lessons.length;
}

/** Returns the lessons of all courses on some days, counted from 1. */
function lessonsOf(all: readonly Course[], from: number, to: number): Taken[] {
  return all.flatMap(({ lessons }) => lessons.filter(({ day }) => day + 1 >= from && day + 1 <= to));
}

/** Returns the day, counted from 1, on which the level has reached a grade in all subjects. */
function dayAt({ lessons }: Course, grade: number): number {
  const days = subjects.map((name) => {
    const reached = lessons.find(
      ({ concept, levelAfter }) => concept.subject === name && levelAfter >= grade,
    );
    return (reached?.day ?? 98) + 1;
  });
  return Math.max(...days);
}

for (const grade of sampled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.1)) {
  t.test(`keeps a learner in grade ${grade} at the grade`, async (t) => {
    const all = courses({ trueGrade: grade, days: 30 }, grade);
    for (const { lessons } of all) {
      const first = lessons.find(({ concept }) => concept.grades[0] === grade);
      t.equal(first?.day, 0, 'a concept that begins in the grade comes on day 1');
    }
    const own = share(lessonsOf(all, 1, 30), ({ grade: asked }) => asked >= grade);
    t.ok(own >= 0.85, `${own} of the lessons of the first month are at the grade or above`);
    const least = Math.min(
      ...all.map((course) => share(course.lessons, ({ grade: asked }) => asked >= grade)),
    );
    t.ok(least >= 0.5, `${least} for each learner`);
  });
}

for (const grade of sampled([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0.1)) {
  t.test(`leads a learner in grade ${grade} who is two grades behind to lessons that succeed`, async (t) => {
    for (const learns of [0.4, 0.6, 1]) {
      const all = courses({ trueGrade: grade - 2, learns }, grade);
      const failed = share(lessonsOf(all, 8, 60), ({ isPassed }) => !isPassed);
      t.ok(failed <= 0.25, `fails ${failed} of the lessons from week 2 on, if ${learns} are learned`);
      const month = share(lessonsOf(all, 31, 60), ({ isPassed }) => !isPassed);
      t.ok(month <= 0.25, `fails ${month} of those of month 2`);
    }
  });
}

for (const grade of sampled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.1)) {
  t.test(`leads a learner in grade ${grade} who is three grades ahead up within a week`, async (t) => {
    for (const right of [0.9, 0.95]) {
      const all = courses({ trueGrade: grade + 3, right, days: 14 }, grade, 2 * count);
      const days = all.map((course) => dayAt(course, grade + 3)).sort((a, b) => a - b);
      t.ok((days[count] ?? 99) <= 7, `at grade ${grade + 3} on day ${days[count]}, as the median`);
      const early = days.filter((day) => day <= 7).length / days.length;
      t.ok(early >= 0.75, `${early} of the learners within 7 days`);
    }
  });

  t.test(
    `leads a learner in grade ${grade} who is three grades ahead up in 3 days by placement`,
    async (t) => {
      const all = courses({ trueGrade: grade + 3, days: 3, isPlaced: true }, grade, 2 * count);
      const early = all.filter((course) => dayAt(course, grade + 3) <= 3).length / all.length;
      // Ten questions place two of three learners exactly; the others are a grade away, and need some days more.
      t.ok(early >= 0.65, `${early} of the learners within 3 days`);
    },
  );
}

for (const grade of sampled([0, 2, 4, 6, 8, 10, 12], 0.1)) {
  t.test(`lets a guesser in grade ${grade} sink three grades at most, and master nothing`, async (t) => {
    const all = courses({ trueGrade: 0, right: 0.25, partly: 0.25, learns: 0 }, grade, 6);
    t.equal(Math.max(...all.map(masteredIn)), 0);
    const levels = all.flatMap(({ lessons }) => lessons.map(({ levelAfter }) => levelAfter));
    t.ok(Math.min(...levels) >= Math.max(grade - 3, 0), `down to grade ${Math.min(...levels)}`);
  });
}

const plans = [...new Set(concepts.map(({ subject }) => subject))]
  .filter((subject) => concepts.filter((one) => one.subject === subject).length >= 20)
  .flatMap((subject) => [0, 2, 5, 8, 12].map((grade) => ({ subject, grade })));

for (const { subject, grade } of sampled(plans, 0.1)) {
  t.test(`gives nobody in grade ${grade} a concept of ${subject} more than 6 times in 30 days`, async (t) => {
    const kinds = {
      'on level': { trueGrade: grade },
      'two grades behind': { trueGrade: Math.max(grade - 2, 0) },
      'three grades ahead': { trueGrade: grade + 3 },
      guesser: { trueGrade: 0, right: 0.25, partly: 0.25, learns: 0 },
    };
    for (const [name, kind] of Object.entries(kinds))
      for (const course of courses({ ...kind, subjects: [subject] }, grade, 2)) {
        const most = mostIn30Days(course);
        t.ok(most <= 6, `${name}: ${most} times`);
      }
  });
}

t.test('lets a learner who takes lessons on one topic alone rise in difficulty and master it', async (t) => {
  for (const topic of ['fractions', 'planets', 'commas', 'volcanoes']) {
    const [course] = courses({ trueGrade: 5, right: 1, lessonsPerDay: 1, days: 5, topic }, 5, 1);
    const difficulties = course?.lessons.map(({ difficulty }) => difficulty) ?? [];
    t.equal(difficulties[0], 'beginner', topic);
    t.ok(difficulties.includes('advanced'), topic);
    t.ok(course && masteredIn(course) >= 1, `masters ${topic}`);
  }
});
