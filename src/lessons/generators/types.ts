/**
 * Types of the offline lesson generator.
 *
 * To add a concept, open the file of its area (`math/fractions.ts`, `science/physics.ts`, …). Add a `sampled` concept
 * (random parameters from a large space) or a `listed` one (a finite pool of known questions). Export it in the list at
 * the end of the file. Facts go into a table in `data/`. Rows whose answers might fit each other's questions share a `field`
 * (see `unlike` in `facts.ts`). Then teach the independent solver in `test/lessons/generators/solver` to read the questions.
 *
 * A template draws typed parameters and computes the exact answer. Stem, explanation, wrong choices (each from a named
 * misconception) and figure follow from the same parameters.
 */
import type { Figure } from './figure-types.ts';
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
}

/** Question of a lesson (interface.md 2.4). */
export interface Question {
  question: string;
  choices: string[];
  /** Index from 0. */
  correctIndex: number;
  explanation: string;
}

/** Question with its identity and its figure. */
export interface GeneratedQuestion extends Question {
  /** Canonical identity: concept, template and normalised parameters (3+5 equals 5+3). */
  key: string;
  /** Illustration. The text is complete without it. */
  figure?: Figure;
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
}

/** Output of a template, before choices are picked and placed. */
export interface Draft {
  /** Template and normalised parameters. */
  key: string;
  question: string;
  answer: Option;
  mistakes: readonly Mistake[];
  explanation: string;
  figure?: Figure;
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
}

/** Question of a finite pool. */
export interface PoolEntry {
  key: string;
  level: Level;
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
