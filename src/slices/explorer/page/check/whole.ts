import { checks } from 'explorer:payload-checks';
import type { TSchema } from '@sinclair/typebox';
import { genesis } from '../../../../kernel/ledger/chain.ts';
import { eventFields } from '../../../../kernel/ledger/event-fields.ts';
import type { RawLine } from '../../../../kernel/ledger/export/file-lines.ts';
import { createLedgerRules } from '../../../../kernel/ledger/rules.ts';
import { ExportVerification } from '../../../../kernel/ledger/verification/verify-export.ts';
import { ledgerSlices } from '../../../ledger.ts';
import { hashedBytes } from '../hashed-bytes.ts';
import type { LedgerProblem } from '../model/model.ts';
import { HashQueue } from './hashes.ts';
import type { ShownEvent } from './pieces.ts';

/** What a verification of lines found. */
export interface Findings {
  /** Hash of the last event. */
  head: string;
  problems: readonly LedgerProblem[];
  problemCount: number;
}

/** Verification of the lines of a ledger after the first. */
export interface LineCheck {
  /** Adds a line. Returns its event and hash, as far as they can be read, and a promise if the caller must wait. */
  add(raw: RawLine): { event: ShownEvent | undefined; hash: string; wait: Promise<void> | undefined };
  /** Number of events whose hashes are not compared yet. */
  readonly pending: number;
  /** Returns what was found so far. */
  findings(): Findings;
  /** Returns what was found in the lines so far, when all hashes are compared. */
  settle(): Promise<Findings>;
  /** Returns what was found in all lines. */
  finish(): Promise<Findings>;
}

/** Names of event types by the schema of their payload, for which the bundler has compiled a check. */
const names = new Map<TSchema, string>(
  ledgerSlices.flatMap(({ events = {} }) =>
    Object.entries(events).map(([name, { payload }]) => [payload, name] as const),
  ),
);

const rules = createLedgerRules(ledgerSlices, (payload) => {
  const check = checks[names.get(payload) ?? ''];
  if (!check) throw new Error('the bundle lacks the check of a payload');
  return check;
});

/** Verification of a whole ledger by the published rules: the same code as `ledger verify-file`. */
export class WholeCheck implements LineCheck {
  readonly #verification = new ExportVerification(rules, undefined, { areHashesChecked: true });
  readonly #hashes: HashQueue;

  constructor() {
    this.#hashes = new HashQueue(({ seq, type, stated }, computed) => {
      this.#verification.audit?.reportForged({ seq, type, expected: computed, found: stated });
    });
  }

  add(raw: RawLine) {
    const added = this.#verification.addLine(raw);
    if (!added) return { event: undefined, hash: this.#verification.audit?.head ?? genesis, wait: undefined };
    const { event, previous } = added;
    const bytes = hashedBytes(eventFields(previous, event));
    const { seq, type, hash: stated } = event;
    const wait = this.#hashes.add(bytes, { seq, type, stated });
    return { event, hash: event.hash, wait };
  }

  get pending(): number {
    return this.#hashes.pending;
  }

  async settle(): Promise<Findings> {
    await this.#hashes.end();
    return this.findings();
  }

  findings(): Findings {
    const { head = genesis, problems = [], problemCount = 0 } = this.#verification.audit ?? {};
    return { head, problems, problemCount };
  }

  async finish(): Promise<Findings> {
    await this.#hashes.end();
    const { head, problems, problemCount } = this.#verification.finish();
    return { head, problems, problemCount };
  }
}
