import type { Rng } from '../../rng.ts';
import type { Features } from './features.ts';

/** Question as the model sees it: the features of each choice, and the index of the key. */
export interface Example {
  choices: readonly Features[];
  key: number;
}

/** Returns a score for each choice. The highest one is the model's answer. */
type Model = (choices: readonly Features[]) => number[];

interface Encoded {
  /** Places of the weights of each choice. */
  choices: Int32Array[];
  key: number;
}

const EPOCHS = 8;
const RATE = 0.1;
/** Shrinks weights at each step, so that features of few questions do not decide. */
const DECAY = 1e-3;
/** Smallest number of choices in which a feature must occur. */
const MIN_COUNT = 3;
/** Number of weights for single features, and of those for pairs, which are hashed. */
const SIZE = 2 ** 17;

/** Returns the places of the weights of the features and of the pairs. */
function encode({ ids, byHeart, strong }: Features, learnsByHeart: boolean): Int32Array {
  const places = [...ids, ...strong, ...(learnsByHeart ? byHeart : [])].map((id) => id % SIZE);
  for (let i = 0; i < strong.length; i++)
    for (let j = i + 1; j < strong.length; j++) {
      const mixed = Math.imul(Math.imul(strong[i] ?? 0, 0x9e3779b1) ^ (strong[j] ?? 0), 0x85ebca6b);
      places.push(SIZE + (mixed >>> 15));
    }
  return Int32Array.from(places);
}

/** Leaves out the features that occur too seldom. */
function frequent(examples: readonly Encoded[]): Encoded[] {
  const counts = new Uint32Array(2 * SIZE);
  for (const { choices } of examples)
    for (const ids of choices) for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  const isFrequent = (id: number): boolean => (counts[id] ?? 0) >= MIN_COUNT;
  return examples.map(({ choices, key }) => ({ choices: choices.map((ids) => ids.filter(isFrequent)), key }));
}

function scoreOf(ids: Int32Array, weights: Float64Array): number {
  let score = 0;
  for (let i = 0; i < ids.length; i++) score += weights[ids[i] ?? 0] ?? 0;
  return score;
}

/** Turns scores into chances that add up to 1. */
function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

/** Moves the weights along the gradient of the log-likelihood of one question (AdaGrad). */
function step({ choices, key }: Encoded, weights: Float64Array, squares: Float64Array): void {
  const chances = softmax(choices.map((ids) => scoreOf(ids, weights)));
  for (const [i, ids] of choices.entries()) {
    const error = (i === key ? 1 : 0) - (chances[i] ?? 0);
    for (let j = 0; j < ids.length; j++) {
      const id = ids[j] ?? 0;
      const weight = weights[id] ?? 0;
      const gradient = error - DECAY * weight;
      const square = (squares[id] ?? 0) + gradient * gradient;
      squares[id] = square;
      weights[id] = weight + (RATE * gradient) / Math.sqrt(square + 1e-9);
    }
  }
}

/**
 * Trains a conditional logit: the chance of a choice grows with the sum of the weights of its features. Equal examples
 * and random numbers give equal models.
 */
export function train(examples: readonly Example[], learnsByHeart: boolean, rng: Rng): Model {
  const encodeAll = (choices: readonly Features[]) => choices.map((f) => encode(f, learnsByHeart));
  const encoded = frequent(examples.map(({ choices, key }) => ({ choices: encodeAll(choices), key })));
  const weights = new Float64Array(2 * SIZE);
  const squares = new Float64Array(2 * SIZE);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const example of rng.shuffle(encoded)) step(example, weights, squares);
  return (choices) => encodeAll(choices).map((places) => scoreOf(places, weights));
}
