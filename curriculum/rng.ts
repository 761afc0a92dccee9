/** Seeded random numbers, the same on every machine. */
export interface Rng {
  /** Returns a whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** Returns a member of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns a shuffled copy (Fisher-Yates). */
  shuffle<T>(list: readonly T[]): T[];
  /** Returns two different members of a list of at least two, in random order. */
  pair<T>(list: readonly T[]): [T, T];
  /** Returns up to `count` different members in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Hashes a text to four words of state (FNV-1a with a different start for each word). */
function seedState(seed: string): Uint32Array {
  const state = Uint32Array.of(0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35);
  for (let word = 0; word < 4; word++) {
    let hash = state[word] ?? 0;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    state[word] = hash ^ (hash >>> 15);
  }
  return state;
}

/** Implements sfc32, which is small and fast and passes the usual statistical tests. */
function wordStream(seed: string): () => number {
  let [a = 0, b = 0, c = 0, counter = 0] = seedState(seed);
  const next = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  // Seeds that differ in one character start alike; a few rounds separate them.
  for (let i = 0; i < 15; i++) next();
  return next;
}

export function createRng(seed: string): Rng {
  const next = wordStream(seed);
  const int = (min: number, max: number): number => {
    if (max < min) throw new RangeError(`empty range ${min} to ${max}`);
    return min + Math.floor((next() / 2 ** 32) * (max - min + 1));
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    // The index is inside the list, so the member is a T.
    return list[int(0, list.length - 1)] as T;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const deck = [...list];
    const taken = Math.min(count, deck.length);
    for (let i = 0; i < taken; i++) {
      const from = int(i, deck.length - 1);
      // Both places are inside the deck, so both hold a T.
      [deck[i], deck[from]] = [deck[from] as T, deck[i] as T];
    }
    return deck.slice(0, taken);
  };
  const pair = <T>(list: readonly T[]): [T, T] => {
    if (list.length < 2) throw new RangeError('no pair to pick');
    // The list has at least two members.
    return sample(list, 2) as [T, T];
  };
  return { int, pick, pair, sample, shuffle: (list) => sample(list, list.length) };
}
