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

/** What a command comes to: events for the ledger, and rows outside of it that change in the same transaction. */
export interface Decision {
  events: NewEvent[];
  changes?: Change[];
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

/** One command to execute. `commandId` is new for each; a retry of the same command carries the same one. */
export interface Command<Data, Reply> {
  handler: CommandHandler<Data, Reply>;
  data: Data;
  familyId: number;
  actorId: number;
  commandId: string;
}
