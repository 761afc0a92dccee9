type Numbers = Float64Array | Uint32Array;

/** List of numbers in a typed array that grows. */
export class NumberColumn {
  readonly #type: { new (length: number): Numbers };
  #numbers: Numbers;
  #length = 0;

  constructor(type: { new (length: number): Numbers }) {
    this.#type = type;
    this.#numbers = new type(1024);
  }

  get length(): number {
    return this.#length;
  }

  /** Returns the number at a place; 0 beyond the end. */
  at(place: number): number {
    return place < this.#length ? (this.#numbers[place] ?? 0) : 0;
  }

  push(value: number): void {
    this.#reserve(1);
    this.#numbers[this.#length] = value;
    this.#length += 1;
  }

  append(values: Numbers): void {
    this.#reserve(values.length);
    this.#numbers.set(values, this.#length);
    this.#length += values.length;
  }

  /** Returns the numbers since the last call of this function in an array of their own, and empties the column. */
  take(): Numbers {
    const taken = this.#numbers.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#numbers.length) return;
    const grown = new this.#type(Math.max(needed, this.#numbers.length * 2));
    grown.set(this.#numbers.subarray(0, this.#length));
    this.#numbers = grown;
  }
}
