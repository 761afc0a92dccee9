import t from 'tap';
import { conceptsFor } from '../../../../curriculum/index.ts';
import type { Row } from '../../../../src/db/tables.ts';
import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { masteryProjection } from '../../../../src/slices/lessons/projection.ts';
import { createClock } from '../../../helpers/clock.ts';
import { answerQuiz, createLesson, expectStatus, type Member } from '../../../helpers/families/client.ts';
import { startFamilies } from '../../../helpers/families/families.ts';
import { gradeLevel, mastered, records, select, yesterday } from './concept-selections.ts';

const clock = createClock();
const { database, newFamily } = await startFamilies(t, { now: clock.now });

/** Registers a family in a zone; returns its learner. */
async function learnerIn(timeZone: string): Promise<Member> {
  clock.set('2100-01-01T00:00:00.000Z');
  const { parent, learner } = await newFamily();
  await expectStatus(200, parent.put('/api/user', { timeZone }));
  return learner;
}

/** Answers a lesson on one concept at a time, all right; returns the row of the concept. */
async function passAt(learner: Member, time: string): Promise<Row<'mastery'> | undefined> {
  clock.set(time);
  const lesson = await createLesson(learner, learner.id, { topic: 'fractions', difficulty: 'intermediate' });
  clock.pass();
  await answerQuiz(learner, lesson);
  const [row] = await database.query<Row<'mastery'>>(
    'SELECT * FROM mastery WHERE learner_id = $1 AND concept_id = $2',
    [String(learner.id), lesson.moduleId],
  );
  return row;
}

t.test("counts the two days of mastery by the family's days", async (t) => {
  // From 8 in the morning to 10 in Seoul: two days in UTC, one here.
  const seoul = await learnerIn('Asia/Seoul');
  t.match(await passAt(seoul, '2100-03-01T23:00:00.000Z'), { passed_days: 1, passed_day: '2100-03-02' });
  t.match(await passAt(seoul, '2100-03-02T01:00:00.000Z'), { passed_days: 1, is_mastered: false });
  t.match(await passAt(seoul, '2100-03-02T15:00:00.000Z'), { passed_days: 2, is_mastered: true });
  // From one evening to the next afternoon in Los Angeles: one day in UTC, two here.
  const angeles = await learnerIn('America/Los_Angeles');
  t.match(await passAt(angeles, '2100-03-02T03:00:00.000Z'), { passed_days: 1, passed_day: '2100-03-01' });
  t.match(await passAt(angeles, '2100-03-02T23:00:00.000Z'), { passed_days: 2, is_mastered: true });
});

t.test("lets a concept rest for the rest of the family's day", async (t) => {
  const id = 'reading.grammar.irregular-verbs';
  // 17 o'clock in Seoul, 1 o'clock in Los Angeles.
  const isAgain = (timeZone: string, last_at: string) =>
    select({ subject: 'Reading', mastery: records([{ id }], { last_at }), timeZone }).id === id;
  t.ok(isAgain('Asia/Seoul', '2026-05-31T14:59:59.999Z'));
  t.notOk(isAgain('Asia/Seoul', '2026-05-31T15:00:00.000Z'));
  t.ok(isAgain('America/Los_Angeles', '2026-06-01T06:59:59.999Z'));
  t.notOk(isAgain('America/Los_Angeles', '2026-06-01T07:00:00.000Z'));
});

t.test("reviews after 57 of the family's days without a lesson", async (t) => {
  const [first] = conceptsFor({ subject: 'Math', gradeLevel });
  const latest = records(conceptsFor({ subject: 'Science', gradeLevel }).slice(2, 3), { last_at: yesterday });
  const isReviewed = (timeZone: string, last_at: string) => {
    const seen = records(first ? [first] : [], { ...mastered, last_at });
    return select({ mastery: [...seen, ...latest], timeZone }).id === first?.id;
  };
  t.ok(isReviewed('Asia/Seoul', '2026-04-05T14:59:59.999Z'));
  t.notOk(isReviewed('Asia/Seoul', '2026-04-05T15:00:00.000Z'));
  t.ok(isReviewed('America/Los_Angeles', '2026-04-06T06:59:59.999Z'));
  t.notOk(isReviewed('America/Los_Angeles', '2026-04-06T07:00:00.000Z'));
});

t.test("lets a concept rest in the family's zone over HTTP", async (t) => {
  const learner = await learnerIn('Asia/Seoul');
  const nextAt = async (time: string) => {
    clock.set(time);
    return createLesson(learner, learner.id, { topic: undefined, subject: 'Math' });
  };
  const first = await nextAt('2100-03-01T23:00:00.000Z');
  await answerQuiz(learner, first);
  const second = await nextAt('2100-03-02T01:00:00.000Z');
  t.not(second.moduleId, first.moduleId, 'another day in UTC, the same in Seoul');
});

/** Returns the row of a concept after passed lessons at times, each with the family's day or, before version 2, without one. */
function rowAfter(quizzes: readonly (readonly [time: string, day?: string])[]): Row<'mastery'> | undefined {
  return quizzes.reduce<Row<'mastery'> | undefined>((before, [recordedAt, day]) => {
    const payload = {
      learnerId: 2,
      lessonId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
      conceptId: 'math.addition',
      correct: [true, true, true, true, true],
      choices: [4, 4, 4, 4, 4],
      doubled: [],
      difficulty: 'intermediate',
      ...(day && { day }),
    };
    // The rest does not matter to the projection.
    const event = { familyId: 1, type: 'QuizAnswered', payload, recordedAt } as unknown as RecordedEvent;
    const [change] = masteryProjection.project(event, { read: [before] });
    if (change?.table !== 'mastery' || !('put' in change)) throw new Error('no row of mastery');
    return change.put;
  }, undefined);
}

t.test('compares the day of a quiz with the UTC day of one of version 1, in both orders', async (t) => {
  const old = ['2026-03-02T23:00:00.000Z'] as const;
  const days = (...quizzes: Parameters<typeof rowAfter>[0]) => rowAfter(quizzes)?.passed_days;
  t.equal(days(old, ['2026-03-03T06:00:00.000Z', '2026-03-02']), 1);
  t.equal(days(old, ['2026-03-03T06:00:00.000Z', '2026-03-03']), 2);
  t.equal(days(['2026-03-02T22:00:00.000Z', '2026-03-02'], old), 1);
  t.equal(days(['2026-03-02T22:00:00.000Z', '2026-03-03'], old), 2, 'an older instance during an update');
  t.match(rowAfter([['2026-03-02T22:00:00.000Z', '2026-03-02'], old]), {
    passed_day: null,
    passed_at: old[0],
  });
});
