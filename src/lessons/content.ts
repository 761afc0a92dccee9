import { hash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Difficulty, Lesson, LessonStatus } from '../../schema/lessons.ts';
import type { Row } from '../db/tables.ts';
import type { Figure } from './generators/figure-types.ts';
import type { GeneratedQuestion } from './generators/index.ts';

/** Schemas of the stored content of a lesson, answers included. Pure. */
const StoredQuestion = Type.Object({
  question: Type.String(),
  choices: Type.Array(Type.String(), { minItems: 2, maxItems: 20 }),
  correctIndex: Type.Integer({ minimum: 0 }),
  explanation: Type.String(),
});
const StoredSpec = Type.Object({
  topic: Type.String(),
  learningObjectives: Type.Array(Type.String()),
  questions: Type.Array(StoredQuestion, { minItems: 1, maxItems: 100 }),
  images: Type.Array(
    Type.Object({ id: Type.String(), alt: Type.String(), description: Type.String(), path: Type.String() }),
  ),
});
export type StoredSpec = Static<typeof StoredSpec>;

const StoredImagePaths = Type.Array(
  Type.Object({ path: Type.String(), alt: Type.String(), description: Type.String() }),
);

const StoredAnswers = Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]));

const specs = TypeCompiler.Compile(StoredSpec);
const imagePaths = TypeCompiler.Compile(StoredImagePaths);
const givenAnswers = TypeCompiler.Compile(StoredAnswers);

/** Returns the lesson's specification, or undefined if it is invalid. */
export function specOf(row: Pick<Row<'lessons'>, 'spec'>): StoredSpec | undefined {
  return specs.Check(row.spec) && row.spec.questions.every((q) => q.correctIndex < q.choices.length)
    ? row.spec
    : undefined;
}

/** Converts a new lesson to its stored form, which has no images yet. */
export function toSpec(
  { topic, learningObjectives }: { topic: string; learningObjectives: readonly string[] },
  questions: readonly GeneratedQuestion[],
): StoredSpec {
  return {
    topic,
    learningObjectives: [...learningObjectives],
    questions: questions.map(({ question, choices, correctIndex, explanation }) => ({
      question,
      choices,
      correctIndex,
      explanation,
    })),
    images: [],
  };
}

export interface QuestionFigure {
  /** Index of the question. */
  question: number;
  figure: Figure;
}

/** Returns the questions' figures for the job that draws them. */
export function figuresOf(questions: readonly GeneratedQuestion[]): QuestionFigure[] {
  return questions.flatMap(({ figure }, question) => (figure ? [{ question, figure }] : []));
}

/** Returns the identity of a question in storage: 128 bits of the hash of its key. */
export function questionHash(key: string): string {
  return hash('sha256', key).slice(0, 32);
}

/** Converts a row to a lesson (interface.md 2.4), optionally without the right answers (decisions.md 4.10). */
export function toLesson(row: Row<'lessons'>, hidesAnswers: boolean): Lesson {
  const spec = specOf(row) ?? { topic: '', learningObjectives: [], questions: [], images: [] };
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
    spec: hidesAnswers ? { ...spec, questions: spec.questions.map(withoutAnswer) } : spec,
    imagePaths: imagePaths.Check(row.image_paths) ? row.image_paths : [],
    createdAt: row.created_at,
    ...(givenAnswers.Check(row.answers) && { answers: row.answers }),
    ...(row.answered_at !== null && { answeredAt: row.answered_at }),
  };
}

function withoutAnswer<T extends object>(question: T) {
  return { ...question, correctIndex: null, explanation: null };
}
