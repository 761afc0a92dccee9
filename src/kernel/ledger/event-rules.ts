import { type Read, type Reads, type RowSource, type RowsOf, rowsOf } from '../state/reads.ts';
import type { EventIds, EventPayloads, EventType, Movement } from './events.ts';
import type { Versioned } from './rules-version.ts';

/** Event that must follow another one: its type, and some members of its payload. */
export interface Follower {
  type: EventType;
  payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** Effect of an event that its rule allows. */
export interface Effect {
  /** Changes of balances; none by default. */
  movements?: readonly Movement[];
  /** Events of which one must follow, by the same user at the same time. None by default. */
  followedBy?: readonly Follower[] | undefined;
  /**
   * Events before which this event may come, if an earlier event demands one of them. By default, `followedBy`. Another event
   * must not be between.
   */
  precedes?: readonly Follower[] | undefined;
}

/**
 * Rule of an event type: it allows an event or not, and gives its movements, from its payload and the rows before it alone.
 * Pure: the service and the verification of its ledger use the same function. With `since`, it replaces an earlier rule of the
 * type, which still judges the events of earlier versions.
 */
export interface EventRule<T extends EventType = EventType, R extends Reads = Reads> extends Versioned {
  on: T;
  /** True if learners may cause the event for themselves. Parents and administrators may cause each event. */
  byLearner?: boolean;
  /** True if the movements differ when the event is part of the removal of a reward or learner. */
  inRemoval?: boolean;
  /** Member of the payload that differs in all events of the type, which only a verification checks. */
  unique?: string;
  /** Returns the keys of rows that the event creates. They must be new, which only a verification checks. */
  creates?(payload: EventPayloads[T]): readonly Read[];
  /** Declares rows, from the ids in the payload. */
  reads(ids: EventIds<T>): R;
  /**
   * Returns the effect of the event. Throws a Problem if the rows do not allow it, an Error if no request can ask for it.
   */
  effect(payload: EventPayloads[T], rows: RowsOf<R>, event: JudgedEvent): Effect;
}

/** Event that a rule judges. */
export interface JudgedEvent {
  id: string;
  /** ISO 8601 in UTC. */
  recordedAt: string;
  isInRemoval: boolean;
}

/** Movements that the removal of a learner adds to its event, from a slice that holds points of learners. Pure. */
export interface AccountRelease<R extends Reads = Reads> {
  reads(learnerId: number): R;
  /** Returns the movements. Throws an Error if the learner must not be removed yet. */
  movements(rows: RowsOf<R>, learnerId: number): Movement[];
}

/** Defines the rule of an event type; infers the types of its rows. */
export function eventRule<T extends EventType, R extends Reads>(definition: EventRule<T, R>): EventRule {
  return definition;
}

/** Defines a release; infers the types of its rows. */
export function accountRelease<R extends Reads>(definition: AccountRelease<R>): AccountRelease {
  return definition;
}

/** Adds the releases of all slices to the rule of the event that removes a learner. */
export function withReleases(rule: EventRule, releases: readonly AccountRelease[]): EventRule {
  return {
    ...rule,
    reads: (ids) => ({ own: rule.reads(ids), releases: releases.map(({ reads }) => reads(learnerOf(ids))) }),
    effect(payload, rows, event) {
      // `reads` above gives the rows this form.
      const { own, releases: released } = rows as { own: RowsOf<Reads>; releases: RowsOf<Reads>[] };
      const { movements = [], ...others } = rule.effect(payload, own, event);
      const further = releases.flatMap(({ movements: of }, i) => of(released[i] ?? {}, learnerOf(payload)));
      return { ...others, movements: [...movements, ...further] };
    },
  };
}

/** Returns the learner in a payload. Throws an Error for a payload without one. */
function learnerOf(payload: object): number {
  if ('learnerId' in payload && typeof payload.learnerId === 'number') return payload.learnerId;
  throw new Error('the event names no learner');
}

/** Returns the effect of an event on the family's rows. Throws if its rule does not allow it. */
export function effectOf(
  rule: EventRule,
  payload: EventPayloads[EventType],
  source: RowSource,
  event: JudgedEvent,
): Effect {
  return rule.effect(payload, rowsOf(rule.reads(payload), source), event);
}

/** Checks whether an event is the one that must follow. */
export function isFollower({ type, payload }: Follower, event: { type: string; payload: object }): boolean {
  const members = new Map<string, unknown>(Object.entries(event.payload));
  return type === event.type && Object.entries(payload).every(([name, value]) => members.get(name) === value);
}
