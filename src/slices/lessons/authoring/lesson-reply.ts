import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Difficulty, Introduction, Lesson, LessonStatus, Question } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';
import type { ExportedRow } from '../../../slice/family-table.ts';
import { type StoredQuestion, type StoredSpec, specOf } from './content.ts';
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
  const shownSpec =
    hidesKeys && isOpen(row) ? withoutKeys(spec) : { ...spec, questions: spec.questions.map(shownQuestion) };
  function shownQuestion(question: StoredQuestion, i: number): Question {
    return { ...withFeedback(question, answers?.[i]), ...(voided.includes(i) && { isVoided: true }) };
  }
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
    spec: withSpeech(shownSpec, row.grade_level),
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
 * Returns the exported row of a lesson as its learner may have it: of an open one, neither key nor advice, nor the values from
 * which a figure is drawn, since the answer follows from them.
 */
export function exportedToLearner(row: ExportedRow): ExportedRow {
  if (!isOpen({ answers: row['answers'] })) return row;
  const spec = specOf({ spec: row['spec'] });
  // What the service cannot read, it cannot make safe either.
  return { ...row, spec: spec ? withoutKeys(spec) : null, figures: [] };
}

/** Returns true for a lesson without an answer: an ACTIVE, a QUEUED or a retired one, whose questions may come again. */
function isOpen({ answers }: { answers: unknown }): boolean {
  return answers === null;
}

/** Returns what a learner sees of a lesson before the answer. Names each member of a question, so that no further one leaves. */
function withoutKeys(spec: StoredSpec): Lesson['spec'] {
  const questions = spec.questions.map(({ question, choices, hints, conceptId, gradeLevel }) => {
    const shown = { question, choices, correctIndex: null, explanation: null };
    return { ...shown, ...(hints && { hints }), ...(conceptId && { conceptId, gradeLevel }) };
  });
  return { ...spec, questions };
}

/** Returns the question with the advice for the picked choice only. */
function withFeedback({ feedback, ...question }: StoredQuestion, picked: number | null = null): Question {
  const advice = picked === null ? undefined : feedback?.[picked];
  return { ...question, ...(advice && { feedback: advice }) };
}

/** Last grade whose learners may need to hear what they cannot read. */
const lastSpokenGrade = 2;

/**
 * Adds the spoken forms of texts for these grades. They follow from the texts, so they are not stored.
 * @param lessonGrade grade of the texts that name none: only questions of a placement do
 */
function withSpeech(spec: Lesson['spec'], lessonGrade: number): Lesson['spec'] {
  const isSpoken = (grade: number) => grade <= lastSpokenGrade;
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
