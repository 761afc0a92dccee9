/**
 * The shapes of the offline lesson generator.
 *
 * To add a concept: open the file of its area (`math/fractions.ts`, `science/physics.ts`, …), add a `sampled`
 * concept (parameters drawn at random from a large space) or a `listed` one (every question known beforehand,
 * so that the pool can be used up without a repeat), and export it in the list at the end of the file. Facts go
 * into a table in `data/`. Then teach the independent solver in `test/lessons/generators/solver` to read it.
 *
 * A template draws typed parameters, computes the exact answer, and derives stem, explanation, wrong choices
 * (each from a named misconception) and figure from the same parameters.
 */
import type { Figure } from './figure-types.ts';
import type { Rng } from './rng.ts';

/** From easy to hard, as interface.md 2.4 names them. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
/** How hard a lesson is. */
export type Difficulty = (typeof difficulties)[number];

/** Difficulty as a number to compute with: 0 beginner, 1 intermediate, 2 advanced */
export type Level = 0 | 1 | 2;

/** How hard a question should be. */
export interface Dial {
  /** 0 (Kindergarten) to 12, already inside the concept's range */
  grade: number;
  level: Level;
}

/** A question as interface.md 2.4 gives it. */
export interface Question {
  question: string;
  choices: string[];
  /** 0-based */
  correctIndex: number;
  explanation: string;
}

/** A question with its identity and the figure that belongs to it. */
export interface GeneratedQuestion extends Question {
  /** Canonical identity: concept, template and normalised parameters (3+5 equals 5+3) */
  key: string;
  /** Description of a figure that illustrates the question; the text is complete without it */
  figure?: Figure;
}

/** A lesson before the rest of the service gives it an id and a learner. */
export interface GeneratedLesson {
  /** The concept's id (decisions.md 4.3) */
  moduleId: string;
  subject: string;
  category: string;
  topic: string;
  learningObjectives: string[];
  difficulty: Difficulty;
  questions: GeneratedQuestion[];
}

/** A choice before it is placed: what is shown, and its worth. Equal worth means the same choice. */
export interface Option {
  text: string;
  worth: string;
}

/** A wrong choice and the misconception that leads to it. */
export interface Mistake extends Option {
  name: string;
}

/** What a template makes of its parameters; choices are not picked or placed yet. */
export interface Draft {
  /** Template and normalised parameters */
  key: string;
  question: string;
  answer: Option;
  mistakes: readonly Mistake[];
  explanation: string;
  figure?: Figure;
}

/** What describes a concept to people and to the topic search. */
export interface ConceptInfo {
  /** Dotted path, stable for ever because mastery is kept by it: `math.fractions.add` */
  id: string;
  /** Display name: Math, Reading, Science, Geography, History, Life Skills */
  subject: string;
  category: string;
  title: string;
  /** First and last grade, 0 to 12 */
  grades: readonly [first: number, last: number];
  objectives: readonly string[];
  /** Words and phrases by which people ask for it, besides the title */
  keywords: readonly string[];
  /** Ids of concepts that come first */
  prerequisites?: readonly string[];
}

/** One question of a finite pool. */
export interface PoolEntry {
  key: string;
  level: Level;
  generate(rng: Rng, dial: Dial): GeneratedQuestion;
}

/** A teachable unit with its question templates. */
export interface Concept extends ConceptInfo {
  /** Number of different questions where that is finite; absent where it is 1,000 or more at each difficulty */
  finite?: number;
  /** All questions of a finite pool */
  pool?: readonly PoolEntry[];
  generate(rng: Rng, dial: Dial): GeneratedQuestion;
}
