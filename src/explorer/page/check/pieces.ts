import { NumberColumn } from '../columns.ts';
import { idsIn, idTimeOf, termsIn } from '../event-ids.ts';
import type { Piece } from '../ledger.ts';
import type { GoalTerms } from '../model.ts';

/** Event, as far as a line shows it. Learners see some events without their content. */
export interface ShownEvent {
  id: string;
  type: string;
  payload: object;
  actorId: number;
  recordedAt: string;
  entries: readonly { learnerId: number; amount: number; balanceAfter: number; sourceType: string }[];
}

/** Collects events into pieces for the page. */
export class PieceBuilder {
  readonly #numbers = new Map<string, number>();
  #texts: string[] = [];
  readonly #times = new NumberColumn(Float64Array);
  readonly #idTimes = new NumberColumn(Float64Array);
  readonly #actors = new NumberColumn(Float64Array);
  readonly #learners = new NumberColumn(Float64Array);
  readonly #types = new NumberColumn(Uint32Array);
  readonly #subjects = new NumberColumn(Uint32Array);
  readonly #redemptions = new NumberColumn(Uint32Array);
  #terms = new Map<number, GoalTerms>();
  /** Number of events in all pieces. */
  #count = 0;
  readonly #entryCounts = new NumberColumn(Uint32Array);
  readonly #entryLearners = new NumberColumn(Float64Array);
  readonly #entryAmounts = new NumberColumn(Float64Array);
  readonly #entryBalances = new NumberColumn(Float64Array);
  readonly #entrySources = new NumberColumn(Uint32Array);

  /** Number of events in the present piece. */
  get length(): number {
    return this.#times.length;
  }

  /** Adds the next event; undefined for one of which nothing is shown. */
  add(event: ShownEvent | undefined): void {
    const { learnerId = 0, subjectId, redemptionId } = idsIn(event?.payload ?? {});
    this.#times.push(event ? Date.parse(event.recordedAt) : Number.NaN);
    this.#idTimes.push(event ? idTimeOf(event.id) : 0);
    this.#actors.push(event?.actorId ?? 0);
    this.#learners.push(learnerId);
    this.#types.push(this.#numberOf(event?.type));
    this.#subjects.push(this.#numberOf(subjectId));
    this.#redemptions.push(this.#numberOf(redemptionId));
    this.#count += 1;
    const terms = event && termsIn(event.type, event.payload);
    if (terms) this.#terms.set(this.#count, terms);
    this.#entryCounts.push(event?.entries.length ?? 0);
    for (const entry of event?.entries ?? []) {
      this.#entryLearners.push(entry.learnerId);
      this.#entryAmounts.push(entry.amount);
      this.#entryBalances.push(entry.balanceAfter);
      this.#entrySources.push(this.#numberOf(entry.sourceType));
    }
  }

  /** Returns the events since the last call. */
  take(): Piece {
    const [texts, terms] = [this.#texts, this.#terms];
    this.#texts = [];
    this.#terms = new Map();
    return {
      texts,
      terms,
      times: this.#times.take(),
      idTimes: this.#idTimes.take(),
      actors: this.#actors.take(),
      learners: this.#learners.take(),
      types: this.#types.take(),
      subjects: this.#subjects.take(),
      redemptions: this.#redemptions.take(),
      entryCounts: this.#entryCounts.take(),
      entryLearners: this.#entryLearners.take(),
      entryAmounts: this.#entryAmounts.take(),
      entryBalances: this.#entryBalances.take(),
      entrySources: this.#entrySources.take(),
    };
  }

  #numberOf(text: string | undefined): number {
    if (text === undefined) return 0;
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#numbers.size + 1;
      this.#numbers.set(text, number);
      this.#texts.push(text);
    }
    return number;
  }
}
