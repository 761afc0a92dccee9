import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Difficulty, Lesson, LessonStatus } from '../../schema/lessons.ts';
import type { Row } from '../ledger/catalog.ts';
import type { Figure } from './generators/figure-types.ts';
import type { GeneratedQuestion } from './generators/index.ts';

/** A lesson's content as it is stored: the answers to its questions included. Pure. */
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

const specs = TypeCompiler.Compile(StoredSpec);
const imagePaths = TypeCompiler.Compile(StoredImagePaths);

/** The lesson's specification, if it is a valid one. */
export function specOf(row: Pick<Row<'lessons'>, 'spec'>): StoredSpec | undefined {
  return specs.Check(row.spec) && row.spec.questions.every((q) => q.correctIndex < q.choices.length)
    ? row.spec
    : undefined;
}

/** The stored form of a lesson, without the images that are still to come. */
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

/** A figure that belongs to a question of a lesson. */
export interface QuestionFigure {
  /** Index of the question */
  question: number;
  figure: Figure;
}

/** The figures of the questions that have one, as they are stored for the job that draws them. */
export function figuresOf(questions: readonly GeneratedQuestion[]): QuestionFigure[] {
  return questions.flatMap(({ figure }, question) => (figure ? [{ question, figure }] : []));
}

/** By what a question is known again: 128 bits of the hash of its canonical identity. */
export function questionHash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** A lesson as interface.md 2.4 shows it; without the right answers where they are hidden (decisions.md 4.10). */
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
  };
}

function withoutAnswer<T extends object>(question: T) {
  return { ...question, correctIndex: null, explanation: null };
}
