type Value = string | number | boolean;

/** Features of a run by number. Numbers are faster to compare and to count than names. */
export class Vocabulary {
  readonly #ids = new Map<string, Map<Value, number>>();
  readonly #names: [about: string, value: Value][] = [];

  /** Returns the number of a feature: that something (as the last digit) has a value. */
  idOf(about: string, value: Value): number {
    let ids = this.#ids.get(about);
    if (!ids) {
      ids = new Map();
      this.#ids.set(about, ids);
    }
    const known = ids.get(value);
    if (known !== undefined) return known;
    ids.set(value, this.#names.length);
    return this.#names.push([about, value]) - 1;
  }

  nameOf(id: number): string {
    return this.#names[id]?.join(': ') ?? '';
  }
}
