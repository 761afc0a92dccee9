import { hash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Figure } from '../../../../curriculum/figure-types.ts';
import type { GeneratedQuestion, Introduction } from '../../../../curriculum/index.ts';
import type { Row } from '../../../db/tables.ts';

/** Schemas of the stored content of a lesson, answers included. Lessons of earlier versions have no optional members. Pure. */
const StoredQuestion = Type.Object({
  question: Type.String(),
  choices: Type.Array(Type.String(), { minItems: 2, maxItems: 20 }),
  correctIndex: Type.Integer({ minimum: 0 }),
  explanation: Type.String(),
  hints: Type.Optional(Type.Array(Type.String())),
  /** Concept and grade of a question of a placement. Those of other lessons are the lesson's. */
  conceptId: Type.Optional(Type.String()),
  gradeLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
  /** Advice by choice; null for the right one. */
  feedback: Type.Optional(
    Type.Array(
      Type.Union([Type.Object({ mistakes: Type.Array(Type.String()), text: Type.String() }), Type.Null()]),
    ),
  ),
});
export type StoredQuestion = Static<typeof StoredQuestion>;
const StoredIntroduction = Type.Object({
  conceptId: Type.String(),
  title: Type.String(),
  idea: Type.String(),
  caution: Type.String(),
  example: Type.Optional(
    Type.Object({ question: Type.String(), answer: Type.String(), explanation: Type.String() }),
  ),
});
const StoredSpec = Type.Object({
  topic: Type.String(),
  requestedTopic: Type.Optional(Type.String()),
  topicMatched: Type.Optional(Type.Boolean()),
  learningObjectives: Type.Array(Type.String()),
  introduction: Type.Optional(Type.Array(StoredIntroduction)),
  questions: Type.Array(StoredQuestion, { minItems: 1, maxItems: 100 }),
  images: Type.Array(
    Type.Object({
      id: Type.String(),
      alt: Type.String(),
      description: Type.String(),
      path: Type.String(),
      questionIndex: Type.Optional(Type.Integer({ minimum: 0 })),
      introductionIndex: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export type StoredSpec = Static<typeof StoredSpec>;

const specs = TypeCompiler.Compile(StoredSpec);

/** Returns the lesson's specification, or undefined if it is invalid. */
export function specOf(row: Pick<Row<'lessons'>, 'spec'>): StoredSpec | undefined {
  return specs.Check(row.spec) && row.spec.questions.every((q) => q.correctIndex < q.choices.length)
    ? row.spec
    : undefined;
}

/** Question of a lesson; that of a placement has a concept and a grade of its own. */
export type PlacedQuestion = GeneratedQuestion & Pick<StoredQuestion, 'conceptId' | 'gradeLevel'>;

/** Content of a new lesson. */
export interface LessonContent {
  /** Absent if that of a model is wrong. */
  introduction?: Introduction;
  questions: readonly PlacedQuestion[];
}

/** Topic of a request, and whether the lesson is about it. */
export interface Wish {
  topic: string;
  isMatched: boolean;
}

/** Converts a new lesson to its stored form, which has no images yet. */
export function toSpec(
  { topic, learningObjectives, wish }: { topic: string; learningObjectives: readonly string[]; wish?: Wish },
  { introduction, questions }: LessonContent,
): StoredSpec {
  return {
    topic,
    ...(wish && { requestedTopic: wish.topic, topicMatched: wish.isMatched }),
    learningObjectives: [...learningObjectives],
    ...(introduction && { introduction: [storedIntroduction(introduction)] }),
    questions: questions.map(
      ({ question, choices, correctIndex, explanation, hints, feedback, conceptId, gradeLevel }) => ({
        question,
        choices,
        correctIndex,
        explanation,
        ...(hints && { hints: [...hints] }),
        ...(feedback && { feedback: [...feedback] }),
        ...(conceptId && { conceptId, gradeLevel }),
      }),
    ),
    images: [],
  };
}

function storedIntroduction({ example, ...texts }: Introduction) {
  if (!example) return texts;
  const { question, choices, correctIndex, explanation } = example;
  return { ...texts, example: { question, answer: choices[correctIndex] ?? '', explanation } };
}

/** Figure with the part of the lesson that it illustrates. */
export interface PlacedFigure {
  /** Index of the question. Absent for the figure of the worked example. */
  question?: number;
  figure: Figure;
}

/** Returns the figures of the worked example and of the questions. */
export function figuresOf({ introduction, questions }: LessonContent): PlacedFigure[] {
  const example = introduction?.example?.figure;
  return [
    ...(example ? [{ figure: example }] : []),
    ...questions.flatMap(({ figure }, question) => (figure ? [{ question, figure }] : [])),
  ];
}

/** Returns the identity of a question in storage: 128 bits of the hash of its key. */
export function questionHash(key: string): string {
  return hash('sha256', key).slice(0, 32);
}

/** Returns the index of a choice that the question has; null for another number. */
export function validIndex(answer: number | undefined, choices: number): number | null {
  return answer !== undefined && answer >= 0 && answer < choices ? answer : null;
}
