import type {
  MissedQuestion,
  ReportConcept,
  ReportHelp,
  ReportSubject,
} from '../../../../schema/learner-report.ts';
import type { Row } from '../../../db/tables.ts';
import type { DescribeConcept } from '../../../slice/concept-descriptions.ts';
import { areaOf, isPlacement } from '../areas.ts';
import { specOf } from '../authoring/content.ts';
import { isPassed } from '../choice/mastery.ts';
import { levelAfter, levelFor, type SubjectLevel } from '../choice/subject-level.ts';
import { curriculum } from '../curriculum.ts';
import { masteryOf } from '../voiding/projection.ts';
import { payloadOf, type QuizQuestion, questionsOf } from '../voiding/quiz-questions.ts';
import type { Period } from './period.ts';

/** Lesson that was answered in the period. */
export type AnsweredLesson = Pick<Row<'lessons'>, 'id' | 'subject' | 'created_at'> & { answered_at: string };
/** Lesson with its questions and the given answers. */
export type LessonTexts = Pick<Row<'lessons'>, 'id' | 'spec' | 'answers'>;

/** Facts from which a report follows. All but texts are of all times, oldest first. */
export interface ReportFacts extends Period {
  quizzes: readonly Row<'quizzes'>[];
  lessons: readonly AnsweredLesson[];
  /** Grade of the profile. */
  gradeLevel: number;
  describe: DescribeConcept;
}

/** Number of minutes that a lesson counts at most: a child may leave it open. */
const longestMinutes = 30;
/** Number of missed questions of a concept. */
const mostMissed = 10;

/** Returns the minutes from the creation of lessons to their answers. */
export function minutesOf(lessons: readonly AnsweredLesson[]): number {
  const minutes = lessons.map(({ created_at, answered_at }) => {
    const passed = (Date.parse(answered_at) - Date.parse(created_at)) / 60_000;
    return Math.min(Math.max(passed, 0), longestMinutes);
  });
  return Math.round(minutes.reduce((sum, value) => sum + value, 0));
}

/** Quiz with its questions that were not voided. */
interface Answered {
  quiz: Row<'quizzes'>;
  questions: (QuizQuestion & { index: number })[];
}

/** Returns the quizzes of the period. */
function answeredIn({ quizzes, from, to }: ReportFacts): Answered[] {
  return quizzes
    .filter(({ answered_at }) => answered_at >= from && answered_at <= to)
    .map((quiz) => {
      const all = questionsOf(quiz).map((question, index) => ({ ...question, index }));
      return { quiz, questions: all.filter(({ isVoided }) => !isVoided) };
    });
}

/** Lessons of the period on a concept that needs help: its last one was not passed. */
export interface Failed {
  conceptId: string;
  quizzes: Answered[];
}

/** What a learner did in a period, in all subjects. */
export interface Activity {
  answered: readonly Answered[];
  learned: readonly ReportConcept[];
  failed: readonly Failed[];
}

/** Returns what a learner did in the period. */
export function activityIn(facts: ReportFacts): Activity {
  const answered = answeredIn(facts);
  return { answered, learned: learnedConcepts(facts, answered), failed: failedConcepts(answered) };
}

/** Returns the concepts of the period that need help. Placements, and answers without reading, say nothing about it. */
function failedConcepts(answered: readonly Answered[]): Failed[] {
  const counted = answered.filter(
    ({ quiz, questions }) => questions.length > 0 && !isPlacement(quiz.concept_id) && !quiz.is_too_fast,
  );
  return [...Map.groupBy(counted, ({ quiz }) => quiz.concept_id)]
    .map(([conceptId, quizzes]) => ({ conceptId, quizzes }))
    .filter(({ quizzes }) => !isPassed(quizzes.at(-1)?.questions.map(({ isCorrect }) => isCorrect) ?? []));
}

/** Returns what the learner did in a subject. `next` is the concept that comes next. */
export function subjectReport(
  facts: ReportFacts,
  subject: string,
  { answered, learned, failed }: Activity,
  texts: ReadonlyMap<string, LessonTexts>,
  next: ReportConcept | null,
): ReportSubject {
  const lessons = facts.lessons.filter((lesson) => isSame(lesson.subject, subject));
  const ids = new Set(lessons.map(({ id }) => id));
  const questions = answered.filter(({ quiz }) => ids.has(quiz.lesson_id)).flatMap((one) => one.questions);
  const isOwn = ({ conceptId }: { conceptId: string }) => isSame(facts.describe(conceptId).subject, subject);
  return {
    subject,
    ...levelsIn(facts, subject),
    lessons: lessons.length,
    minutes: minutesOf(lessons),
    questions: questions.length,
    correct: questions.filter(({ isCorrect }) => isCorrect).length,
    learned: learned.filter(isOwn),
    needsHelp: failed.filter(isOwn).map((one) => helpWith(one, facts, texts)),
    next,
  };
}

/** Returns true for two names of one subject, which users may type in any case. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns the concepts that were not mastered at the beginning of the period, and are at its end. */
function learnedConcepts(
  { quizzes, from, to, describe }: ReportFacts,
  answered: readonly Answered[],
): ReportConcept[] {
  const byConcept = quizzesByConcept(quizzes);
  const isMastered = (id: string, isCounted: (at: string) => boolean) =>
    masteryOf(
      (byConcept.get(id) ?? []).filter(({ answered_at }) => isCounted(answered_at)),
      id,
    )?.is_mastered ?? false;
  return [...new Set(answered.map(({ quiz }) => quiz.concept_id))]
    .filter(
      (id) => !isPlacement(id) && isMastered(id, (at) => at <= to) && !isMastered(id, (at) => at < from),
    )
    .map((conceptId) => ({ conceptId, title: describe(conceptId).title }));
}

/** Returns the quizzes of each concept. A placement is one of each of its concepts. */
function quizzesByConcept(quizzes: readonly Row<'quizzes'>[]): Map<string, Row<'quizzes'>[]> {
  const all = quizzes.flatMap((quiz) => {
    const concepts = isPlacement(quiz.concept_id) ? (payloadOf(quiz).concepts ?? []) : [quiz.concept_id];
    return concepts.map((id) => ({ id, quiz }));
  });
  return new Map([...Map.groupBy(all, ({ id }) => id)].map(([id, of]) => [id, of.map(({ quiz }) => quiz)]));
}

/** Returns the levels at both ends of the period; null for a subject without levels. */
function levelsIn(
  { quizzes, from, to, gradeLevel }: ReportFacts,
  subject: string,
): Pick<ReportSubject, 'levelBefore' | 'level'> {
  const [first] = curriculum().conceptsOf(subject);
  if (!first) return { levelBefore: null, level: null };
  const own = quizzes.filter(({ concept_id }) => areaOf(concept_id) === areaOf(first.id));
  let level: SubjectLevel | undefined;
  let before: SubjectLevel | undefined;
  let until: SubjectLevel | undefined;
  for (const quiz of own) {
    level = levelAfter(level, payloadOf(quiz));
    if (quiz.answered_at < from) before = level;
    if (quiz.answered_at <= to) until = level;
  }
  // Without later answers, the level moves along with the grade of the profile.
  const hasLater = own.some(({ answered_at }) => answered_at > to);
  const atEnd = until && (hasLater ? until.level : levelFor(until, gradeLevel));
  const begin = own.find(({ learner_grade }) => learner_grade !== null)?.learner_grade ?? gradeLevel;
  return { levelBefore: before?.level ?? begin, level: atEnd ?? begin };
}

/** Returns the questions on a concept that were missed in the period, newest first. */
function helpWith(
  { conceptId, quizzes }: Failed,
  { describe }: ReportFacts,
  texts: ReadonlyMap<string, LessonTexts>,
): ReportHelp {
  const missed = quizzes
    .toReversed()
    .flatMap(({ quiz, questions }) =>
      questions
        .filter(({ isCorrect }) => !isCorrect)
        .flatMap(({ index }) => missedQuestion(quiz, index, texts.get(quiz.lesson_id))),
    );
  return { conceptId, title: describe(conceptId).title, missed: missed.slice(0, mostMissed) };
}

function missedQuestion(
  { lesson_id: lessonId, answered_at: answeredAt }: Row<'quizzes'>,
  questionIndex: number,
  texts: LessonTexts | undefined,
): MissedQuestion[] {
  const asked = texts && specOf(texts)?.questions[questionIndex];
  if (!asked) return [];
  const { question, choices, correctIndex } = asked;
  // The command that answers a lesson writes the column: an index of a choice, or null, for each question.
  const given = (texts.answers as (number | null)[] | null)?.[questionIndex] ?? -1;
  const rightAnswer = choices[correctIndex] ?? '';
  return [
    { lessonId, questionIndex, question, givenAnswer: choices[given] ?? null, rightAnswer, answeredAt },
  ];
}

/** Returns the lessons whose texts a report needs: the newest ones with missed questions of each concept. */
export function lessonsWithMissed(failed: readonly Failed[]): string[] {
  return failed.flatMap(({ quizzes }) => {
    let count = 0;
    return quizzes.toReversed().flatMap(({ quiz, questions }) => {
      const missed = questions.filter(({ isCorrect }) => !isCorrect).length;
      const isNeeded = missed > 0 && count < mostMissed;
      count += missed;
      return isNeeded ? [quiz.lesson_id] : [];
    });
  });
}
