import { randomBytes } from 'node:crypto';
import { Problem } from '../../../../src/base/errors.ts';
import { newCommandId } from '../../../../src/base/ids.ts';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { tableShapes } from '../../../../src/db/table-shapes.ts';
import type { Transaction } from '../../../../src/db/transaction.ts';
import { decideBatch } from '../../../../src/kernel/commands/batch-transaction.ts';
import type { Command } from '../../../../src/kernel/commands/command.ts';
import { genesis } from '../../../../src/kernel/ledger/chain.ts';
import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { exportFormat } from '../../../../src/kernel/ledger/export/export-lines.ts';
import { FamilyState } from '../../../../src/kernel/state/state.ts';
import type { StreamHead } from '../../../../src/kernel/state/stream.ts';
import { registry } from '../../../../src/service/app.ts';
import { noQuotas } from '../../../helpers/kernel/commands.ts';

/** The state holds all rows, so nothing is read. The pool never connects. */
const database = createDatabasePool('postgresql://nobody@localhost:1/none');
const tx: Transaction = {
  isTransaction: true,
  query: () => Promise.reject(new Error('a ledger in memory has no database')),
};

/** Ledger of a family in memory. Commands take effect as in the service, some 50 times as fast as with a database. */
export class MemoryLedger {
  readonly events: RecordedEvent[] = [];
  readonly familyId: number;
  readonly #state: FamilyState;
  readonly #stream: StreamHead;

  constructor(familyId: number) {
    this.familyId = familyId;
    this.#state = new FamilyState(familyId, tableShapes, true);
    // Activities belong to no family.
    for (const digit of [1, 2]) {
      const id = `0195a3f0-4c00-7000-8000-00000000000${digit}`;
      this.#state.load('activities', { id, name: 'An activity', is_active: true });
    }
    const lastAt = new Date(0).toISOString();
    const end = { seq: 0, lockedBy: '0', writtenBy: '', head: genesis, lastAt };
    const written = { writtenDay: '', writtenBytes: 0 };
    this.#stream = { ...end, ...written, familyId, isReplicated: false, changeSeq: 0, isClosed: false };
  }

  /** Executes a command at the given time. Throws any error but a Problem. */
  async execute<Data, Reply>(
    { handler, data, actorId }: Omit<Command<Data, Reply>, 'familyId'>,
    now: Date,
  ): Promise<void> {
    const command = handler.prepare(data);
    const pending = {
      id: newCommandId(),
      familyId: this.familyId,
      actorId,
      salt: randomBytes(32).toString('hex'),
      command,
    };
    const context = { ...registry, database, shapes: tableShapes, now: () => now, quotas: noQuotas };
    const { outcomes, events } = await decideBatch(context, tx, {
      commands: [{ pending, state: this.#state }],
      streams: new Map([[this.familyId, this.#stream]]),
      keys: { foreign: new Set(), busy: new Set() },
      missing: { isBusy: true },
    });
    for (const outcome of outcomes) {
      if ('error' in outcome && !(outcome.error instanceof Problem)) throw outcome.error;
    }
    this.events.push(...events);
  }
}

/** Returns an export of these events. */
export function exportText(familyId: number, events: readonly RecordedEvent[]): Buffer {
  const { hash: head = genesis, recordedAt: lastAt = new Date(0).toISOString() } = events.at(-1) ?? {};
  const header = { format: exportFormat, familyId, events: events.length, head, lastAt };
  return Buffer.from([header, ...events.map(ordered)].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const members = [
  ...[
    'idx',
    'familyId',
    'seq',
    'id',
    'type',
    'rules',
    'payload',
    'commitments',
    'actorId',
    'recordedAt',
    'entries',
    'hash',
  ],
  ...['learnerId', 'amount', 'sourceType', 'sourceId', 'description', 'balanceAfter'],
];

/** Returns the event with all members in the order of an export. */
function ordered({ entries, ...event }: RecordedEvent): object {
  return inOrder({ ...event, entries: entries.map((entry) => inOrder(entry)) });
}

function inOrder(item: object): object {
  const places = Object.entries(item).toSorted(([a], [b]) => members.indexOf(a) - members.indexOf(b));
  return Object.fromEntries(places.filter(([, value]) => value !== undefined));
}
