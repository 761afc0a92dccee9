import { randomInt } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const wordsOfId = 4;

/** Set of ids: at most 32 bytes for each UUID, where a set of texts takes over 100. Other texts are possible, and take more. */
export class IdSet {
  /** Table with open addressing: four words for each id, all 0 for a free place. */
  #table = new Uint32Array(16 * wordsOfId);
  #size = 0;
  /** Random start of all hashes: an export with ids that share a place would take hours otherwise. */
  readonly #seed = randomInt(2 ** 32);
  /** Other texts, and the UUID of zeros, which looks like a free place. */
  readonly #others = new Set<string>();

  /** Adds an id. Returns false if the set has it. */
  add(id: string): boolean {
    const words = wordsOf(id);
    if (!words) return this.#others.size < this.#others.add(id).size;
    const at = this.#placeOf(words);
    if (!isFree(this.#table, at)) return false;
    this.#table.set(words, at);
    this.#size += 1;
    if (this.#size * 2 * wordsOfId >= this.#table.length) this.#grow();
    return true;
  }

  /** Returns the place of an id, or the free place for it. */
  #placeOf([a, b, c, d]: Words): number {
    const table = this.#table;
    const places = table.length / wordsOfId;
    // The last words of UUIDs from one command differ only in the last bits, and those of random ones in all.
    const hash = mix(
      mix(mix(mix(this.#seed ^ d, 0x9e3779b1) ^ c, 0x85ebca6b) ^ b, 0xc2b2ae35) ^ a,
      0x27d4eb2f,
    );
    for (let place = hash >>> 0; ; place += 1) {
      const at = (place % places) * wordsOfId;
      const isSame = table[at] === a && table[at + 1] === b && table[at + 2] === c && table[at + 3] === d;
      if (isSame || isFree(table, at)) return at;
    }
  }

  #grow(): void {
    const before = this.#table;
    this.#table = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += wordsOfId) {
      if (isFree(before, at)) continue;
      const words = before.subarray(at, at + wordsOfId);
      const [a = 0, b = 0, c = 0, d = 0] = words;
      this.#table.set(words, this.#placeOf([a, b, c, d]));
    }
  }
}

function mix(hash: number, factor: number): number {
  const product = Math.imul(hash, factor);
  return product ^ (product >>> 15);
}

type Words = [number, number, number, number];

/** Places of the eight digits of each word in a UUID. */
const places = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [9, 10, 11, 12, 14, 15, 16, 17],
  [19, 20, 21, 22, 24, 25, 26, 27],
  [28, 29, 30, 31, 32, 33, 34, 35],
];

/** Returns the words of a UUID; undefined for another text and for the UUID of zeros, which looks like a free place. */
function wordsOf(id: string): Words | undefined {
  if (!uuid.test(id)) return undefined;
  const words: Words = [0, 0, 0, 0];
  for (const [i, digits] of places.entries()) {
    let word = 0;
    for (const place of digits) {
      const code = id.charCodeAt(place);
      // '0' to '9' are 48 to 57, 'a' to 'f' are 97 to 102.
      word = (word << 4) | (code < 58 ? code - 48 : code - 87);
    }
    words[i] = word >>> 0;
  }
  return words.some((value) => value !== 0) ? words : undefined;
}

function isFree(table: Uint32Array, at: number): boolean {
  return table[at] === 0 && table[at + 1] === 0 && table[at + 2] === 0 && table[at + 3] === 0;
}
