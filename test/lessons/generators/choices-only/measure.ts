/**
 * Measures how often a classifier that sees only the choices finds the key.
 *
 * A model per concept learns from half of the questions. Concepts without a finite pool are split by question, at
 * random. The questions of a finite pool are split by key: a pool of 30 questions that is drawn 600 times would be
 * learnt by heart from its sets of choices, which is what a learner shall do. Each pool is drawn at most three times.
 */
import type { Concept, GeneratedQuestion } from '../../../../src/lessons/generators/index.ts';
import { createRng } from '../../../../src/lessons/generators/rng.ts';
import { samples } from '../sample.ts';
import { featuresOf } from './features.ts';
import { type Example, train } from './model.ts';

const DRAWS_OF_POOL = 3;

/** How the questions are split into halves: as the bar asks, or by the same rule for all concepts. */
export type Split = 'bar' | 'question' | 'key';

export interface Measure {
  concept: Concept;
  /** Number of questions that the classifier answered. */
  asked: number;
  /** Number of them that it answered rightly. A tie of several choices counts in part. */
  right: number;
  /** Questions that were asked. */
  examples: readonly Example[];
}

/** Returns questions of a concept, each of a pool's equally often. */
function questionsOf(concept: Concept, count: number): GeneratedQuestion[] {
  const all = concept.pool ? DRAWS_OF_POOL * concept.pool.length : count;
  return [...samples(Math.min(count, all), `choices only ${concept.id}`, [concept])].map((s) => s.question);
}

/** Returns the choices with the highest score. */
function best(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  return scores.flatMap((score, i) => (score === highest ? i : []));
}

/** Returns 1 for a right answer, a part for a guess among several best choices, and 0 for a wrong answer. */
function credit(scores: readonly number[], key: number): number {
  const taken = best(scores);
  return taken.includes(key) ? 1 / taken.length : 0;
}

/**
 * True if an answer is the key of two questions or more on average. Otherwise a split by key shows most answers of one
 * half only as wrong choices in the other, and a model that learns them by heart is wrong more often than chance.
 */
function repeatsAnswers(questions: readonly GeneratedQuestion[]): boolean {
  const keys = new Set(questions.map(({ key }) => key));
  const answers = new Set(questions.map(({ choices, correctIndex }) => choices[correctIndex]));
  return answers.size * 2 <= keys.size;
}

export function measure(concept: Concept, { count, split }: { count: number; split: Split }): Measure {
  const questions = questionsOf(concept, count);
  const rng = createRng(`halves ${concept.id}`);
  const byKey = split === 'key' || (split === 'bar' && concept.pool !== undefined);
  const groupOf = (question: GeneratedQuestion, i: number) => (byKey ? question.key : `${i}`);
  const groups = rng.shuffle([...new Set(questions.map(groupOf))]);
  const learnt = new Set(groups.slice(0, Math.ceil(groups.length / 2)));
  const byHeart = !byKey || repeatsAnswers(questions);
  const example = ({ choices, correctIndex }: GeneratedQuestion): Example => ({
    choices: featuresOf(choices, { byHeart }),
    key: correctIndex,
  });
  const model = train(questions.filter((q, i) => learnt.has(groupOf(q, i))).map(example), rng);
  const examples = questions.filter((q, i) => !learnt.has(groupOf(q, i))).map(example);
  const right = examples.reduce((sum, { choices, key }) => sum + credit(model(choices), key), 0);
  return { concept, asked: examples.length, right, examples };
}

/** Returns the share of right answers. Each concept counts the same. */
export function shareOf(measures: readonly Measure[]): number {
  return measures.reduce((sum, { right, asked }) => sum + right / asked, 0) / measures.length;
}
