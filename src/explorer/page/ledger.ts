import { NumberColumn } from './columns.ts';
import type { EntryRow, EventRow, GoalTerms } from './model.ts';

/** Events of a piece of the ledger in typed arrays, which a worker hands over without a copy. */
export interface Piece {
  /** Texts that the piece uses first; their numbers continue those of earlier pieces, from 1. */
  texts: string[];
  times: Float64Array;
  /** Times in the ids of the events; 0 if unknown. */
  idTimes: Float64Array;
  actors: Float64Array;
  learners: Float64Array;
  /** Numbers of texts; 0 for none. */
  types: Uint32Array;
  subjects: Uint32Array;
  redemptions: Uint32Array;
  /** Terms of goals by the number of the event that sets them: few, so they need no columns. */
  terms: ReadonlyMap<number, GoalTerms>;
  /** Number of entries of each event. */
  entryCounts: Uint32Array;
  entryLearners: Float64Array;
  entryAmounts: Float64Array;
  entryBalances: Float64Array;
  entrySources: Uint32Array;
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
 * All loaded events of a ledger, by number from 1. Takes about 60 bytes an event and 30 an entry, where objects would take
 * a kilobyte, so 100,000 events stay small.
 */
export class Ledger {
  /** All learners whom the payloads name. */
  readonly learners = new Set<number>();
  readonly #texts: string[] = [''];
  readonly #times = new NumberColumn(Float64Array);
  readonly #idTimes = new NumberColumn(Float64Array);
  readonly #actors = new NumberColumn(Float64Array);
  readonly #learners = new NumberColumn(Float64Array);
  readonly #types = new NumberColumn(Uint32Array);
  readonly #subjects = new NumberColumn(Uint32Array);
  readonly #redemptions = new NumberColumn(Uint32Array);
  readonly #terms = new Map<number, GoalTerms>();
  /** Place of the first entry of each event. */
  readonly #firstEntries = new NumberColumn(Uint32Array);
  readonly #entryLearners = new NumberColumn(Float64Array);
  readonly #entryAmounts = new NumberColumn(Float64Array);
  readonly #entryBalances = new NumberColumn(Float64Array);
  readonly #entrySources = new NumberColumn(Uint32Array);

  /** Number of loaded events. */
  get count(): number {
    return this.#times.length;
  }

  get columns(): Columns {
    return {
      texts: this.#texts,
      times: this.#times,
      actors: this.#actors,
      learners: this.#learners,
      types: this.#types,
      firstEntries: this.#firstEntries,
      entryLearners: this.#entryLearners,
      entryAmounts: this.#entryAmounts,
      entrySources: this.#entrySources,
    };
  }

  add(piece: Piece): void {
    this.#texts.push(...piece.texts);
    let entry = this.#entryAmounts.length;
    for (const count of piece.entryCounts) {
      this.#firstEntries.push(entry);
      entry += count;
    }
    this.#times.append(piece.times);
    this.#idTimes.append(piece.idTimes);
    this.#actors.append(piece.actors);
    this.#learners.append(piece.learners);
    for (const learnerId of piece.learners) if (learnerId !== 0) this.learners.add(learnerId);
    this.#types.append(piece.types);
    this.#subjects.append(piece.subjects);
    this.#redemptions.append(piece.redemptions);
    for (const [seq, terms] of piece.terms) this.#terms.set(seq, terms);
    this.#entryLearners.append(piece.entryLearners);
    this.#entryAmounts.append(piece.entryAmounts);
    this.#entryBalances.append(piece.entryBalances);
    this.#entrySources.append(piece.entrySources);
  }

  /** Returns an event; undefined if it is not loaded. */
  row(seq: number): EventRow | undefined {
    if (seq < 1 || seq > this.count) return undefined;
    const at = seq - 1;
    return {
      seq,
      time: this.#times.at(at),
      idTime: this.#idTimes.at(at),
      type: this.#text(this.#types.at(at)) ?? '',
      actorId: this.#actors.at(at),
      learnerId: this.#learners.at(at) || undefined,
      subjectId: this.#text(this.#subjects.at(at)),
      redemptionId: this.#text(this.#redemptions.at(at)),
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
    const end = at + 1 < this.count ? this.#firstEntries.at(at + 1) : this.#entryAmounts.length;
    const entries: EntryRow[] = [];
    for (let entry = this.#firstEntries.at(at); entry < end; entry++)
      entries.push({
        learnerId: this.#entryLearners.at(entry),
        amount: this.#entryAmounts.at(entry),
        balance: this.#entryBalances.at(entry),
        source: this.#text(this.#entrySources.at(entry)) ?? '',
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
