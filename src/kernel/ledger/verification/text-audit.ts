import type { Queryable } from '../../../db/transaction.ts';
import { commitmentTo } from '../commitment.ts';
import type { CommittedRow, CommittedTexts } from '../committed-texts.ts';
import type { Commitments, RecordedEvent } from '../events.ts';
import type { LedgerRules } from '../rules.ts';
import type { LedgerAudit } from './ledger-audit.ts';

/** Maximum number of rows that one statement reads. */
const rowsAtOnce = 500;

/** Part of an event that commits to texts. */
interface Committing {
  seq: number;
  type: string;
  commitments: Commitments;
  learnerId: number | undefined;
}

/** Audit of stored texts: compares each with the commitment of its event. Texts of erased learners are absent. */
export class TextAudit {
  readonly #rules: LedgerRules;
  readonly #audit: LedgerAudit;
  /** Newest events of texts that later events may replace, by key. */
  readonly #newest = new Map<CommittedTexts, Map<string, Committing>>();
  #isClosed: boolean | undefined;
  #present: Set<number> | undefined;

  constructor(rules: LedgerRules, audit: LedgerAudit) {
    this.#rules = rules;
    this.#audit = audit;
  }

  /** Compares the texts of events. */
  async check(tx: Queryable, events: readonly RecordedEvent[]): Promise<void> {
    for (const texts of this.#rules.committedTexts) {
      const newest = this.#newest.get(texts) ?? new Map<string, Committing>();
      for (const event of events) {
        if (!event.commitments || !texts.on.includes(event.type)) continue;
        const { seq, type, commitments } = event;
        const learnerId = 'learnerId' in event.payload ? event.payload.learnerId : undefined;
        newest.set(texts.keyOf(event), { seq, type, commitments, learnerId });
      }
      if (texts.isReplaced) this.#newest.set(texts, newest);
      else await this.#compare(tx, texts, newest);
    }
  }

  /** Compares the texts that no later event has replaced. */
  async finish(tx: Queryable): Promise<void> {
    for (const [texts, byKey] of this.#newest) await this.#compare(tx, texts, byKey);
    this.#newest.clear();
  }

  async #compare(
    tx: Queryable,
    texts: CommittedTexts,
    byKey: ReadonlyMap<string, Committing>,
  ): Promise<void> {
    const keys = [...byKey.keys()];
    for (let i = 0; i < keys.length; i += rowsAtOnce) {
      const some = keys.slice(i, i + rowsAtOnce);
      const rows = new Map((await texts.read(tx, this.#audit.familyId, some)).map((row) => [row.key, row]));
      for (const key of some) {
        const event = byKey.get(key);
        if (event) await this.#compareRow(tx, texts, event, rows.get(key));
      }
    }
  }

  async #compareRow(
    tx: Queryable,
    { isReplaced = false }: CommittedTexts,
    event: Committing,
    row: CommittedRow | undefined,
  ): Promise<void> {
    for (const [name, commitment] of Object.entries(event.commitments)) {
      const text = row?.texts[name];
      if (row?.salt && text !== undefined) {
        const found = commitmentTo(row.salt, name, text);
        if (found === commitment) continue;
        this.#report(event, `the stored ${name} was changed`, [commitment, found], isReplaced);
      } else if (!(await this.#isErased(tx, event))) {
        const found = row ? `no ${text === undefined ? 'text' : 'salt'}` : 'no row';
        this.#report(event, `the stored ${name} is missing`, [commitment, found], isReplaced);
      }
    }
  }

  /** Reports a text at its event; a replaced one at the end, since a missing later event is another cause. */
  #report(event: Committing, message: string, [commitment, found]: [string, string], isAtEnd: boolean) {
    const expected = `the commitment ${commitment} of event ${event.seq}`;
    if (isAtEnd) this.#audit.reportAtEnd('text', message, expected, found);
    else this.#audit.report(event, 'text', message, expected, found);
  }

  /** Returns true if the learner of the event is erased, or the whole family. */
  async #isErased(tx: Queryable, { learnerId }: Committing): Promise<boolean> {
    const familyId = [String(this.#audit.familyId)];
    if (learnerId === undefined) {
      if (this.#isClosed === undefined) {
        const [family] = await tx.query<{ is_closed: boolean }>(
          'SELECT is_closed FROM families WHERE family_id = $1',
          familyId,
        );
        this.#isClosed = family?.is_closed ?? true;
      }
      return this.#isClosed;
    }
    if (!this.#present) {
      const rows = await tx.query<{ learner_id: number }>(
        'SELECT learner_id FROM balances WHERE family_id = $1',
        familyId,
      );
      this.#present = new Set(rows.map(({ learner_id }) => learner_id));
    }
    return !this.#present.has(learnerId);
  }
}
