import { achievementTexts } from '../../../schema/achievement-texts.ts';
import type { Difficulty, QuizResult } from '../../../schema/lessons.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { existing, Problem, stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { command } from '../../kernel/commands/command.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { commitmentTo, saltOf } from '../../kernel/ledger/commitment.ts';
import type { RecordedEvent } from '../../kernel/ledger/events.ts';
import { all, one } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';
import { dayOf } from '../../slice/event-days.ts';
import { type FamilyDays, timeZoneOf, timeZoneRead } from '../../slice/family-days.ts';
import { areaOf, isPlacement } from './areas.ts';
import { type StoredQuestion, validIndex } from './authoring/content.ts';
import { toLesson } from './authoring/lesson-reply.ts';
import { type NewLesson, newLesson } from './authoring/new-lesson.ts';
import { isTooFast } from './authoring/reading-time.ts';
import { checksOf, type StoredCheck } from './checking/checks.ts';
import { allowsDoubling, doublingReads, isRisked } from './checking/doubling.ts';
import { beyondQuestions, openQuestions } from './checking/open-questions.ts';
import { type Grades, levelIn } from './choice/levels.ts';
import { countLesson } from './daily-quota.ts';

/** Declares the rows for a new lesson: the learner's balance, and the questions seen on its concepts. */
function newLessonReads({ learnerId: learner_id, moduleId, conceptIds = [moduleId] }: NewLesson) {
  return {
    balance: one('balances', { learner_id }),
    seen: conceptIds.map((concept_id) => all('seen_questions', { learner_id, concept_id })),
  };
}

/** Declares the number of lessons that the learner has had on its last day with a lesson, and the zone of the family's days. */
function countReads(data: FamilyDays & { learnerId: number }) {
  return { count: one('lesson_counts', { learner_id: data.learnerId }), parent: timeZoneRead(data) };
}

function readsByStatus(learnerId: number, status: 'ACTIVE' | 'QUEUED') {
  return all('lessons', { learner_id: learnerId, status });
}

/** Makes a new lesson the learner's ACTIVE one. Retires the previous one without a score, and an outdated QUEUED one (decisions.md 4.1). */
export const createLesson = command({
  reads: (lesson: NewLesson & FamilyDays & { outdatedId?: string | undefined }) => ({
    ...newLessonReads(lesson),
    ...countReads(lesson),
    outdated: lesson.outdatedId === undefined ? [] : [one('lessons', { id: lesson.outdatedId })],
    active: readsByStatus(lesson.learnerId, 'ACTIVE'),
    lesson: one('lessons', { id: lesson.id }),
  }),
  decide(lesson, { balance, count, parent, seen, outdated, active, lesson: earlier }, context) {
    balanceOf(balance);
    // A second attempt after a lost commit must not draw again: its own questions would count as seen.
    if (earlier) return { events: [] };
    const timeZone = timeZoneOf(parent, lesson.serverTimeZone);
    const counted = countLesson(lesson, count, { ...context, timeZone });
    const { changes, jobs } = newLesson(lesson, 'ACTIVE', seen.flat(), context);
    const old = outdated.flatMap((row) => (row?.status === 'QUEUED' ? [row] : []));
    return { events: [], changes: [...retire([...active, ...old]), counted, ...changes], jobs };
  },
  reply: (_data, { lesson }) => stored(lesson),
});

/** Requirements of a request for a queued lesson; undefined matches any value. */
export interface WantedLesson extends Grades {
  learnerId: number;
  subject: string | undefined;
  difficulty: Difficulty | undefined;
  category: string | undefined;
}

/** Makes the QUEUED lesson ACTIVE. Throws LESSON_NOT_FOUND if no queued lesson fits (decisions.md 4.1). */
export const takeQueuedLesson = command({
  reads: (wanted: WantedLesson & FamilyDays) => ({
    ...countReads(wanted),
    active: readsByStatus(wanted.learnerId, 'ACTIVE'),
    queued: readsByStatus(wanted.learnerId, 'QUEUED'),
  }),
  decide(wanted, { count, parent, active, queued: [queued] }, context) {
    if (!queued || !fits(queued, wanted)) throw new Problem('LESSON_NOT_FOUND');
    const timeZone = timeZoneOf(parent, wanted.serverTimeZone);
    const counted = countLesson(wanted, count, { ...context, timeZone });
    const category = wanted.category ?? queued.category;
    const put = { ...queued, status: 'ACTIVE', category, created_at: context.now };
    return { events: [], changes: [...retire(active), counted, { table: 'lessons', put }] };
  },
  reply: (_data, { active: [active] }) => stored(active),
});

/** Queues a lesson that was generated ahead. Drops it if another one is queued: at most one per learner. */
export const queueLesson = command({
  reads: (lesson: NewLesson) => ({
    ...newLessonReads(lesson),
    queued: readsByStatus(lesson.learnerId, 'QUEUED'),
  }),
  decide(lesson, { balance, seen, queued }, context) {
    const isWanted = balance !== undefined && queued.length === 0;
    return { events: [], ...(isWanted && newLesson(lesson, 'QUEUED', seen.flat(), context)) };
  },
  reply: () => true,
});

export interface QuizAnswers extends FamilyDays {
  lessonId: string;
  /** Immutable fields of the lesson, which the caller reads to find its family. */
  learnerId: number;
  conceptId: string;
  /** True if the next lesson is QUEUED. It stays so: a request that takes it retires this lesson. */
  hasNext: boolean;
  answers: number[];
  doubleOrLoss: boolean;
  doubleQuestionIndices: number[];
}

/** Job that generates the next lesson after an answered quiz (decisions.md 4.1). */
export const nextLessonJob = 'next-lesson';

/** Scores the quiz of the ACTIVE lesson, once (interface.md 4.4, decisions.md 4.5 to 4.8). */
export const answerLesson = command({
  reads: ({ lessonId, learnerId, ...days }: QuizAnswers) => ({
    lesson: one('lessons', { id: lessonId }),
    parent: timeZoneRead(days),
    balance: one('balances', { learner_id: learnerId }),
    ...doublingReads(learnerId),
    progress: one('progress', { learner_id: learnerId }),
  }),
  emits: ({ learnerId, lessonId, conceptId }) => [
    { type: 'QuizAnswered', payload: { learnerId, lessonId, conceptId } },
  ],
  decide(data, { lesson, parent, progress, ...settings }, context) {
    const { familyId, now } = context;
    const { lessonId, learnerId } = data;
    const row = existing(lesson, 'LESSON_NOT_FOUND');
    const questions = openQuestions(row);
    requireFit(data, questions.length);
    const checks = checksOf(row);
    const given = questions.map((_, i) => choiceFor(i, checks, data));
    const doubled = allowsDoubling(settings)
      ? doubledQuestions(data, row.module_id, checks, questions.length)
      : [];
    const correct = questions.map((question, i) => given[i] === question.correctIndex);
    const choices = questions.map((question) => question.choices.length);
    const ids = { learnerId, lessonId, conceptId: row.module_id };
    // The table's CHECK allows only difficulties.
    const made = {
      difficulty: row.difficulty as Difficulty,
      gradeLevel: row.grade_level,
      day: dayOf(now, timeZoneOf(parent, data.serverTimeZone), progress?.last_day),
      learnerGrade: row.learner_grade ?? row.grade_level,
      ...placedIn(row, questions),
    };
    const answers = choices.map((count, i) => validIndex(given[i], count));
    const is_too_fast = isTooFast(questions, answers, Date.parse(now) - Date.parse(row.created_at));
    const payload = { ...ids, correct, choices, doubled, ...made, isTooFast: is_too_fast };
    const salt = saltOf(context, lessonId);
    const done = { status: 'DONE', score: scoreOf(correct), answers, answered_at: now, is_too_fast };
    const put = { ...row, ...done, salt, checks: countedChecks(checks, doubled) };
    const commitments = {
      questions: commitmentTo(salt, 'questions', canonicalJson(questions)),
      answers: commitmentTo(salt, 'answers', canonicalJson(answers)),
    };
    return {
      events: [{ type: 'QuizAnswered', payload, commitments }],
      changes: [{ table: 'lessons', put }],
      jobs: data.hasNext ? [] : [{ name: nextLessonJob, data: { familyId, learnerId, lessonId } }],
    };
  },
  reply: (_data, { lesson, balance }, events) => quizResult(stored(lesson), balanceOf(balance), events),
});

/** Returns the concept and grade of each question of a placement; none for other lessons. */
function placedIn({ module_id }: Row<'lessons'>, questions: readonly StoredQuestion[]) {
  const placed = isPlacement(module_id) ? questions : [];
  return {
    concepts: placed.map(({ conceptId = '' }) => conceptId),
    grades: placed.map(({ gradeLevel = 0 }) => gradeLevel),
  };
}

function quizResult(lesson: Row<'lessons'>, newBalance: number, events: RecordedEvent[]): QuizResult {
  const [quiz] = events;
  if (quiz?.type !== 'QuizAnswered') throw new Error('answered quiz without its event');
  const { correct, doubled } = quiz.payload;
  const correctCount = correct.filter(Boolean).length;
  const sum = (sourceType: string) =>
    quiz.entries
      .filter((entry) => entry.sourceType === sourceType)
      .reduce((total, entry) => total + entry.amount, 0);
  return {
    lesson: toLesson(lesson, false),
    score: scoreOf(correct),
    correctCount,
    totalQuestions: correct.length,
    wrongCount: correct.length - correctCount,
    pointsAwarded: sum('QUIZ_CORRECT'),
    pointsDeducted: 0 - sum('DOUBLE_OR_LOSS_DEDUCTION'),
    doubleOrLoss: doubled.length > 0,
    doubleQuestionIndices: [...doubled],
    newBalance,
    newAchievements: events.flatMap((event) =>
      event.type === 'AchievementEarned' ? [achievementReply(event)] : [],
    ),
  };
}

/** Throws a Problem if the answers do not fit the number of questions. */
function requireFit({ answers, doubleQuestionIndices }: QuizAnswers, count: number): void {
  const pointers = [
    ...(answers.length > count ? ['/body/answers'] : []),
    ...doubleQuestionIndices.flatMap((index, i) =>
      index < count ? [] : [`/body/doubleQuestionIndices/${i}`],
    ),
  ];
  if (pointers.length > 0) throw beyondQuestions(pointers, count);
}

/** Returns the choice that counts for a question: the first one that was checked, or else that of the request (decisions.md 4.26). */
function choiceFor(
  question: number,
  checks: ReadonlyMap<number, StoredCheck>,
  { answers }: QuizAnswers,
): number | undefined {
  const check = checks.get(question);
  return check ? (check.choice ?? undefined) : answers[question];
}

/**
 * Returns the questions that count double, if the learner's setting allows it (decisions.md 4.5). The check of a question has
 * chosen for it.
 */
function doubledQuestions(
  { answers, doubleOrLoss, doubleQuestionIndices: chosen }: QuizAnswers,
  moduleId: string,
  checks: ReadonlyMap<number, StoredCheck>,
  count: number,
): number[] {
  const isChosen = (i: number) => (chosen.length > 0 ? chosen.includes(i) : doubleOrLoss);
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => checks.get(i)?.isDoubled ?? (isChosen(i) && isRisked(moduleId, answers[i])),
  );
}

/** Returns the checks as they counted: a parent may have ended double-or-loss since. */
function countedChecks(checks: ReadonlyMap<number, StoredCheck>, doubled: readonly number[]): StoredCheck[] {
  return [...checks.values()].map((check) => ({ ...check, isDoubled: doubled.includes(check.question) }));
}

/** Returns the score in percent. Divides last: 23 / 40 is rounded, so 23 / 40 × 100 is less than 57.5. */
function scoreOf(correct: boolean[]): number {
  return Math.round((correct.filter(Boolean).length * 100) / correct.length);
}

type Queued = Pick<
  Row<'lessons'>,
  'module_id' | 'learner_grade' | 'grade_level' | 'difficulty' | 'subject' | 'created_at'
>;

/** Checks whether a queued lesson is what a request wants. */
export function fits(queued: Queued, wanted: WantedLesson): boolean {
  const { learnerGrade } = levelIn(wanted, areaOf(queued.module_id));
  return (
    // Not for the wish for another grade.
    learnerGrade === wanted.gradeLevel &&
    (queued.learner_grade ?? queued.grade_level) === learnerGrade &&
    !isOutdated(queued, wanted) &&
    (wanted.difficulty === undefined || wanted.difficulty === queued.difficulty) &&
    (wanted.subject === undefined || wanted.subject.toLowerCase() === queued.subject.toLowerCase())
  );
}

/** Returns true for a queued lesson of a level or difficulty that answers, or another grade of the learner, may have moved since. */
export function isOutdated(queued: Queued, grades: Grades): boolean {
  const { row } = levelIn(grades, areaOf(queued.module_id));
  const { gradeLevel, profileGrade } = grades;
  if (row && row.last_at > queued.created_at) return true;
  return gradeLevel === profileGrade && (queued.learner_grade ?? queued.grade_level) !== gradeLevel;
}

function retire(active: readonly Row<'lessons'>[]): Change[] {
  return active.map((row) => ({ table: 'lessons', put: { ...row, status: 'DONE' } }));
}

function achievementReply(event: RecordedEvent<'AchievementEarned'>) {
  const type = event.payload.achievement;
  return { type, ...achievementTexts[type] };
}
