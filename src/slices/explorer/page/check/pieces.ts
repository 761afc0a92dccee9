import { createEventColumns, takeNumbers } from '../model/event-columns.ts';
import { idsIn, idTimeOf, termsIn } from '../model/event-ids.ts';
import type { GoalTerms } from '../model/model.ts';
import type { Piece } from '../model/read-ledger.ts';

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
  readonly #columns = createEventColumns();
  #terms = new Map<number, GoalTerms>();
  /** Number of events in all pieces. */
  #count = 0;

  /** Number of events in the present piece. */
  get length(): number {
    return this.#columns.times.length;
  }

  /** Adds the next event; undefined for one of which nothing is shown. */
  add(event: ShownEvent | undefined): void {
    const columns = this.#columns;
    const { learnerId = 0, subjectId, redemptionId } = idsIn(event?.payload ?? {});
    columns.times.push(event ? Date.parse(event.recordedAt) : Number.NaN);
    columns.idTimes.push(event ? idTimeOf(event.id) : 0);
    columns.actors.push(event?.actorId ?? 0);
    columns.learners.push(learnerId);
    columns.types.push(this.#numberOf(event?.type));
    columns.subjects.push(this.#numberOf(subjectId));
    columns.redemptions.push(this.#numberOf(redemptionId));
    this.#count += 1;
    const terms = event && termsIn(event.type, event.payload);
    if (terms) this.#terms.set(this.#count, terms);
    columns.entryCounts.push(event?.entries.length ?? 0);
    for (const entry of event?.entries ?? []) {
      columns.entryLearners.push(entry.learnerId);
      columns.entryAmounts.push(entry.amount);
      columns.entryBalances.push(entry.balanceAfter);
      columns.entrySources.push(this.#numberOf(entry.sourceType));
    }
  }

  /** Returns the events since the last call. */
  take(): Piece {
    const [texts, terms] = [this.#texts, this.#terms];
    this.#texts = [];
    this.#terms = new Map();
    return { texts, terms, ...takeNumbers(this.#columns) };
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
