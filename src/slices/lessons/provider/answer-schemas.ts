import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Feedback, Question } from '../../../../curriculum/types.ts';

/** Question of a model with its help, as the generators' questions have it. */
export interface WrittenQuestion extends Question {
  hints: readonly string[];
  /** Advice by choice; null for the right one. */
  feedback: readonly (Feedback | null)[];
}

/** What a lesson of a model says before its questions. */
export interface WrittenIntroduction {
  idea: string;
  caution: string;
}

/** Schema of a valid question (interface.md 2.4, decisions.md 4.3). Invalid questions do not affect the others. */
const DraftQuestion = Type.Object({
  question: Type.String({ minLength: 3, maxLength: 400 }),
  choices: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 3, maxItems: 6 }),
  correctIndex: Type.Integer({ minimum: 0, maximum: 5 }),
  explanation: Type.String({ minLength: 3, maxLength: 600 }),
  hints: Type.Array(Type.String({ minLength: 3, maxLength: 200 }), { minItems: 2, maxItems: 2 }),
  /** One text for each choice. That of the right one does not count. */
  advice: Type.Array(Type.String({ maxLength: 250 }), { minItems: 3, maxItems: 6 }),
});

const DraftIntroduction = Type.Object({
  idea: Type.String({ minLength: 3, maxLength: 600 }),
  caution: Type.String({ minLength: 3, maxLength: 300 }),
});

/** Subjects that the model may name if the task does not. */
const subjects = ['Math', 'Reading', 'Science', 'Geography', 'History', 'Life Skills', 'Other'];

/** Draft of a lesson, or the refusal to write one. */
export const LessonDraft = Type.Object({
  refused: Type.Boolean(),
  subject: Type.Unsafe<string>({ type: 'string', enum: subjects }),
  objectives: Type.Array(Type.String({ minLength: 3, maxLength: 200 })),
  introduction: DraftIntroduction,
  questions: Type.Array(DraftQuestion),
});

/** Minimum that a draft must match. Each part has a separate check. */
export const LooseDraft = Type.Object({
  refused: Type.Boolean(),
  subject: Type.Optional(Type.Unknown()),
  objectives: Type.Optional(Type.Unknown()),
  introduction: Type.Optional(Type.Unknown()),
  questions: Type.Array(Type.Unknown(), { maxItems: 50 }),
});
export type LooseDraft = Static<typeof LooseDraft>;

const answer = { question: Type.Integer(), choice: Type.Integer(), suitable: Type.Boolean() };

/** Answers of a reviewer who sees no key: numbers of question and choice, from 1. */
export const Answers = Type.Object({ answers: Type.Array(Type.Object(answer), { maxItems: 50 }) });

/** Answers of a reviewer who sees more than the question: `sound` says whether all of that is true. */
export const Verdicts = Type.Object({
  introduction: Type.Boolean(),
  answers: Type.Array(Type.Object({ ...answer, sound: Type.Boolean() }), { maxItems: 50 }),
});

const questions = TypeCompiler.Compile(DraftQuestion);
const introductions = TypeCompiler.Compile(DraftIntroduction);

/** Returns the value as a question with single spaces, or undefined if it is invalid. */
export function questionOf(value: unknown): WrittenQuestion | undefined {
  if (!questions.Check(value) || value.advice.length !== value.choices.length) return undefined;
  const { question, choices, correctIndex, explanation, hints, advice } = value;
  return {
    question: tidy(question),
    choices: choices.map(tidy),
    correctIndex,
    explanation: tidy(explanation),
    hints: hints.map(tidy),
    feedback: advice.map((text, i) => (i === correctIndex ? null : { mistakes: [], text: tidy(text) })),
  };
}

/** Returns the value as an introduction with single spaces, or undefined if it is invalid. */
export function introductionOf(value: unknown): WrittenIntroduction | undefined {
  if (!introductions.Check(value)) return undefined;
  return { idea: tidy(value.idea), caution: tidy(value.caution) };
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
