import type { Entry } from '../events.ts';
import type { EntryTotal } from '../rules.ts';

/** Sums of a total over the entries of a ledger. */
export class EntrySums {
  readonly total: EntryTotal;
  /** Sums by key; a key is its columns' values, joined by spaces. */
  readonly sums = new Map<string, number>();
  #last: Entry | undefined;
  #lastKey: string | undefined;

  constructor(total: EntryTotal) {
    this.total = total;
  }

  add(entry: Entry): void {
    const key = this.#keyOf(entry);
    if (key !== undefined) this.sums.set(key, (this.sums.get(key) ?? 0) + this.total.sign * entry.amount);
  }

  /** Returns the key of an entry. Entries of the same learner and source often follow each other. */
  #keyOf(entry: Entry): string | undefined {
    const last = this.#last;
    this.#last = entry;
    const isSame =
      last?.learnerId === entry.learnerId &&
      last.sourceType === entry.sourceType &&
      last.sourceId === entry.sourceId;
    if (!isSame) this.#lastKey = this.total.keyOf(entry);
    return this.#lastKey;
  }
}
