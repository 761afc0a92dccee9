import t from 'tap';
import { type Concept, conceptById, concepts, conceptsOf } from '../../../curriculum/index.ts';
import type { Lesson } from '../../../schema/lessons.ts';
import { answerQuiz, createLesson, registerFamily } from '../../helpers/families/client.ts';
import { startInstance, waitForQueued } from '../../helpers/families/next-lessons.ts';
import { select } from './choice/concept-selections.ts';
import { type Learner, simulate } from './choice/simulated-learner.ts';

/** The first lessons of a learner, who is believed to be at the grade (decisions.md 4.1 and 4.12). */

const grades = Array.from({ length: 13 }, (_, grade) => grade);
const subjects = [...new Set(concepts.map(({ subject }) => subject))];
const categories = [...new Set(concepts.map(({ category }) => category))];

function spans({ grades: [first, last] }: Concept, grade: number): boolean {
  return first <= grade && grade <= last;
}

/** Returns the latest grade in which a concept begins that spans the grade: the grade itself, if one begins there. */
function latestBeginning(all: readonly Concept[], grade: number): number {
  return Math.max(...all.filter((one) => spans(one, grade)).map((one) => one.grades[0]));
}

t.test(
  'begins each subject with a concept that begins at the grade, or else as late as possible',
  async (t) => {
    for (const grade of grades)
      for (const subject of subjects) {
        const concept = select({ gradeLevel: grade, subject });
        t.equal(concept.subject, subject);
        t.ok(spans(concept, grade), `${concept.id} spans grade ${grade}`);
        t.equal(concept.grades[0], latestBeginning(conceptsOf(subject), grade), `${concept.id} at ${grade}`);
      }
  },
);

t.test('begins at the grade without a subject too, whatever the order of the profile', async (t) => {
  for (const grade of grades) {
    for (let i = 0; i < subjects.length; i++) {
      const order = [...subjects.slice(i), ...subjects.slice(0, i)];
      // It may be what the first subject needs from another one.
      const {
        id,
        subject,
        grades: [first],
      } = select({ gradeLevel: grade, subjects: order });
      t.equal(first, latestBeginning(conceptsOf(subject), grade), `${id} for ${order[0]} at grade ${grade}`);
    }
    t.equal(select({ gradeLevel: grade, subjects: [] }).grades[0], latestBeginning(concepts, grade));
  }
});

t.test('begins a subject that is not taught at the grade in the nearest grade', async (t) => {
  const nearest = (all: readonly Concept[], grade: number) =>
    Math.min(...all.map(({ grades: [first, last] }) => Math.max(0, first - grade, grade - last)));
  for (const grade of grades)
    for (const subject of categories) {
      const all = conceptsOf(subject);
      const concept = select({ gradeLevel: grade, subject });
      t.equal(nearest([concept], grade), nearest(all, grade), `${concept.id} of ${subject} at ${grade}`);
      if (nearest(all, grade) === 0) t.equal(concept.grades[0], latestBeginning(all, grade));
    }
  t.equal(
    select({ gradeLevel: 2, subjects: ['Algebra', 'Reading'] }).subject,
    'Reading',
    'unless the request names it',
  );
});

const passing: Omit<Learner, 'seed' | 'gradeLevel'> = {
  lessonsPerDay: 3,
  days: 10,
  knows: () => 1,
  learns: 1,
  right: 1,
  luck: 1,
};

t.test(
  'leads a learner who fails to earlier concepts within a few days, and back to what failed',
  async (t) => {
    for (const grade of grades.slice(1))
      for (const subject of ['Math', 'Reading', 'Science']) {
        const first = select({ gradeLevel: grade, subject });
        const name = `${first.id} at grade ${grade}`;
        const knows = (_: number, { grades: [begin] }: Concept) => (begin < first.grades[0] ? 1 : 0);
        const failing = {
          ...passing,
          knows,
          learns: 0,
          luck: 0,
          days: 60,
          seed: 'fails',
          subjects: [subject],
        };
        const { lessons } = simulate({ ...failing, gradeLevel: grade });
        t.equal(lessons[0]?.concept, first);
        const back = lessons.find(({ concept }) => concept.grades[0] < first.grades[0]);
        t.ok(back && back.day <= 5, `day ${back?.day} leads back from ${name}`);
        const again = lessons.filter(({ day, concept }) => day >= 9 && concept === first);
        t.ok(again.length > 0, `${name} comes back`);
      }
  },
);

const instance = await startInstance(t);

t.test('gives the first lesson and the QUEUED one after it at the grade', async (t) => {
  const fits = ({ moduleId, subject }: Lesson, grade: number) =>
    t.equal(
      conceptById(moduleId)?.grades[0],
      latestBeginning(conceptsOf(subject), grade),
      `${moduleId} at grade ${grade}`,
    );
  await Promise.all(
    grades.map(async (gradeLevel) => {
      const { learner } = await registerFamily(instance.app);
      const first = await createLesson(learner, learner.id, { gradeLevel, topic: '' });
      fits(first, gradeLevel);
      await answerQuiz(learner, first);
      const queued = await waitForQueued(learner, learner.id);
      t.not(queued.subject, first.subject);
      fits(queued, gradeLevel);
      const taken = await createLesson(learner, learner.id, { gradeLevel, topic: '' });
      t.equal(taken.id, queued.id);
    }),
  );
});
