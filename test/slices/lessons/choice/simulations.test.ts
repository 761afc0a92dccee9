import t from 'tap';
import { type Concept, concepts } from '../../../../curriculum/index.ts';
import {
  type Course,
  heldIn,
  type Learner,
  longestGap,
  masteredIn,
  mostIn30Days,
  shareInOrder,
  simulate,
} from './simulated-learner.ts';

/** Learners who take lessons on all subjects for 120 days. The bounds have room for more concepts. */

type Kind = Omit<Learner, 'seed' | 'gradeLevel'>;

/** Nearly all of three grades ago, half of the last grade, hardly anything of this one. */
const rarely = (gradesAgo: number) => [0.1, 0.5, 0.9][Math.max(gradesAgo, 0)] ?? 0.97;
const mostly = (gradesAgo: number) => (gradesAgo >= 2 ? 0.98 : gradesAgo === 1 ? 0.85 : 0.2);
const weak: Kind = { lessonsPerDay: 2, knows: rarely, learns: 0.25, right: 0.87, luck: 0.25 };
const average: Kind = { lessonsPerDay: 3, knows: mostly, learns: 0.5, right: 0.92, luck: 0.25 };
const strong: Kind = { lessonsPerDay: 8, knows: mostly, learns: 0.95, right: 0.98, luck: 0.25 };
const forgetful: Kind = { ...average, learns: 0.6, halfLife: 25 };
const guesser: Kind = { lessonsPerDay: 3, knows: () => 0, learns: 0, right: 1, luck: 0.25 };
/** Learner in grade 8 who knows what ends by grade 4, and half of what began before. */
const fourGradesBelow: Kind = {
  ...average,
  learns: 0.4,
  knows: (_, { grades }: Concept) => (grades[1] <= 4 ? 0.95 : grades[0] <= 3 ? 0.5 : 0.02),
};

function courses(kind: Kind, gradeLevel: number, count = 2): Course[] {
  return Array.from({ length: count }, (_, i) => simulate({ ...kind, gradeLevel, seed: `learner ${i}` }));
}

/** Checks what holds for every learner. */
function checkAll(t: { ok(value: boolean, message: string): unknown }, all: readonly Course[]): void {
  for (const course of all) {
    const [most, gap] = [mostIn30Days(course), longestGap(course)];
    const { lessons } = course;
    const reviews = lessons.filter(
      ({ before }, i) => before?.is_mastered && lessons[i - 1]?.before?.is_mastered,
    );
    t.ok(most <= 6, `a concept comes ${most} times in 30 days`);
    t.ok(gap <= 60, `the longest time without a mastered concept is ${gap} days`);
    t.ok(reviews.length === 0, `${reviews.length} reviews follow another one`);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

for (const gradeLevel of [4, 8]) {
  t.test(`leads a weak learner in grade ${gradeLevel} along prerequisites`, async (t) => {
    const all = courses(weak, gradeLevel, 3);
    checkAll(t, all);
    const order = mean(all.map(shareInOrder));
    t.ok(order >= 0.95, `${order} of the concepts come after their prerequisites`);
    const mastered = Math.min(...all.map(masteredIn));
    t.ok(mastered >= 18, `masters ${mastered} concepts`);
  });
}

t.test(
  'leads a learner who takes all lessons at beginner on to what needs the passed concepts',
  async (t) => {
    const all = courses({ ...average, difficulty: 'beginner' }, 4);
    checkAll(t, all);
    t.same(all.map(masteredIn), [0, 0]);
    for (const { lessons } of all) {
      const led = lessons.filter(({ before, concept }) => !before && concept.prerequisites);
      t.ok(led.length >= 22, `begins ${led.length} concepts with prerequisites`);
    }
  },
);

for (const gradeLevel of [5, 8]) {
  t.test(`lets an average learner in grade ${gradeLevel} master most that is begun`, async (t) => {
    const all = courses(average, gradeLevel);
    checkAll(t, all);
    for (const course of all) {
      const mastered = masteredIn(course);
      t.ok(mastered >= 50 && mastered >= 0.55 * course.records.size, `masters ${mastered} concepts`);
    }
  });

  t.test(`lets a forgetful learner in grade ${gradeLevel} keep some of it`, async (t) => {
    const all = courses(forgetful, gradeLevel);
    checkAll(t, all);
    const mastered = Math.min(...all.map(masteredIn));
    t.ok(mastered >= 10, `${mastered} concepts are mastered at the end`);
  });
}

for (const gradeLevel of [0, 8]) {
  t.test(
    `has something new for a strong learner in grade ${gradeLevel} until 97 % of the curriculum are met`,
    async (t) => {
      const all = courses(strong, gradeLevel);
      checkAll(t, all);
      for (const { lessons, records } of all) {
        // The last few concepts need each other, and each takes two days.
        const last = lessons.filter(({ before }) => !before)[Math.floor(concepts.length * 0.97)];
        const learning = last ? lessons.slice(0, lessons.indexOf(last)) : lessons;
        for (const [day, taken] of Map.groupBy(learning, ({ day }) => day))
          t.ok(
            taken.some(({ before }) => !before?.is_mastered),
            `a concept to learn on day ${day}`,
          );
        const idle = learning.filter(({ before, isDue }) => before?.is_mastered && !isDue);
        t.equal(idle.length, 0, 'no review before its time');
        t.ok(records.size >= 200, `meets ${records.size} concepts`);
      }
    },
  );
}

for (const gradeLevel of [0, 5, 8]) {
  t.test(`lets a guesser in grade ${gradeLevel} master nothing`, async (t) => {
    const all = courses(guesser, gradeLevel);
    checkAll(t, all);
    t.same(all.map(masteredIn), [0, 0]);
  });
}

t.test(
  'asks a guesser in kindergarten no concept of one subject often, and stays near the grade',
  async (t) => {
    for (const subject of new Set(concepts.map((one) => one.subject))) {
      const all = concepts.filter((one) => one.subject === subject);
      // Each comes again after a week.
      const isEnough = all.filter((one) => one.grades[0] === 0).length >= 2 * 7;
      for (const course of courses({ ...guesser, lessonsPerDay: 2, subjects: [subject] }, 0)) {
        const most = mostIn30Days(course);
        t.ok(most <= 6 || all.length < 20, `one of ${all.length} concepts of ${subject} comes ${most} times`);
        const isNear = course.lessons.every(({ concept }) => concept.grades[0] <= 1);
        t.ok(isNear || !isEnough, `no later grade of ${subject}`);
      }
    }
  },
);

t.test('lets a guesser who is right four times in ten master hardly anything', async (t) => {
  const all = courses({ ...guesser, luck: 0.4 }, 8);
  checkAll(t, all);
  t.ok(Math.max(...all.map(masteredIn)) <= 2);
});

t.test('leads a learner four grades below back, and up again', async (t) => {
  const all = courses(fourGradesBelow, 8, 3);
  checkAll(t, all);
  for (const course of all) {
    const below = [...course.records.values()].filter(({ concept_id: id }) =>
      concepts.some((concept) => concept.id === id && concept.grades[1] < 8),
    );
    const mastered = below.filter(({ is_mastered }) => is_mastered).length;
    t.ok(mastered >= 15, `masters ${mastered} concepts of earlier grades`);
    t.ok(masteredIn(course) >= 35, `masters ${masteredIn(course)} concepts`);
  }
  const counts = all.map(heldIn);
  const [held, passed] = [mean(counts.map(({ held }) => held)), mean(counts.map((one) => one.passedLater))];
  // The others wait for prerequisites that the learner has yet to learn. The grade is believed, so many fail at first.
  t.ok(held >= 10 && passed >= held / 6, `passes ${passed} of ${held} failed concepts later`);
});
