import { genesis } from '../../../../kernel/ledger/chain.ts';
import { eventFields } from '../../../../kernel/ledger/event-fields.ts';
import type { RecordedEvent } from '../../../../kernel/ledger/events.ts';
import { parseEvent } from '../../../../kernel/ledger/export/export-lines.ts';
import type { RawLine } from '../../../../kernel/ledger/export/file-lines.ts';
import { hashedBytes } from '../hashed-bytes.ts';
import type { LedgerProblem } from '../model/model.ts';
import { HashQueue } from './hashes.ts';
import type { ShownEvent } from './pieces.ts';
import type { Findings, LineCheck } from './whole.ts';

/** First line of a learner's part. */
export interface PartStart {
  familyId: number;
  learnerId: number;
  /** Number of events. */
  events: number;
  /** Hash of the last event. */
  head: string;
}

/** Maximum number of problems to keep. */
const maxProblems = 1000;

/**
 * Verification of a learner's part of a ledger: the hashes of the events that the learner sees whole, and the learner's
 * balance. The rules need the events of others too, which the part withholds.
 */
export class PartCheck implements LineCheck {
  readonly #hashes: HashQueue;
  #problems: LedgerProblem[] = [];
  #problemCount = 0;
  #previous = genesis;
  #seq = 0;
  #balance = 0;
  /** Number of events of which the part shows less than all. */
  withheld = 0;
  readonly #start: PartStart;

  constructor(start: PartStart) {
    this.#start = start;
    this.#hashes = new HashQueue(({ seq, type, stated }, computed) =>
      this.#report({ seq, type }, 'hash', 'the event does not match its hash', computed, stated),
    );
  }

  add({ text = '', line }: RawLine) {
    this.#seq += 1;
    const content = membersOf(text);
    const hash = typeof content['hash'] === 'string' ? content['hash'] : '';
    const previous = this.#previous;
    this.#previous = hash;
    if (content['seq'] !== this.#seq)
      this.#report(
        { seq: this.#seq, type: '' },
        'sequence',
        'the event has another number',
        String(this.#seq),
        String(content['seq']),
      );
    const isWhole = !('isPartial' in content) && 'id' in content;
    if (!isWhole) this.withheld += 1;
    if (!('id' in content)) return { event: undefined, hash, wait: undefined };
    // The parser of whole events knows no `isPartial`.
    const { isPartial: _, ...members } = content;
    const { value: event, problems } = parseEvent(isWhole ? text : JSON.stringify(members), line);
    for (const { message, expected, found } of problems)
      this.#report({ seq: this.#seq, type: event?.type ?? '' }, 'format', message, expected, found);
    if (!event) return { event, hash, wait: undefined };
    this.#checkShown(event, isWhole);
    this.#checkBalance(event);
    const bytes = isWhole ? hashedBytes(eventFields(previous, event)) : undefined;
    const { seq, type } = event;
    return { event, hash, wait: bytes && this.#hashes.add(bytes, { seq, type, stated: hash }) };
  }

  get pending(): number {
    return this.#hashes.pending;
  }

  async settle(): Promise<Findings> {
    await this.#hashes.end();
    return this.findings();
  }

  findings(): Findings {
    return { head: this.#previous, problems: this.#problems, problemCount: this.#problemCount };
  }

  async finish(): Promise<Findings> {
    await this.#hashes.end();
    const { events, head } = this.#start;
    const [stated, found] = [`${events} events up to ${head}`, `${this.#seq} events up to ${this.#previous}`];
    if (stated !== found)
      this.#report({ seq: this.#seq, type: '' }, 'tail', 'the ledger ends elsewhere', stated, found);
    this.#problems.sort((a, b) => a.seq - b.seq);
    return this.findings();
  }

  /** Checks that the event is one of this family, and that the part shows it in part only where it may. */
  #checkShown(event: RecordedEvent, isWhole: boolean): void {
    if (event.familyId !== this.#start.familyId) {
      const [expected, found] = [`family ${this.#start.familyId}`, `family ${event.familyId}`];
      this.#report(event, 'sequence', 'the event belongs to another family', expected, found);
    }
    // Otherwise a forged own event would need no hash.
    if (isWhole || !('learnerId' in event.payload)) return;
    const message = 'the part does not show the whole event of a learner';
    this.#report(event, 'format', message, 'the whole event, or its hash only', 'a part of it');
  }

  #checkBalance(event: ShownEvent & { seq: number }): void {
    for (const { learnerId, amount, balanceAfter } of event.entries) {
      if (learnerId !== this.#start.learnerId) {
        const expected = `entries of learner ${this.#start.learnerId}`;
        this.#report(
          event,
          'entry',
          'the part shows an entry of another learner',
          expected,
          `learner ${learnerId}`,
        );
      }
      const expected = this.#balance + amount;
      if (balanceAfter !== expected || expected < 0) {
        const message = 'the balance is not the sum of the amounts';
        this.#report(event, 'balance', message, String(expected), String(balanceAfter));
      }
      this.#balance = balanceAfter;
    }
  }

  #report(
    { seq, type }: { seq: number; type: string },
    kind: string,
    message: string,
    expected: string,
    found: string,
  ): void {
    this.#problemCount += 1;
    if (this.#problems.length < maxProblems)
      this.#problems.push({ seq, eventType: type || undefined, kind, message, expected, found });
  }
}

function membersOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // The missing number is a problem.
  }
}

/** Returns the first line of a learner's part; undefined for another line. */
export function partIn(text = ''): PartStart | undefined {
  if (!text.startsWith('{"format":"learning-service/learner-ledger/1"')) return undefined;
  const { familyId, learnerId, events, head }: Record<string, unknown> = JSON.parse(text);
  return {
    familyId: Number(familyId),
    learnerId: Number(learnerId),
    events: Number(events),
    head: String(head),
  };
}
