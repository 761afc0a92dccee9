import { canonicalJson } from '../../../base/canonical-json.ts';
import { rowsOf } from '../../state/reads.ts';
import type { FamilyState } from '../../state/state.ts';
import { type Effect, type Follower, isFollower } from '../event-rules.ts';
import type { EventContext, NewEvent, Quotas, RecordedEvent } from '../events.ts';
import { type LedgerRules, type Reaction, reactionsTo } from '../rules.ts';
import type { LedgerAudit } from './ledger-audit.ts';

/** Event that a reaction demands or allows after its cause. */
type Consequence = { cause: RecordedEvent } & (
  | { event: NewEvent; isOptional: false }
  | { event: Follower; isOptional: true }
);

/** Events that a rule demands after its cause: one of them. */
interface Demand {
  cause: RecordedEvent;
  oneOf: readonly Follower[];
}

/** Events that must follow earlier ones, by the same user at the same time. */
export class Followers {
  readonly #rules: LedgerRules;
  readonly #audit: LedgerAudit;
  /** Reactions that have not run, and events that they demand; the next one is the last of them. */
  readonly #expected: (Consequence | { cause: RecordedEvent; reaction: Reaction })[] = [];
  /** Demand of a rule that no event has met. */
  #demand: Demand | undefined;

  constructor(rules: LedgerRules, audit: LedgerAudit) {
    this.#rules = rules;
    this.#audit = audit;
  }

  /** Adds the reactions to an event. They run when the next event comes, since each sees the events of the one before. */
  add(cause: RecordedEvent): void {
    const reactions = reactionsTo(this.#rules, cause);
    for (let i = reactions.length - 1; i >= 0; i -= 1) {
      const reaction = reactions[i];
      if (reaction) this.#expected.push({ cause, reaction });
    }
  }

  /** Returns true if a reaction demands or allows the event. Reports demanded events that should be in its place. */
  take(event: RecordedEvent, state: FamilyState): boolean {
    for (;;) {
      const next = this.#next(state);
      if (!next) return false;
      if (isSame(next, event)) return true;
      if (!next.isOptional)
        this.#audit.report(
          event,
          'rule',
          missing(next.cause),
          textOf(next.event, next.cause),
          textOf(event, event),
        );
    }
  }

  /** Checks the demand of earlier rules against an event, and keeps its own. */
  require(event: RecordedEvent, { followedBy, precedes = followedBy }: Effect): void {
    const open = this.#demand;
    this.#demand = followedBy && { cause: event, oneOf: followedBy };
    if (!open) return;
    const oneOf = isTogether(open.cause, event) ? open.oneOf : [];
    if (oneOf.some((follower) => isFollower(follower, event))) return;
    // Several events may demand the same one, as the rejections before a removal do.
    const shared = oneOf.filter((a) => precedes?.some((b) => canonicalJson(a) === canonicalJson(b)));
    if (shared.length > 0) this.#demand = { cause: open.cause, oneOf: shared };
    else this.#audit.report(event, 'rule', missing(open.cause), demandText(open), textOf(event, event));
  }

  /** Reports what is missing at the end of the ledger. */
  finish(state: FamilyState): void {
    const report = (cause: RecordedEvent, expected: string) =>
      this.#audit.reportAtEnd('rule', missing(cause), expected, 'the end of the ledger');
    for (let next = this.#next(state); next; next = this.#next(state)) {
      if (!next.isOptional) report(next.cause, textOf(next.event, next.cause));
    }
    if (this.#demand) report(this.#demand.cause, demandText(this.#demand));
  }

  /** Removes and returns the next consequence. Runs reactions until there is one. */
  #next(state: FamilyState): Consequence | undefined {
    for (let next = this.#expected.pop(); next; next = this.#expected.pop()) {
      if ('event' in next) return next;
      for (const consequence of consequencesOf(next.cause, next.reaction, state).reverse())
        this.#expected.push(consequence);
    }
    return undefined;
  }
}

function consequencesOf(cause: RecordedEvent, reaction: Reaction, state: FamilyState): Consequence[] {
  const { reads, react, possible } = reaction;
  if (possible) return possible(cause).map((event) => ({ cause, event, isOptional: true }));
  const rows = rowsOf(reads(cause.payload, cause.entries), state);
  const { events = [] } = react(cause, rows, contextOf(cause));
  return events.map((event) => ({ cause, event, isOptional: false }));
}

function contextOf({ familyId, actorId, recordedAt: now, id }: RecordedEvent): EventContext {
  // A reaction without `possible` depends on the events alone, so it reads no quotas and salts no text.
  return { familyId, actorId, now, id, salt: '', quotas: {} as Quotas };
}

function isSame(consequence: Consequence, found: RecordedEvent): boolean {
  if (!isTogether(consequence.cause, found)) return false;
  if (consequence.isOptional) return isFollower(consequence.event, found);
  const { type, payload } = consequence.event;
  return type === found.type && canonicalJson(payload) === canonicalJson(found.payload);
}

function isTogether(cause: RecordedEvent, event: RecordedEvent): boolean {
  return cause.actorId === event.actorId && cause.recordedAt === event.recordedAt;
}

function missing({ seq, type }: RecordedEvent): string {
  return `event ${seq} (${type}) demands another event after it`;
}

function textOf(
  { type, payload }: { type: string; payload: object },
  { actorId, recordedAt }: Pick<RecordedEvent, 'actorId' | 'recordedAt'>,
): string {
  return `${type} ${JSON.stringify(payload)} by user ${actorId} at ${recordedAt}`;
}

function demandText({ cause, oneOf }: Demand): string {
  return oneOf.map((follower) => textOf(follower, cause)).join(' or ');
}
