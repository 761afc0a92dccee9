/** Payload of each event type. Each slice adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: slices merge their members into it.
export interface EventPayloads {}

/** Reasons for an entry. Each slice adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: slices merge their members into it.
export interface SourceTypes {}

/** Maximum numbers that the operator sets; Infinity for none. The settings add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the settings merge their members into it.
export interface Quotas {}

/** Salted hashes of texts that are stored along with an event, by name. All are hexadecimal. */
export type Commitments = Readonly<Record<string, string>>;

export type EventType = keyof EventPayloads & string;
export type SourceType = keyof SourceTypes & string;

/** Requested change of a learner's balance. The ledger turns it into an entry. */
export interface Movement {
  learnerId: number;
  /** Points, not 0; negative for a debit. */
  amount: number;
  sourceType: SourceType;
  sourceId: string;
}

/** Event to append. Its rule makes its movements. */
export type NewEvent = {
  [T in EventType]: {
    type: T;
    payload: EventPayloads[T];
    commitments?: Commitments | undefined;
    /** True if the event is part of the removal of a reward or learner (see `EventRule`). */
    isInRemoval?: true;
  };
}[EventType];

/** Ids in the payload of an event. */
export type EventIds<T extends EventType> = Pick<
  EventPayloads[T],
  Extract<keyof EventPayloads[T], `${string}Id`>
>;

/** Point transaction (interface.md 2.5) at its place in the family's stream. */
export interface Entry extends Movement {
  id: string;
  idx: number;
  description: string;
  balanceAfter: number;
}

/** Event in the ledger. `hash`, in hexadecimal, chains it to the previous event. */
export type RecordedEvent<T extends EventType = EventType> = {
  [K in T]: {
    familyId: number;
    seq: number;
    id: string;
    type: K;
    /** Version of the rules that the event follows; absent in events of version 1 (see `rulesVersion`). */
    rules?: number;
    payload: EventPayloads[K];
    commitments?: Commitments;
    actorId: number;
    /** ISO 8601 in UTC with whole milliseconds; never before the family's previous event. */
    recordedAt: string;
    entries: Entry[];
    hash: string;
  };
}[T];

/** Family, actor and time of new events, and the quotas that decisions check. */
export interface EventContext {
  familyId: number;
  /** User who makes the request. */
  actorId: number;
  /** ISO 8601 with whole milliseconds. The family's time never goes back (decisions.md 5.7). */
  now: string;
  /** Id of the first event, from which those of further events and entries are derived. */
  id: string;
  /** Text with 244 random bits, for `saltOf`. The same for every attempt at the command. */
  salt: string;
  quotas: Quotas;
}
