import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Question } from '../generators/types.ts';

/** What a model is asked to answer with, and what its answers are checked by. */

/** A question as it is accepted (interface.md 2.4, decisions.md 4.3); of one that is not, the others are still good. */
const DraftQuestion = Type.Object({
  question: Type.String({ minLength: 3, maxLength: 400 }),
  choices: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 3, maxItems: 6 }),
  correctIndex: Type.Integer({ minimum: 0, maximum: 5 }),
  explanation: Type.String({ minLength: 3, maxLength: 600 }),
});

/** The subjects of a topic for which neither the request nor a concept names one. */
const subjects = ['Math', 'Reading', 'Science', 'Geography', 'History', 'Life Skills', 'Other'];

/** A draft of a lesson, or the refusal to write one. */
export const LessonDraft = Type.Object({
  refused: Type.Boolean(),
  subject: Type.Unsafe<string>({ type: 'string', enum: subjects }),
  objectives: Type.Array(Type.String({ minLength: 3, maxLength: 200 })),
  questions: Type.Array(DraftQuestion),
});

/** What an answer must be as a whole: its questions are looked at one by one. */
export const LooseDraft = Type.Object({
  refused: Type.Boolean(),
  subject: Type.Optional(Type.Unknown()),
  objectives: Type.Optional(Type.Unknown()),
  questions: Type.Array(Type.Unknown(), { maxItems: 50 }),
});
export type LooseDraft = Static<typeof LooseDraft>;

/** Answers to questions whose keys are not shown: the numbers of the question and of the choice, from 1. */
export const Review = Type.Object({
  answers: Type.Array(
    Type.Object({ question: Type.Integer(), choice: Type.Integer(), suitable: Type.Boolean() }),
    { maxItems: 50 },
  ),
});

const questions = TypeCompiler.Compile(DraftQuestion);

/** The question, if it is one, its runs of blanks made single. */
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

/** Line breaks and tabs are blanks here; other control characters stay, to be refused. */
function tidy(text: string): string {
  return text.replace(/[ \t\r\n\u00a0]+/g, ' ').trim();
}

/** One of the subjects that a draft may name. */
export function subjectOf(value: unknown): string {
  return subjects.find((subject) => subject === value) ?? 'Other';
}

/** Objectives of a draft, as far as they are texts of a bearable length. */
export function objectivesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(tidy) : [];
  return texts.filter(({ length }) => length >= 3 && length <= 200).slice(0, 5);
}

/** What strict structured output does not know: bounds are told in words and checked afterwards. */
const bounds = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** The JSON Schema of a shape as strict structured output takes it: every field required and no other one. */
export function strictSchema(schema: TSchema): Record<string, unknown> {
  const strict = JSON.stringify(schema, (key, value) => {
    if (bounds.includes(key)) return undefined;
    return value?.type === 'object' ? { ...value, additionalProperties: false } : value;
  });
  // The text of a JSON object, as it was just written.
  return JSON.parse(strict) as Record<string, unknown>;
}
