import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Difficulty, Lesson, LessonStatus } from '../../../../schema/lessons.ts';
import type { CheckedChoice, CheckedQuestion, Introduction, Question } from '../../../../schema/questions.ts';
import type { Row } from '../../../db/tables.ts';
import type { ExportedRow } from '../../../slice/family-table.ts';
import { checksOf, type StoredCheck } from '../checking/checks.ts';
import { type StoredQuestion, specOf } from './content.ts';
import { spoken, spokenChoices } from './speech.ts';

const StoredImagePaths = Type.Array(
  Type.Object({ path: Type.String(), alt: Type.String(), description: Type.String() }),
);

const StoredAnswers = Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]));

const imagePaths = TypeCompiler.Compile(StoredImagePaths);
const givenAnswers = TypeCompiler.Compile(StoredAnswers);

/**
 * Converts a row to a lesson (interface.md 2.4).
 * @param hidesKeys true to leave out the key of an open one (decisions.md 4.10)
 * @param voided indices of its voided questions
 */
export function toLesson(row: Row<'lessons'>, hidesKeys: boolean, voided: readonly number[] = []): Lesson {
  const spec = specOf(row) ?? { topic: '', learningObjectives: [], questions: [], images: [] };
  const answers = givenAnswers.Check(row.answers) ? row.answers : undefined;
  const checks = checksOf(row);
  const isClosed = hidesKeys && isOpen(row);
  const questions = spec.questions.map((question, i): Question => {
    const check = checks.get(i);
    if (isClosed && !check) return withoutKey(question);
    const shown = withFeedback(question, answers ? answers[i] : check?.choice);
    const checked = check && checkedReply(question, check);
    return { ...shown, ...(checked && { checked }), ...(voided.includes(i) && { isVoided: true }) };
  });
  return {
    id: row.id,
    learnerId: row.learner_id,
    moduleId: row.module_id,
    // The table's CHECKs allow no other status and difficulty.
    status: row.status as LessonStatus,
    subject: row.subject,
    category: row.category,
    difficulty: row.difficulty as Difficulty,
    score: row.score,
    spec: withSpeech({ ...spec, questions }, row.grade_level),
    imagePaths: imagePaths.Check(row.image_paths) ? row.image_paths : [],
    createdAt: row.created_at,
    ...(answers && { answers }),
    ...(row.answered_at !== null && { answeredAt: row.answered_at }),
    ...(row.is_too_fast && { isTooFast: true }),
  };
}

/** Returns a lesson as the answer that creates it shows it: the contract has no images there yet. */
export function withoutImages(lesson: Lesson): Lesson {
  return { ...lesson, spec: { ...lesson.spec, images: [] }, imagePaths: [] };
}

/**
 * Returns a checked question of a lesson, as it is in an answered one (decisions.md 4.26). Throws an Error if the lesson has no
 * such check.
 */
export function checkedQuestion(row: Row<'lessons'>, questionIndex: number): CheckedQuestion {
  const question = specOf(row)?.questions[questionIndex];
  const check = checksOf(row).get(questionIndex);
  if (!question || !check) throw new Error('checked question without its check');
  const shown = withFeedback(question, check.choice);
  const { feedback, speech } = isSpoken(question.gradeLevel ?? row.grade_level)
    ? spokenQuestion(shown)
    : shown;
  const { correctIndex, explanation } = question;
  return {
    questionIndex,
    ...checkedReply(question, check),
    correctIndex,
    explanation,
    ...(feedback && { feedback }),
    ...(speech && { speech }),
  };
}

function checkedReply({ correctIndex }: StoredQuestion, { choice, isDoubled }: StoredCheck): CheckedChoice {
  return { choice, isCorrect: choice === correctIndex, isDoubled };
}

/**
 * Returns the exported row of a lesson as its learner may have it: of an open one, neither key nor advice except those of checked
 * questions, nor the values from which a figure is drawn, since the answer follows from them.
 */
export function exportedToLearner(row: ExportedRow): ExportedRow {
  if (!isOpen({ answers: row['answers'] })) return row;
  const spec = specOf({ spec: row['spec'] });
  const checks = checksOf({ checks: row['checks'] });
  const questions = spec?.questions.map((question, i) => (checks.has(i) ? question : withoutKey(question)));
  // What the service cannot read, it cannot make safe either.
  return { ...row, spec: spec ? { ...spec, questions } : null, figures: [] };
}

/** Returns true for a lesson without an answer: an ACTIVE, a QUEUED or a retired one, whose questions may come again. */
function isOpen({ answers }: { answers: unknown }): boolean {
  return answers === null;
}

/** Returns what a learner sees of a question before its answer. Names each member, so that no further one leaves. */
function withoutKey({ question, choices, hints, conceptId, gradeLevel }: StoredQuestion): Question {
  const shown = { question, choices, correctIndex: null, explanation: null };
  return { ...shown, ...(hints && { hints }), ...(conceptId && { conceptId, gradeLevel }) };
}

/** Returns the question with the advice for the picked choice only. */
function withFeedback({ feedback, ...question }: StoredQuestion, picked: number | null = null): Question {
  const advice = picked === null ? undefined : feedback?.[picked];
  return { ...question, ...(advice && { feedback: advice }) };
}

/** Last grade whose learners may need to hear what they cannot read. */
const lastSpokenGrade = 2;

function isSpoken(grade: number): boolean {
  return grade <= lastSpokenGrade;
}

/**
 * Adds the spoken forms of texts for these grades. They follow from the texts, so they are not stored.
 * @param lessonGrade grade of the texts that name none: only questions of a placement do
 */
function withSpeech(spec: Lesson['spec'], lessonGrade: number): Lesson['spec'] {
  const { introduction } = spec;
  return {
    ...spec,
    ...(introduction && isSpoken(lessonGrade) && { introduction: introduction.map(spokenIntroduction) }),
    questions: spec.questions.map((question) =>
      isSpoken(question.gradeLevel ?? lessonGrade) ? spokenQuestion(question) : question,
    ),
  };
}

function spokenQuestion(question: Question): Question {
  const { explanation, hints, feedback } = question;
  const speech = {
    question: spoken(question.question),
    choices: spokenChoices(question.choices),
    explanation: explanation === null ? null : spoken(explanation),
    ...(hints && { hints: hints.map(spoken) }),
    ...(feedback && { feedback: spoken(feedback.text) }),
  };
  return { ...question, speech };
}

function spokenIntroduction(introduction: Introduction): Introduction {
  const { idea, caution, example } = introduction;
  const solved = example && [example.question, example.answer, example.explanation].map(spoken).join(' ');
  return {
    ...introduction,
    speech: { idea: spoken(idea), caution: spoken(caution), ...(solved && { example: solved }) },
  };
}
