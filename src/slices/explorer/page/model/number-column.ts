type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** List of numbers in a typed array that grows. */
export class NumberColumn<N extends Numbers = Numbers> {
  readonly #type: { new (length: number): N };
  #numbers: N;
  #length = 0;

  constructor(type: { new (length: number): N }) {
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

  append(values: Float64Array | Uint32Array): void {
    this.#reserve(values.length);
    this.#numbers.set(values, this.#length);
    this.#length += values.length;
  }

  /** Returns the numbers since the last call of this function in an array of their own, and empties the column. */
  take(): N {
    const taken = new this.#type(this.#length);
    taken.set(this.#numbers.subarray(0, this.#length));
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
