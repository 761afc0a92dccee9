import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import t from 'tap';
import { difficulties } from '../../../../schema/difficulties.ts';
import { tableShapes } from '../../../../src/db/table-shapes.ts';
import type { EventPayloads, RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { project } from '../../../../src/kernel/ledger/project.ts';
import { FamilyState } from '../../../../src/kernel/state/state.ts';
import { registry } from '../../../../src/service/app.ts';

const learnerId = 8;
const conceptIds = ['math.add', 'math.subtract', 'science.matter'];

type Quiz = EventPayloads['QuizAnswered'];
/** Quiz, with the questions that are voided after it, of any quiz so far. */
interface Step {
  quiz: Quiz;
  voids: { quiz: number; question: number }[];
}

const answer = fc.record({ isCorrect: fc.boolean(), choices: fc.integer({ min: 3, max: 6 }) });
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-03-${String(number).padStart(2, '0')}`);
const made = fc.record({
  difficulty: fc.constantFrom(...difficulties),
  day,
  isTooFast: fc.integer({ max: 9 }).map((number) => number === 9),
  gradeLevel: fc.integer({ min: 0, max: 12 }),
});
const lesson = fc
  .tuple(fc.constantFrom(...conceptIds), fc.array(answer, { minLength: 1, maxLength: 5 }), made)
  .map(([conceptId, answers, rest]) => quizOf(conceptId, answers, rest));
const placement = fc.tuple(answer, answer, made).map(([first, second, rest]) => ({
  ...quizOf('math.placement', [first, second], rest),
  concepts: ['math.add', 'math.subtract'],
  grades: [3, 4],
}));
const voided = fc.record({ quiz: fc.nat(5), question: fc.nat(4) });
const steps = fc.array(
  fc.record({
    quiz: fc.oneof({ weight: 4, arbitrary: lesson }, { weight: 1, arbitrary: placement }),
    voids: fc.array(voided, { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 8 },
);

function quizOf(
  conceptId: string,
  answers: readonly { isCorrect: boolean; choices: number }[],
  rest: Pick<Quiz, 'difficulty' | 'day' | 'isTooFast' | 'gradeLevel'>,
): Quiz {
  return {
    learnerId,
    lessonId: randomUUIDv7(),
    conceptId,
    correct: answers.map(({ isCorrect }) => isCorrect),
    choices: answers.map(({ choices }) => choices),
    doubled: [],
    ...rest,
    learnerGrade: 3,
    concepts: [],
    grades: [],
  };
}

/** Returns the rows of mastery after events; each is an hour after the one before. */
function masteryAfter(events: readonly { at: number; type: string; payload: object }[]): object[] {
  const state = new FamilyState(7, tableShapes, true);
  const added = { at: -1, type: 'LearnerAdded', payload: { learnerId } };
  for (const [i, { at, type, payload }] of [added, ...events].entries()) {
    const recordedAt = new Date(Date.UTC(2026, 2, 1) + at * 3_600_000).toISOString();
    const event = {
      familyId: 7,
      seq: i + 1,
      id: randomUUIDv7(),
      type,
      rules: 4,
      payload,
      actorId: 7,
      recordedAt,
    };
    // The types of the test's events are right, which this cannot show.
    project({ ...event, entries: [], hash: '' } as unknown as RecordedEvent, state, registry.rules);
  }
  return state
    .allRows('mastery')
    .toSorted((a, b) => (String(a['concept_id']) < String(b['concept_id']) ? -1 : 1));
}

/** Returns the quiz without its voided questions; undefined if none is left. */
function without(quiz: Quiz, questions: ReadonlySet<number>): Quiz | undefined {
  const left = <T>(items: readonly T[] = []) => items.filter((_, i) => !questions.has(i));
  const { correct, choices, concepts, grades } = quiz;
  const rest = {
    correct: left(correct),
    choices: left(choices),
    concepts: left(concepts),
    grades: left(grades),
  };
  return rest.correct.length === 0 ? undefined : { ...quiz, ...rest };
}

/** Returns the events with their voids, and the same history in which the quizzes never had the voided questions. */
function historiesOf(all: readonly Step[]) {
  const gone = new Map<number, Set<number>>();
  const events = all.flatMap(({ quiz, voids }, at) => {
    const effective = voids.flatMap(({ quiz: index, question }) => {
      const of = all[index]?.quiz;
      const questions = gone.get(index) ?? new Set();
      if (!of || index > at || question >= of.correct.length || questions.has(question)) return [];
      gone.set(index, questions.add(question));
      const conceptId = of.concepts?.[question] ?? of.conceptId;
      const payload = { learnerId, lessonId: of.lessonId, conceptId, questionIndex: question };
      return [{ at, type: 'QuestionVoided', payload }];
    });
    return [{ at, type: 'QuizAnswered', payload: quiz }, ...effective];
  });
  const never = all.flatMap(({ quiz }, at) => {
    const payload = without(quiz, gone.get(at) ?? new Set());
    return payload ? [{ at, type: 'QuizAnswered', payload }] : [];
  });
  return { events, never };
}

t.test('mastery is as if the lessons and placements had not had the voided questions', async (t) => {
  let count = 0;
  fc.assert(
    fc.property(steps, (all) => {
      const { events, never } = historiesOf(all);
      count += events.length - all.length;
      const [found, expected] = [masteryAfter(events), masteryAfter(never)];
      if (JSON.stringify(found.map(sorted)) !== JSON.stringify(expected.map(sorted)))
        throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
    }),
    { numRuns: 500 },
  );
  t.ok(count > 300, `${count} questions were voided`);
});

function sorted(row: object): [string, unknown][] {
  return Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
