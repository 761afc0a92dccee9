/**
 * Types of the offline lesson generator.
 *
 * To add a concept, write its file in the folder of its subject, and name it in the list of the subject (`index.ts`
 * there, or `concepts.ts`). Make it with `formed` (sentence forms with random parameters), `sampled` (one draw) or
 * `listed` (a finite pool of known questions). Facts go into a table in `data/`. Rows whose answers might fit each
 * other's questions share a `field` (see `unlike` in `facts.ts`). Then teach the independent solver in
 * `curriculum/test/solver` to read the questions.
 *
 * A template draws typed parameters and computes the exact answer. Stem, explanation, wrong choices (each from a named
 * misconception) and figure follow from the same parameters. Look for misconceptions and checks that others have described:
 * `checked.ts`, `near-values.ts`, `math/early-forms.ts`, `math/advised-grids.ts`, `science/wrong-results.ts`. The first word of its
 * key names the sentence form, such as `missing 3+5`: a lesson has at most two questions of a form if there are others. The rest of the key is the text of
 * the question, if the form gives none: it gives one if the text has random names, or if 3+5 is the same as 5+3.
 */
import type { Figure } from './figure-types.ts';
import type { Rational } from './rational.ts';
import type { Rng } from './rng.ts';

/** Difficulties from easy to hard (interface.md 2.4). */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Difficulty as a number: 0 beginner, 1 intermediate, 2 advanced. */
export type Level = 0 | 1 | 2;

/** Requested difficulty of a question. */
export interface Dial {
  /** 0 (kindergarten) to 12, within the concept's range. */
  grade: number;
  level: Level;
  /** Sentence forms, with the concept's id, of which the lesson has enough: others are drawn if there are any. */
  usedForms?: ReadonlySet<string>;
}

/** Question of a lesson (interface.md 2.4). */
export interface Question {
  question: string;
  choices: string[];
  /** Index from 0. */
  correctIndex: number;
  explanation: string;
}

/** Advice to a learner who picks a wrong choice. */
export interface Feedback {
  /** Names of the misconceptions that lead to the choice. */
  mistakes: string[];
  text: string;
}

/** Question with its identity, its figure and its help. */
export interface GeneratedQuestion extends Question {
  /** Canonical identity: concept, template and normalised parameters (3+5 equals 5+3). */
  key: string;
  /** Illustration. The text is complete without it. */
  figure?: Figure;
  /** Steps that lead on without the answer. */
  hints?: readonly string[];
  /** Advice by choice; null for the right one. */
  feedback?: readonly (Feedback | null)[];
}

/** Text of a lesson before its questions: the idea of the concept with a worked example. */
export interface Introduction {
  conceptId: string;
  title: string;
  idea: string;
  /** What to watch out for. */
  caution: string;
  /** Solved question of the same concept. Absent if the concept has no further question. */
  example?: GeneratedQuestion;
}

/** Lesson before it gets an id and a learner. */
export interface GeneratedLesson {
  /** Id of the concept (decisions.md 4.3). */
  moduleId: string;
  subject: string;
  category: string;
  topic: string;
  learningObjectives: string[];
  difficulty: Difficulty;
  introduction: Introduction;
  questions: GeneratedQuestion[];
}

/** Choice before it is placed: its text and its value. Equal values mean the same choice. */
export interface Option {
  text: string;
  worth: string;
}

/** Wrong choice, with the name of the misconception that leads to it. */
export interface Mistake extends Option {
  name: string;
  /** Advice for this question. Default: the concept's advice for the name. */
  mend?: string;
  /** Returns the sentence on the distance from the answer, which is the advice if the mistake has none. */
  distance?: () => string;
}

/** Numbers of the choices, if the engine may derive further wrong ones from pairs of mistakes (see `assembly.ts`). */
export interface NumericChoices {
  answer: Rational;
  /** Mistakes with their values, the named ones first. */
  mistakes: readonly (readonly [Mistake, Rational])[];
  /** Returns the wrong choice for a value; undefined for a value that makes no sense. */
  toChoice: (name: string, value: Rational) => Mistake | undefined;
}

/** Output of a template, before choices are picked and placed. */
export interface Draft {
  /** Sentence form and normalised parameters: the first word is the form. */
  key: string;
  question: string;
  answer: Option;
  mistakes: readonly Mistake[];
  numbers?: NumericChoices;
  explanation: string;
  figure?: Figure;
  /** Two steps that lead on for this question, without the answer. */
  hints: readonly string[];
}

/** What a lesson says on a concept beside its questions. */
export interface Teaching {
  /** Idea of the concept: one text, or texts by the first grade for which they are written. */
  idea: string | Readonly<Record<number, string>>;
  /** What to watch out for. */
  caution: string;
  /** Advice to a learner who made a mistake, by the name of the mistake. */
  mends: Readonly<Record<string, string>>;
  /** Name of the mistake that the caution names. It is always among the wrong choices, if the question allows it. */
  trap?: string;
}

/** Description of a concept for people and for the topic search. */
export interface ConceptInfo {
  /** Dotted path: `math.fractions.add`. It never changes, since mastery is stored by it. */
  id: string;
  /** Display name: Math, Reading, Science, Geography, History, Life Skills. */
  subject: string;
  category: string;
  title: string;
  /** First and last grade, 0 to 12. */
  grades: readonly [first: number, last: number];
  objectives: readonly string[];
  /** Words and phrases for the topic search, besides the title. */
  keywords: readonly string[];
  /** Ids of the concepts to learn before. */
  prerequisites?: readonly string[];
  /** Codes of the standards: CCSS-M `4.NF.B.3`, CCSS-ELA `RL.2.1`, NGSS `3-LS4-3`. */
  standards?: readonly string[];
  teaching: Teaching;
}

/** Question of a finite pool. */
export interface PoolEntry {
  key: string;
  level: Level;
  /** First and last grade of the question. */
  grades: readonly [first: number, last: number];
  /** What the question asks: questions that share one are not asked in one lesson, if there are others. */
  asks: readonly string[];
  /** Names of what the question is about, for the topic search: `a shark`, `France`. */
  about?: readonly string[];
  /** True for a question on several things, which is about none of them. */
  isMixed?: boolean;
  generate(rng: Rng, dial: Dial): GeneratedQuestion;
}

/** Teachable unit with its question templates. */
export interface Concept extends ConceptInfo {
  /** Number of different questions, if finite. Otherwise there are 1,000 or more at each difficulty. */
  finite?: number;
  /** All questions of a finite pool. */
  pool?: readonly PoolEntry[];
  generate(rng: Rng, dial: Dial): GeneratedQuestion;
}
