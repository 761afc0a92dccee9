import type { Transaction } from '../db/transaction.ts';
import type { Problem } from '../errors.ts';
import type { NewEvent, RecordedEvent } from './events.ts';
import type { Change, Need, StateReader } from './state.ts';

/** Who asks for what in which family, and when. All that a decision needs beside the state is in here. */
export interface CommandContext {
  familyId: number;
  /** The user who asked, as recorded in the event. */
  actorId: number;
  /** ISO 8601 with whole milliseconds; the family's time, which never goes backwards (decisions.md 5.7). */
  now: string;
  commandId: string;
}

/**
 * What a command comes to: events for the ledger, rows outside of it that change in the same transaction, and work
 * that is to follow when it has committed.
 */
export interface Decision {
  events: NewEvent[];
  changes?: Change[];
  jobs?: Job[];
}

/** Work for the background. Ids and numbers only: it may outlive the rows of whom it is about. */
export interface Job {
  name: string;
  data: Readonly<Record<string, string | number>>;
}

/** A job with the id that it has at every attempt to carry its command out. */
export interface NewJob extends Job {
  id: string;
}

/** Where jobs go. */
export interface JobQueue {
  /**
   * Puts jobs into the queue by the transaction's own statements: they are there if and only if it commits, and once,
   * however often a job of the same id is put there.
   */
  enqueue(tx: Transaction, jobs: readonly NewJob[]): Promise<void>;
  /** Told when jobs have been committed, so that they need not be found first. */
  wake(): void;
}

/**
 * A kind of command. Everything in it is pure: it sees the rows that it asked for and the context, nothing else.
 * `decide` refuses by throwing a Problem.
 */
export interface CommandHandler<Data, Reply> {
  name: string;
  /** The rows to load, under the family's lock, before `decide`. */
  needs(data: Data): Need[];
  decide(data: Data, state: StateReader, context: CommandContext): Decision;
  /** The answer, made from the state after the events; nothing is read back from the database. */
  reply(data: Data, state: StateReader, events: RecordedEvent[], context: CommandContext): Reply;
}

/** How an event changes the rows of a projection. Pure; the same for live writes and for a rebuild. */
export type Projection = (event: RecordedEvent, state: StateReader) => Change[];

/** Events that follow from an event, in the same transaction (an achievement from an answered quiz). Pure. */
export type Reaction = (event: RecordedEvent, state: StateReader) => NewEvent[];

/** One command to execute. */
export interface Command<Data, Reply> {
  handler: CommandHandler<Data, Reply>;
  data: Data;
  familyId: number;
  actorId: number;
}

/** An answer as it was, or will be, sent. */
export interface StoredAnswer {
  status: number;
  body: string;
}

/** What makes a command one that takes effect once, however often it is asked for (decisions.md 1.10). */
export interface Idempotency<Reply> {
  userId: number;
  key: string;
  /** Whether the user acts in other families as well, where the key must not mean something else. */
  isOfManyFamilies: boolean;
  /** SHA-256 of the request. */
  requestHash: Buffer;
  /** The learner that the answer tells of: its text goes when the learner is erased. */
  learnerId: number | null;
  /** Whether a refusal is the outcome for good; one that is not leaves no trace of the key. */
  isFinal(problem: Problem): boolean;
  /** The answer to keep, byte for byte. */
  render(outcome: { reply: Reply } | { problem: Problem }): StoredAnswer;
}

/** The answer to a command with an idempotency key, and whether it was given before. */
export interface OnceAnswer extends StoredAnswer {
  isReplay: boolean;
}

/**
 * A command on its way through the kernel. `id` is new for each, and the same for every attempt to carry it out: its
 * first event has it too, which is how a commit of unknown outcome is settled.
 */
export interface PendingCommand {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: each handler is called with its own data only, which no common type says.
  command: Command<any, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: likewise with the reply of its own handler.
  idempotency?: Idempotency<any>;
}

/** What became of a command: its reply, or the reason why it has none. Commands of one batch do not share it. */
export type Outcome = { reply: unknown } | { error: unknown };
