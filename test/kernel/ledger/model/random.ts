/** Repeatable random numbers (mulberry32): the same seed gives the same numbers. */
export interface Random {
  /** Returns an integer from 0 to n − 1. */
  below(n: number): number;
  chance(probability: number): boolean;
  oneOf<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    below: (n) => Math.floor(next() * n),
    chance: (probability) => next() < probability,
    oneOf(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('no items to choose from');
      return item;
    },
  };
}
