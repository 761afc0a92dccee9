import { appendNumbers, createEventColumns, type EventNumbers } from './event-columns.ts';
import type { EntryRow, EventRow, GoalTerms } from './model.ts';
import { NumberColumn } from './number-column.ts';

/** Events of a piece of the ledger in typed arrays, which a worker hands over without a copy. */
export interface Piece extends EventNumbers {
  /** Texts that the piece uses first; their numbers continue those of earlier pieces, from 1. */
  texts: string[];
  /** Terms of goals by the number of the event that sets them: few, so they need no columns. */
  terms: ReadonlyMap<number, GoalTerms>;
}

/** Columns of events, oldest first, for functions that look at all of them. */
export interface Columns {
  texts: readonly string[];
  times: Column;
  actors: Column;
  learners: Column;
  types: Column;
  /** Place of the first entry of each event. */
  firstEntries: Column;
  entryLearners: Column;
  entryAmounts: Column;
  entrySources: Column;
}

type Column = Pick<NumberColumn, 'length' | 'at'>;

/**
 * All loaded events of a ledger, by number from 1. They are columns of numbers instead of objects, so that a long ledger
 * stays small in memory.
 */
export class Ledger {
  /** All learners whom the payloads name. */
  readonly learners = new Set<number>();
  readonly #texts: string[] = [''];
  readonly #columns = createEventColumns();
  readonly #terms = new Map<number, GoalTerms>();
  /** Place of the first entry of each event. */
  readonly #firstEntries = new NumberColumn(Uint32Array);

  /** Number of loaded events. */
  get count(): number {
    return this.#columns.times.length;
  }

  get columns(): Columns {
    return { ...this.#columns, texts: this.#texts, firstEntries: this.#firstEntries };
  }

  add(piece: Piece): void {
    this.#texts.push(...piece.texts);
    let entry = this.#columns.entryAmounts.length;
    for (const count of piece.entryCounts) {
      this.#firstEntries.push(entry);
      entry += count;
    }
    appendNumbers(this.#columns, piece);
    for (const learnerId of piece.learners) if (learnerId !== 0) this.learners.add(learnerId);
    for (const [seq, terms] of piece.terms) this.#terms.set(seq, terms);
  }

  /** Returns an event; undefined if it is not loaded. */
  row(seq: number): EventRow | undefined {
    if (seq < 1 || seq > this.count) return undefined;
    const at = seq - 1;
    return {
      seq,
      time: this.#columns.times.at(at),
      idTime: this.#columns.idTimes.at(at),
      type: this.#text(this.#columns.types.at(at)) ?? '',
      actorId: this.#columns.actors.at(at),
      learnerId: this.#columns.learners.at(at) || undefined,
      subjectId: this.#text(this.#columns.subjects.at(at)),
      redemptionId: this.#text(this.#columns.redemptions.at(at)),
      terms: this.#terms.get(seq),
      entries: this.#entriesOf(at),
    };
  }

  /** Yields all loaded events, oldest first. */
  *rows(): Iterable<EventRow> {
    for (let seq = 1; seq <= this.count; seq++) {
      const row = this.row(seq);
      if (row) yield row;
    }
  }

  #entriesOf(at: number): EntryRow[] {
    const end = at + 1 < this.count ? this.#firstEntries.at(at + 1) : this.#columns.entryAmounts.length;
    const entries: EntryRow[] = [];
    for (let entry = this.#firstEntries.at(at); entry < end; entry++)
      entries.push({
        learnerId: this.#columns.entryLearners.at(entry),
        amount: this.#columns.entryAmounts.at(entry),
        balance: this.#columns.entryBalances.at(entry),
        source: this.#text(this.#columns.entrySources.at(entry)) ?? '',
      });
    return entries;
  }

  #text(number: number): string | undefined {
    return number === 0 ? undefined : this.#texts[number];
  }
}

/** Returns the columns of a few events that are not in a ledger yet. */
export function columnsOf(rows: readonly EventRow[]): Columns {
  const texts = [''];
  const numberOf = (text: string) => {
    const known = texts.indexOf(text);
    return known >= 0 ? known : texts.push(text) - 1;
  };
  const column = (values: readonly number[]) => {
    const numbers = new NumberColumn(Float64Array);
    numbers.append(Float64Array.from(values));
    return numbers;
  };
  const entries = rows.flatMap((row) => row.entries);
  let entry = 0;
  const firstEntries = rows.map((row) => {
    entry += row.entries.length;
    return entry - row.entries.length;
  });
  return {
    texts,
    times: column(rows.map(({ time }) => time)),
    actors: column(rows.map(({ actorId }) => actorId)),
    learners: column(rows.map(({ learnerId = 0 }) => learnerId)),
    types: column(rows.map(({ type }) => numberOf(type))),
    firstEntries: column(firstEntries),
    entryLearners: column(entries.map(({ learnerId }) => learnerId)),
    entryAmounts: column(entries.map(({ amount }) => amount)),
    entrySources: column(entries.map(({ source }) => numberOf(source))),
  };
}
