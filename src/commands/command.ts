import type { Transaction } from '../db/transaction.ts';
import type { Problem } from '../errors.ts';
import type { EventContext, EventIds, EventType, NewEvent, RecordedEvent } from '../ledger/events.ts';
import type { Reads, RowsOf } from '../state/reads.ts';
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

/** Job with its id, which is the same for every attempt at its command. */
export interface NewJob extends Job {
  id: string;
}

export interface JobQueue {
  /** Adds jobs in the given transaction. Skips jobs whose id is already in the queue. */
  enqueue(tx: Transaction, jobs: readonly NewJob[]): Promise<void>;
  /** Wakes the workers after a commit that added jobs. */
  wake(): void;
}

/** Event that a command may append, with the ids in its payload. */
export type EmittedEvent = { [T in EventType]: { type: T; ids: EventIds<T> } }[EventType];

/** Kind of command. All its functions are pure. `decide` throws a Problem to reject the command. */
export interface CommandHandler<Data, Reply, R extends Reads = Reads> {
  name: string;
  /** Declares the rows to load under the stream lock. */
  reads(data: Data): R;
  /** Declares events to which slices react. The kernel then loads the rows of the reactions too. */
  emits?(data: Data): readonly EmittedEvent[];
  decide(data: Data, rows: RowsOf<R>, context: EventContext): Decision;
  /** Makes the reply from the events and the declared rows after them. */
  reply(data: Data, rows: RowsOf<R>, events: RecordedEvent[], context: EventContext): Reply;
}

/** Defines a command; infers its types from `reads` and `reply`. */
export function command<Data, Reply, R extends Reads>(
  handler: CommandHandler<Data, Reply, R>,
): CommandHandler<Data, Reply, R> {
  return handler;
}

/** Command to execute. */
export interface Command<Data, Reply> {
  // biome-ignore lint/suspicious/noExplicitAny: a handler declares its own reads, which its callers do not see.
  handler: CommandHandler<Data, Reply, any>;
  data: Data;
  familyId: number;
  actorId: number;
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
  /** SHA-256 of the request. */
  requestHash: Buffer;
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

/** Command in execution. All attempts have the same id. So has its first event, which settles unknown outcomes. */
export interface PendingCommand {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: each handler gets only its own data, which no common type expresses.
  command: Command<any, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: likewise for the reply of its handler.
  idempotency?: Idempotency<any>;
}

/** Outcome of one command; the commands of a batch succeed and fail independently. */
export type Outcome = { reply: unknown } | { error: unknown };
