import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import { idAfter } from '../../../../src/base/derived-ids.ts';
import type { OpenTransaction } from '../../../../src/db/transaction.ts';
import { eventHash, genesis } from '../../../../src/kernel/ledger/chain.ts';
import type { Movement, RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { exportNdjson, ledgerEnd } from '../../../../src/kernel/ledger/export/export.ts';
import { readEvents } from '../../../../src/kernel/ledger/export/read.ts';
import type { LedgerProblem } from '../../../../src/kernel/ledger/problems.ts';
import { describeMovement, type LedgerRules } from '../../../../src/kernel/ledger/rules.ts';
import { compareProjectedRows, replaceRows } from '../../../../src/kernel/ledger/verification/rebuild.ts';
import { StoredReplay } from '../../../../src/kernel/ledger/verification/stored-replay.ts';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { eventWrites } from '../../../../src/kernel/ledger/write.ts';
import { registry } from '../../../../src/service/app.ts';
import type { Kernel } from '../../../helpers/kernel/kernel.ts';
import { withoutTriggers } from '../checkpoints/tampering.ts';

/** Entry of a forged event. Members that a forger does not set follow from the others. */
export interface DraftEntry {
  learnerId: number;
  amount: number;
  sourceType: string;
  sourceId: string;
  id?: string;
  description?: string;
  balanceAfter?: number;
}

/** Event of a forged ledger. Its number, its hash and the numbers of its entries follow from the others. */
export interface Draft {
  id: string;
  type: string;
  rules?: number | undefined;
  payload: Record<string, unknown>;
  commitments?: object | undefined;
  actorId: number;
  recordedAt: string;
  entries: DraftEntry[];
}

/** Members of a new event; by default, the parent causes it at the time and by the rules of the event before. */
export type NewDraft = Pick<Draft, 'type' | 'payload'> & Partial<Draft>;

/** Ledger of a family in the hands of a superuser, who can compute all hashes again. */
export class ForgedLedger {
  readonly familyId: number;
  readonly events: Draft[];
  readonly #rules: LedgerRules;

  constructor(familyId: number, events: Draft[], rules: LedgerRules = registry.rules) {
    this.familyId = familyId;
    this.events = events;
    this.#rules = rules;
  }

  /** Returns the first event of a type that fits. */
  first(type: string, fits: (event: Draft) => boolean = () => true): Draft {
    const found = this.events.find((event) => event.type === type && fits(event));
    if (!found) throw new Error(`the sample has no such ${type}`);
    return found;
  }

  /** Adds an event after another one. */
  after(event: Draft, draft: NewDraft): Draft {
    const { familyId: actorId } = this;
    const { rules, recordedAt } = event;
    const added = { id: randomUUIDv7(), rules, actorId, recordedAt, entries: [], ...draft };
    this.events.splice(this.events.indexOf(event) + 1, 0, added);
    return added;
  }

  /** Adds an event at the end. */
  append(draft: NewDraft): Draft {
    return this.after(this.last, draft);
  }

  remove(event: Draft): void {
    this.events.splice(this.events.indexOf(event), 1);
  }

  /** Returns the event after this one. */
  next(event: Draft): Draft {
    return this.events[this.events.indexOf(event) + 1] ?? this.last;
  }

  get last(): Draft {
    const last = this.events.at(-1);
    if (!last) throw new Error('the ledger is empty');
    return last;
  }

  /** Number that the event gets. */
  seqOf(event: Draft): number {
    return this.events.indexOf(event) + 1;
  }

  /** Returns the learner's balance before an event; at the end by default. */
  balanceOf(learnerId: unknown, before?: Draft): number {
    const events = before ? this.events.slice(0, this.events.indexOf(before)) : this.events;
    const entries = events.flatMap(({ entries }) => entries);
    return entries.reduce((sum, entry) => sum + (entry.learnerId === learnerId ? entry.amount : 0), 0);
  }

  /** Returns the ledger as the service would store it, with the right numbers, balances and hashes. */
  recorded(): RecordedEvent[] {
    const balances = new Map<number, number>();
    let previous = genesis;
    return this.events.map((draft, i) => {
      const entries = draft.entries.map((entry, idx) => {
        const balanceAfter = (balances.get(entry.learnerId) ?? 0) + entry.amount;
        balances.set(entry.learnerId, balanceAfter);
        // A forger may choose any source type.
        const description = entry.description ?? describeMovement(this.#rules, entry as Movement);
        return { balanceAfter, ...entry, description, idx, id: entry.id ?? idAfter(draft.id, 1 + idx) };
      });
      // A forger may choose any type and payload.
      const event = { ...draft, entries, familyId: this.familyId, seq: i + 1, hash: '' } as RecordedEvent;
      previous = eventHash(previous, event);
      return { ...event, hash: previous };
    });
  }
}

/** Database in which a superuser changes anything; each work is rolled back. */
export interface Forgery {
  tx: OpenTransaction;
  /** Reads a ledger to forge it. */
  read(familyId: number): Promise<ForgedLedger>;
  /** Stores a forged ledger, and adapts the family's row, the projected rows and the lessons. */
  write(ledger: ForgedLedger): Promise<void>;
  verify(familyId: number): Promise<LedgerProblem[]>;
  /** Verifies an export of the ledger, which knows no users and no projected rows. */
  verifyExport(familyId: number): Promise<LedgerProblem[]>;
}

/** Returns a function that runs work as a superuser, and then rolls it back. */
export function createForge({ context, database }: Kernel) {
  const { rules, shapes } = context;
  const tables = ['families', 'events', 'entries', 'users', ...rules.projectedTables];
  const dropChecks = `
    DO $$
    DECLARE c record;
    BEGIN
      FOR c IN SELECT conrelid::regclass AS name, conname FROM pg_constraint
        WHERE contype = 'c' AND conrelid::regclass::text IN (${tables.map((name) => `'${name}'`)})
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.name, c.conname); END LOOP;
    END $$`;

  async function write(tx: OpenTransaction, ledger: ForgedLedger): Promise<void> {
    const { familyId } = ledger;
    const id = [String(familyId)];
    const events = ledger.recorded();
    await tx.query('DELETE FROM entries WHERE family_id = $1', id);
    await tx.query('DELETE FROM events WHERE family_id = $1', id);
    for (const { text, parameters } of eventWrites(shapes, events)) await tx.query(text, parameters);
    await tx.query(
      `UPDATE families f SET seq = e.seq, head = e.hash, last_at = e.recorded_at, is_closed = e.type = 'FamilyClosed'
       FROM events e
       WHERE f.family_id = $1 AND e.family_id = $1 AND e.seq = $2`,
      [...id, String(events.length)],
    );
    const replay = new StoredReplay(familyId, context);
    await replay.run(tx);
    await replaceRows(tx, shapes, replay, await compareProjectedRows(tx, context, replay));
    const ofLesson = `e.family_id = l.family_id AND e.payload->>'lessonId' = l.id::text`;
    await tx.query(
      `DELETE FROM lessons l WHERE family_id = $1 AND score IS NOT NULL
         AND NOT EXISTS (SELECT FROM events e WHERE ${ofLesson})`,
      id,
    );
    await tx.query(
      `UPDATE lessons l SET module_id = e.payload->>'conceptId',
         difficulty = coalesce(e.payload->>'difficulty', l.difficulty),
         grade_level = coalesce((e.payload->>'gradeLevel')::bigint, l.grade_level),
         is_too_fast = (e.payload->>'isTooFast')::boolean,
         learner_grade = (e.payload->>'learnerGrade')::bigint
       FROM events e WHERE l.family_id = $1 AND ${ofLesson}`,
      id,
    );
  }

  async function exported(tx: OpenTransaction, familyId: number): Promise<LedgerProblem[]> {
    const end = await ledgerEnd(tx, familyId);
    if (!end) throw new Error('unknown family');
    const text = (await Readable.from(exportNdjson(tx, familyId, end)).toArray()).join('');
    return (await verifyExport(text.trimEnd().split('\n'), rules, context.now)).problems;
  }

  return async (work: (forgery: Forgery) => Promise<void>): Promise<void> => {
    const tx = await database.begin();
    try {
      // Without triggers and foreign keys.
      await tx.query(withoutTriggers);
      await tx.query(dropChecks);
      await tx.query('DROP INDEX events_id_key');
      const snapshot = <T>(read: (tx: OpenTransaction) => Promise<T>) => read(tx);
      const inside = { ...context, database: { ...database, snapshot } };
      await work({
        tx,
        async read(familyId) {
          const events: Draft[] = [];
          for await (const chunk of readEvents(tx, familyId))
            for (const { event } of chunk) events.push(draftOf(event));
          return new ForgedLedger(familyId, events, rules);
        },
        write: (ledger) => write(tx, ledger),
        verify: async (familyId) => {
          const verification = await verifyFamily(inside, familyId);
          if (!verification) throw new Error('unknown family');
          if (verification.familyId !== familyId) throw new Error('another family was verified');
          return verification.problems;
        },
        verifyExport: (familyId) => exported(tx, familyId),
      });
    } finally {
      await tx.rollBack();
    }
  };
}

function draftOf({ familyId: _family, seq: _seq, hash: _hash, entries, ...event }: RecordedEvent): Draft {
  return {
    ...event,
    payload: structuredClone(event.payload) as Record<string, unknown>,
    entries: entries.map(({ learnerId, amount, sourceType, sourceId }) => {
      return { learnerId, amount, sourceType, sourceId };
    }),
  };
}
