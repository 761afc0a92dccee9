import { assemble } from './choices.ts';
import type { Rng } from './rng.ts';
import type { Concept, ConceptInfo, Dial, Draft, Level } from './types.ts';

/** Creates a concept with random parameters, from a space of at least 1,000 questions at each difficulty. */
export function sampled(info: ConceptInfo, draw: (rng: Rng, dial: Dial) => Draft): Concept {
  return { ...info, generate: (rng, dial) => assemble(info.id, draw(rng, dial), rng) };
}

/** Items of a finite pool, and the way from an item to its question. */
export interface Listing<T> {
  items: readonly T[];
  /** Returns the identity of the item's question. */
  key: (item: T) => string;
  /** Returns the difficulty of the item. Default: beginner. */
  level?: (item: T) => Level;
  draw: (item: T, rng: Rng, dial: Dial) => Omit<Draft, 'key'>;
}

/** Creates a concept with a finite pool of known questions, which can be used up without a repeat. */
export function listed<T>(info: ConceptInfo, { items, key, level = () => 0, draw }: Listing<T>): Concept {
  const pool = items.map((item) => ({
    key: `${info.id}:${key(item)}`,
    level: level(item),
    generate: (rng: Rng, dial: Dial) => assemble(info.id, { key: key(item), ...draw(item, rng, dial) }, rng),
  }));
  return {
    ...info,
    finite: pool.length,
    pool,
    generate(rng, dial) {
      const atLevel = pool.filter((entry) => entry.level === dial.level);
      return rng.pick(atLevel.length > 0 ? atLevel : pool).generate(rng, dial);
    },
  };
}

/** Returns the member of a triple for the dial's difficulty. */
export function byLevel<T>(dial: Dial, values: readonly [T, T, T]): T {
  return values[dial.level];
}

/** Rounds a number into a level: 0, 1 or 2. */
export function toLevel(n: number): Level {
  return n <= 0 ? 0 : n === 1 ? 1 : 2;
}

/** Returns all pairs of whole numbers in the two ranges, ends included. */
export function pairs(a: readonly [number, number], b: readonly [number, number]): [number, number][] {
  return range(...a).flatMap((x) => range(...b).map((y): [number, number] => [x, y]));
}

/** Returns the whole numbers from first to last, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
