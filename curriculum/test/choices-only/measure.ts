/**
 * Measures how often a classifier that sees only the choices finds the key.
 *
 * A model per concept learns from half of the questions and answers the other half. The bar splits the questions at
 * random, except those of a finite pool, which it splits by key. Otherwise the model would learn a pool of 30 questions
 * by heart from its sets of choices, as a learner shall do. Each pool is drawn at most three times.
 */
import type { Concept, GeneratedQuestion } from '../../index.ts';
import { createRng } from '../../rng.ts';
import { samples } from '../sample.ts';
import { type Example, train } from './classifier.ts';
import { Vocabulary } from './feature-numbers.ts';
import { featuresOf } from './features.ts';

const DRAWS_OF_POOL = 3;

/** Way to split questions into halves. Questions with equal keys are in the same half if the split is by key. */
export type Split = 'question' | 'key';

/** Questions of a concept as the classifier sees them. */
export interface Questions {
  concept: Concept;
  keys: readonly string[];
  answers: readonly string[];
  examples: readonly Example[];
  vocabulary: Vocabulary;
}

/** Result of a classifier. */
export interface Measure {
  /** Questions that the classifier answered. */
  examples: readonly Example[];
  /** Share of right answers, or of a guess if that is higher. */
  share: number;
}

/** Draws questions of a concept, at most three times as many as its pool has. */
export function draw(concept: Concept, count: number): Questions {
  const most = concept.pool ? DRAWS_OF_POOL * concept.pool.length : count;
  const drawn = [...samples(Math.min(count, most), `choices only ${concept.id}`, [concept])].map(
    ({ question }): GeneratedQuestion => ({ ...question, choices: claimed(question) }),
  );
  const vocabulary = new Vocabulary();
  return {
    concept,
    keys: drawn.map(({ key }) => key),
    answers: drawn.map(({ choices, correctIndex }) => choices[correctIndex] ?? ''),
    examples: drawn.map(({ choices, correctIndex }) => ({
      choices: featuresOf(choices, vocabulary),
      key: correctIndex,
    })),
    vocabulary,
  };
}

/** Returns the choices. If they are the names of learners with answers in the text, returns these answers. */
function claimed({ question, choices }: GeneratedQuestion): string[] {
  const [, said = ''] = /learners answer\. (.+)\. Who is right\?$/.exec(question) ?? [];
  const answers = new Map(said.split('; ').map((claim) => claim.split(': ') as [string, string]));
  return choices.map((name) => answers.get(name) ?? name);
}

/** Returns 1 for a right answer, a part for a guess among several best choices, and 0 for a wrong answer. */
function credit(scores: readonly number[], key: number): number {
  const highest = Math.max(...scores);
  return scores[key] === highest ? 1 / scores.filter((score) => score === highest).length : 0;
}

/** Returns the mean of the values. Over concepts, each counts the same. */
export const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Trains a model with half of the questions, and measures it with the other half. */
export function measure(questions: Questions, split: Split = barSplit(questions.concept)): Measure {
  const { concept, keys, answers, examples } = questions;
  const rng = createRng(`halves ${concept.id}`);
  const groups = split === 'key' ? keys : keys.map((_, i) => `${i}`);
  const different = rng.shuffle([...new Set(groups)]);
  const learnt = new Set(different.slice(0, Math.ceil(different.length / 2)));
  // If most answers are the key of one question only, a split by key shows those of the other half as wrong choices
  // only. A model that learns them by heart is wrong more often than chance.
  const learnsByHeart = split === 'question' || new Set(answers).size * 2 <= new Set(keys).size;
  const isLearnt = (i: number): boolean => learnt.has(groups[i] ?? '');
  const model = train(
    examples.filter((_, i) => isLearnt(i)),
    learnsByHeart,
    rng,
  );
  const asked = examples.filter((_, i) => !isLearnt(i));
  return {
    examples: asked,
    share: Math.max(
      mean(asked.map(({ choices, key }) => credit(model(choices), key))),
      mean(asked.map(({ choices }) => 1 / choices.length)),
    ),
  };
}

function barSplit(concept: Concept): Split {
  return concept.pool ? 'key' : 'question';
}
