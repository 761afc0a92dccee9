import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Question } from '../../../../curriculum/types.ts';

/** Schema of a valid question (interface.md 2.4, decisions.md 4.3). Invalid questions do not affect the others. */
const DraftQuestion = Type.Object({
  question: Type.String({ minLength: 3, maxLength: 400 }),
  choices: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 3, maxItems: 6 }),
  correctIndex: Type.Integer({ minimum: 0, maximum: 5 }),
  explanation: Type.String({ minLength: 3, maxLength: 600 }),
});

/** Subjects that the model may name if neither the task nor a concept does. */
const subjects = ['Math', 'Reading', 'Science', 'Geography', 'History', 'Life Skills', 'Other'];

/** Draft of a lesson, or the refusal to write one. */
export const LessonDraft = Type.Object({
  refused: Type.Boolean(),
  subject: Type.Unsafe<string>({ type: 'string', enum: subjects }),
  objectives: Type.Array(Type.String({ minLength: 3, maxLength: 200 })),
  questions: Type.Array(DraftQuestion),
});

/** Minimum that a draft must match. Each question has a separate check. */
export const LooseDraft = Type.Object({
  refused: Type.Boolean(),
  subject: Type.Optional(Type.Unknown()),
  objectives: Type.Optional(Type.Unknown()),
  questions: Type.Array(Type.Unknown(), { maxItems: 50 }),
});
export type LooseDraft = Static<typeof LooseDraft>;

/** Answers to questions without their keys: numbers of question and choice, from 1. */
export const Answers = Type.Object({
  answers: Type.Array(
    Type.Object({ question: Type.Integer(), choice: Type.Integer(), suitable: Type.Boolean() }),
    { maxItems: 50 },
  ),
});

const questions = TypeCompiler.Compile(DraftQuestion);

/** Returns the value as a question with single spaces, or undefined if it is invalid. */
export function questionOf(value: unknown): Question | undefined {
  if (!questions.Check(value)) return undefined;
  const { question, choices, correctIndex, explanation } = value;
  return {
    question: tidy(question),
    choices: choices.map(tidy),
    correctIndex,
    explanation: tidy(explanation),
  };
}

/** Replaces line breaks and tabs with spaces. The lint rejects other control characters. */
function tidy(text: string): string {
  return text.replace(/[ \t\r\n\u00a0]+/g, ' ').trim();
}

/** Returns the subject that a draft names, or `Other`. */
export function subjectOf(value: unknown): string {
  return subjects.find((subject) => subject === value) ?? 'Other';
}

/** Returns up to five objectives of a draft that are texts of a valid length. */
export function objectivesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(tidy) : [];
  return texts.filter(({ length }) => length >= 3 && length <= 200).slice(0, 5);
}

/** Keywords that strict structured output does not support. The prompt states them, and a check follows. */
const bounds = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** Converts a schema for strict structured output: without other fields and bounds. */
export function strictSchema(schema: TSchema): Record<string, unknown> {
  const strict = JSON.stringify(schema, (key, value) => {
    if (bounds.includes(key)) return undefined;
    return value?.type === 'object' ? { ...value, additionalProperties: false } : value;
  });
  // The text was made from an object.
  return JSON.parse(strict) as Record<string, unknown>;
}
