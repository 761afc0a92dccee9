import type { EventRow } from './model.ts';
import { NumberColumn } from './number-column.ts';
import type { Ledger } from './read-ledger.ts';

/** Entries of one learner, oldest first, in typed arrays. */
export class LearnerAccount {
  readonly seqs = new NumberColumn(Uint32Array);
  /** Milliseconds since 1970. */
  readonly times = new NumberColumn(Float64Array);
  readonly amounts = new NumberColumn(Float64Array);
  /** Balance after each entry. */
  readonly balances = new NumberColumn(Float64Array);
  /** Places in `sourceNames`. */
  readonly sources = new NumberColumn(Uint32Array);
  readonly sourceNames: string[] = [];
  /**
   * Places of the last entry of each event. Only these are moments with a balance: a redemption takes its points out of the
   * goal and uses them in the same moment.
   */
  readonly moments = new NumberColumn(Uint32Array);

  /** Number of entries. */
  get length(): number {
    return this.seqs.length;
  }

  /** Returns the place of the first entry at or after a time; the number of entries if there is none. */
  placeAt(time: number): number {
    return firstPlace(this.length, (place) => this.times.at(place) >= time);
  }

  /** Returns the place in `moments` of the first one at or after a time. */
  momentAt(time: number): number {
    return firstPlace(this.moments.length, (moment) => this.times.at(this.moments.at(moment)) >= time);
  }

  /** Returns the place in `moments` of the last one at or before an event; -1 before the first. */
  momentOfEvent(seq: number): number {
    return firstPlace(this.moments.length, (moment) => this.seqs.at(this.moments.at(moment)) > seq) - 1;
  }

  /** Returns the balance before an entry. */
  balanceBefore(place: number): number {
    return place === 0 ? 0 : this.balances.at(place - 1);
  }
}

/** Accounts of all learners in a ledger. */
export class Accounts {
  readonly #accounts = new Map<number, LearnerAccount>();
  /** Time of the last event in milliseconds since 1970; 0 without events. */
  lastTime = 0;

  /** Returns the learners of all events so far, by id. */
  get learnerIds(): number[] {
    return [...this.#accounts.keys()].sort((a, b) => a - b);
  }

  /** Returns the account of a learner. The same object grows with the ledger. */
  of(learnerId: number): LearnerAccount {
    const account = this.#accounts.get(learnerId) ?? new LearnerAccount();
    this.#accounts.set(learnerId, account);
    return account;
  }

  /** Adds the next event. */
  add({ seq, time, learnerId: subject, entries }: EventRow): void {
    // Events of others may have no time.
    if (time > this.lastTime) this.lastTime = time;
    if (subject !== undefined) this.of(subject);
    entries.forEach(({ learnerId, amount, balance, source }, place) => {
      const account = this.of(learnerId);
      account.seqs.push(seq);
      account.times.push(time);
      account.amounts.push(amount);
      account.balances.push(balance);
      account.sources.push(placeOf(account.sourceNames, source));
      if (!entries.slice(place + 1).some((later) => later.learnerId === learnerId))
        account.moments.push(account.length - 1);
    });
  }
}

/** Returns the balance of a learner before an event, as the entries of loaded events state it. */
export function balanceBefore(ledger: Ledger, learnerId: number, seq: number): number {
  for (let earlier = seq - 1; earlier > 0; earlier--) {
    const last = ledger.row(earlier)?.entries.findLast((entry) => entry.learnerId === learnerId);
    if (last) return last.balance;
  }
  return 0;
}

/** Returns the place of a text in a short list, to which it adds a new one. */
function placeOf(list: string[], text: string): number {
  const place = list.indexOf(text);
  return place < 0 ? list.push(text) - 1 : place;
}

/** Returns the first of the ascending places for which the condition holds; their number if it holds for none. */
function firstPlace(length: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
