import type { Problem } from '../../base/errors.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { AuditRecord } from '../audit-log.ts';
import type { EventContext, NewEvent, RecordedEvent } from '../ledger/events.ts';
import type { Receipt } from '../ledger/receipt.ts';
import type { ExpectedEvent } from '../ledger/rules.ts';
import { type Reads, type RowSource, type RowsOf, rowsOf } from '../state/reads.ts';
import type { Change } from '../state/state.ts';

/** Result of a decision: events for the ledger, row changes in the same transaction, and jobs for after its commit. */
export interface Decision {
  events: NewEvent[];
  changes?: Change[];
  jobs?: Job[];
}

/** Background work. Contains only ids and numbers, since it may outlive the rows that it refers to. */
export interface Job {
  name: string;
  data: Readonly<Record<string, string | number>>;
}

/** Job of a family with its id, which is the same for every attempt at its command. */
export interface NewJob extends Job {
  id: string;
  familyId: number;
}

export interface JobQueue {
  /** Adds jobs in the given transaction. Skips jobs whose id is already in the queue. */
  enqueue(tx: Transaction, jobs: readonly NewJob[]): Promise<void>;
  /** Wakes workers after a commit that added the jobs. */
  wake(added: readonly Pick<NewJob, 'name'>[]): void;
}

/**
 * Use of the quota of bytes (decisions.md 1.22). Deletions, decisions on redemptions and passwords may use the `reserve`. `none`
 * completes what an earlier command has made and counted: it is neither refused nor counted.
 */
export type QuotaUse = 'normal' | 'reserve' | 'none';

/** Definition of a command. All its functions are pure. `decide` throws a Problem to reject the command. */
interface CommandDefinition<Data, Reply, R extends Reads> {
  /**
   * True if it may change tables without a family, such as users. A cluster has these on other nodes, so there the command shares
   * its transaction with no other.
   */
  isAlone?: boolean;
  /** How it uses the family's quota of bytes, by default like most commands. */
  quota?: QuotaUse;
  /** Declares the rows to load under the stream lock. */
  reads(data: Data): R;
  /** Names events of the decision in advance, so that the rows that follow from them load in the same round trip. */
  emits?(data: Data): readonly ExpectedEvent[];
  decide(data: Data, rows: RowsOf<R>, context: EventContext): Decision;
  /** Makes the reply from the events and the declared rows after them. */
  reply(data: Data, rows: RowsOf<R>, events: RecordedEvent[], context: EventContext): Reply;
}

/** Command with its data. */
export interface PreparedCommand<Reply> {
  isAlone: boolean;
  quota: QuotaUse;
  reads: Reads;
  emits: readonly ExpectedEvent[];
  decide(source: RowSource, context: EventContext): Decision;
  reply(source: RowSource, events: RecordedEvent[], context: EventContext): Reply;
}

/** Kind of command. */
export interface CommandHandler<Data, Reply> {
  prepare(data: Data): PreparedCommand<Reply>;
}

/** Defines a command: `decide` and `reply` get the rows that `reads` declares. */
export function command<Data, Reply, R extends Reads>(
  definition: CommandDefinition<Data, Reply, R>,
): CommandHandler<Data, Reply> {
  return {
    prepare(data) {
      const reads = definition.reads(data);
      return {
        isAlone: definition.isAlone ?? false,
        quota: definition.quota ?? 'normal',
        reads,
        emits: definition.emits?.(data) ?? [],
        decide: (source, context) => definition.decide(data, rowsOf(reads, source), context),
        reply: (source, events, context) => definition.reply(data, rowsOf(reads, source), events, context),
      };
    },
  };
}

/** Command to execute. */
export interface Command<Data, Reply> {
  handler: CommandHandler<Data, Reply>;
  data: Data;
  familyId: number;
  actorId: number;
  /** Record for the audit log, added with the command's events. */
  audit?: AuditRecord | undefined;
  /** Listener for the bytes that the command has written, even if a rule refused it. */
  onWritten?: ((bytes: number) => void) | undefined;
  /** Listener for the receipt of the events, after their commit. A repeated answer has that of the first one. */
  onReceipt?: ((receipt: Receipt) => void) | undefined;
}

/** HTTP answer as stored for an idempotency key. */
export interface StoredAnswer {
  status: number;
  body: string;
}

/** Idempotency of a command: it takes effect once for its key (decisions.md 1.10). */
export interface Idempotency<Reply> {
  userId: number;
  key: string;
  /** True if the user acts in several families: the key must mean the same request in all of them. */
  isOfManyFamilies: boolean;
  /** Hashes of the request by each secret key, the newest first, which is stored. */
  requestHashes: readonly [Buffer, ...Buffer[]];
  /** Learner in the answer. Erasing the learner deletes the answer's text. */
  learnerId: number | null;
  /** Returns true if a rejection is final. Other rejections leave no trace of the key. */
  isFinal(problem: Problem): boolean;
  /** Renders the answer to store, byte for byte. */
  render(outcome: { reply: Reply } | { problem: Problem }): StoredAnswer;
}

/** Answer to a command with an idempotency key. */
export interface IdempotentAnswer extends StoredAnswer {
  isReplay: boolean;
}

/** Command in execution. All attempts have the same id, which is also that of its first event: so a retry finds it. */
export interface PendingCommand {
  id: string;
  /** Text with 244 random bits, from which the salts of texts are made. */
  salt: string;
  familyId: number;
  actorId: number;
  command: PreparedCommand<unknown>;
  audit?: AuditRecord | undefined;
  idempotency?: Idempotency<unknown> | undefined;
}

/**
 * Outcome of one command; the commands of a batch succeed and fail independently. Busy: another transaction holds the
 * stream, so the command must be executed again, separately, and wait. `bytes`: what the command has written, if it was decided.
 */
export type Outcome =
  | { reply: unknown; receipt?: Receipt | undefined; bytes?: number }
  | { error: unknown; bytes?: number }
  | { isBusy: true };
