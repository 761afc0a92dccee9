import { Ledger, type Piece } from '../../../src/slices/explorer/page/model/read-ledger.ts';

/** Event of a test. The one with number n is at the start of day n - 1 of 1970. */
export interface ShortEvent {
  learnerId: number;
  type: string;
  /** Learner, amount and source type of each entry. */
  entries: readonly (readonly [learnerId: number, amount: number, source: string])[];
}

/** Returns a ledger of events. */
export function ledgerOf(events: readonly ShortEvent[]): Ledger {
  const ledger = new Ledger();
  ledger.add(pieceOf(events, []));
  return ledger;
}

/** Returns events as a piece that follows earlier events. */
export function pieceOf(events: readonly ShortEvent[], earlier: readonly ShortEvent[]): Piece {
  const entries = events.flatMap((event) => event.entries);
  const known = textsOf(earlier);
  const texts = [...new Set([...known, ...textsOf(events)])];
  const numbers = (list: readonly string[]) => Uint32Array.from(list, (text) => texts.indexOf(text) + 1);
  const balances = balancesOf([...earlier, ...events]);
  const none = new Float64Array(events.length);
  return {
    texts: texts.slice(known.length),
    times: Float64Array.from(events, (_, place) => (earlier.length + place) * 86_400_000),
    idTimes: none,
    actors: none,
    learners: Float64Array.from(events, ({ learnerId }) => learnerId),
    types: numbers(events.map(({ type }) => type)),
    subjects: new Uint32Array(events.length),
    redemptions: new Uint32Array(events.length),
    terms: new Map(),
    entryCounts: Uint32Array.from(events, (event) => event.entries.length),
    entryLearners: Float64Array.from(entries, ([learnerId]) => learnerId),
    entryAmounts: Float64Array.from(entries, ([, amount]) => amount),
    entryBalances: Float64Array.from(balances.slice(balances.length - entries.length)),
    entrySources: numbers(entries.map(([, , source]) => source)),
  };
}

function textsOf(events: readonly ShortEvent[]): string[] {
  const all = events.flatMap(({ type, entries }) => [type, ...entries.map(([, , source]) => source)]);
  return [...new Set(all)];
}

/** Returns the balance after each entry. */
function balancesOf(events: readonly ShortEvent[]): number[] {
  const now = new Map<number, number>();
  return events
    .flatMap(({ entries }) => entries)
    .map(([learnerId, amount]) => {
      const balance = (now.get(learnerId) ?? 0) + amount;
      now.set(learnerId, balance);
      return balance;
    });
}
