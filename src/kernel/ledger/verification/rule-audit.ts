import { commandOf, idAfter, numberOf } from '../../../base/derived-ids.ts';
import { Problem } from '../../../base/errors.ts';
import { one } from '../../state/reads.ts';
import type { FamilyState } from '../../state/state.ts';
import { type Effect, effectOf } from '../event-rules.ts';
import type { Entry, Movement, RecordedEvent } from '../events.ts';
import { describeMovement, type LedgerRules, ruleOf } from '../rules.ts';
import type { Span } from '../stored-check.ts';
import { Followers } from './followers.ts';
import type { LedgerAudit } from './ledger-audit.ts';

/**
 * Audit of the meaning of a family's ledger: judges each event by its rule, as the service did, from the events before it.
 * Reports a fault once, at the event that shows it, and continues from the values that the event states.
 */
export class RuleAudit {
  readonly #rules: LedgerRules;
  readonly #audit: LedgerAudit;
  readonly #followers: Followers;
  /** Learners of the family, including removed ones. */
  readonly #learners = new Set<number>();
  /** Users who caused events and are neither the parent nor a learner of the family, with their first and last ones. */
  readonly outsiders = new Map<number, Span>();
  /** True if an event closed the family. */
  isClosed = false;

  constructor(rules: LedgerRules, audit: LedgerAudit) {
    this.#rules = rules;
    this.#audit = audit;
    this.#followers = new Followers(rules, audit);
  }

  /** Judges the next event, whose payload fits its type, by the rows before it. */
  judge(event: RecordedEvent, state: FamilyState): void {
    if (this.isClosed) this.#report(event, 'no event after the end of the family', event.type);
    const isConsequence = this.#followers.take(event, state);
    if (!isConsequence && this.#rules.events.get(event.type)?.isConsequence)
      this.#report(event, 'an event that the event before it causes', JSON.stringify(event.payload));
    const effect = this.#isOfMember(event, state) ? this.#judgeEffect(event, state) : {};
    if (!isConsequence) this.#followers.require(event, effect);
    if (!isConsequence) this.#checkActor(event);
    this.#checkNew(event, state);
    this.isClosed ||= this.#rules.events.get(event.type)?.closesFamily ?? false;
  }

  /** Notes the events that must follow a judged event, which the state contains. */
  follow(event: RecordedEvent): void {
    this.#followers.add(event);
  }

  /** Reports events that must follow and are missing at the end. */
  finish(state: FamilyState): void {
    this.#followers.finish(state);
  }

  /** Compares the entries of the event with those that its rule gives. */
  #judgeEffect(event: RecordedEvent, state: FamilyState): Effect {
    const rule = ruleOf(this.#rules, event);
    const effectIf = (isInRemoval: boolean) =>
      effectOf(rule, event.payload, state, { id: event.id, recordedAt: event.recordedAt, isInRemoval });
    try {
      const usual = effectIf(false);
      const difference = this.#differenceOf(event, usual);
      if (!difference) return usual;
      if (rule.inRemoval) {
        const inRemoval = effectIf(true);
        if (!this.#differenceOf(event, inRemoval)) return inRemoval;
      }
      const message = 'the entries do not follow from the payload and the events before';
      this.#audit.report(event, 'entry', message, difference.expected, difference.found);
      return usual;
    } catch (error) {
      this.#report(event, 'an event that the events before allow', refusalText(error));
      return {};
    }
  }

  /** Returns the first entry that differs from those of the effect. */
  #differenceOf(
    { id, entries }: RecordedEvent,
    { movements = [] }: Effect,
  ): { expected: string; found: string } | undefined {
    for (let idx = 0; idx < Math.max(entries.length, movements.length); idx += 1) {
      const [movement, entry] = [movements[idx], entries[idx]];
      if (movement && entry && this.#isOf(movement, entry) && isAfter(id, 1 + idx, entry.id)) continue;
      const expected = movement && {
        ...movement,
        id: idAfter(id, 1 + idx),
        description: describeMovement(this.#rules, movement),
      };
      return { expected: textOf(expected), found: textOf(entry) };
    }
    return undefined;
  }

  /** Returns true if the entry is that of the movement, except for its id. */
  #isOf(movement: Movement, entry: Entry): boolean {
    return (
      entry.learnerId === movement.learnerId &&
      entry.amount === movement.amount &&
      entry.sourceType === movement.sourceType &&
      entry.sourceId === movement.sourceId &&
      entry.description === describeMovement(this.#rules, movement)
    );
  }

  /** Checks that the learner in the payload belongs to the family. */
  #isOfMember(event: RecordedEvent, state: FamilyState): boolean {
    if (!('learnerId' in event.payload)) return true;
    const { learnerId } = event.payload;
    if (this.#rules.events.get(event.type)?.account === 'opens') {
      const [expected, found] = ['a new learner', `learner ${learnerId}`];
      if (this.#learners.has(learnerId))
        this.#audit.report(event, 'id', 'the learner was added before', expected, found);
      this.#learners.add(learnerId);
      return true;
    }
    if (state.find(one('balances', { learner_id: learnerId }))) return true;
    this.#report(event, 'a learner of the family', `learner ${learnerId}`);
    return false;
  }

  /** Checks that the actor may cause the event: the parent, an administrator, or in some events the learner itself. */
  #checkActor(event: RecordedEvent): void {
    const { actorId, familyId, payload, seq, type } = event;
    if (actorId === familyId) return;
    const learnerId = 'learnerId' in payload ? payload.learnerId : undefined;
    const mayBeLearner = ruleOf(this.#rules, event).byLearner === true;
    if (actorId === learnerId && mayBeLearner) return;
    if (!this.#learners.has(actorId)) {
      const last = { seq, type };
      this.outsiders.set(actorId, { first: this.outsiders.get(actorId)?.first ?? last, last });
      return;
    }
    const own = mayBeLearner && learnerId !== undefined ? ` or learner ${learnerId}` : '';
    const expected = `the parent, an administrator${own}`;
    this.#audit.report(event, 'actor', 'the learner may not cause the event', expected, `learner ${actorId}`);
  }

  /** Checks that the ids of created rows are new. */
  #checkNew(event: RecordedEvent, state: FamilyState): void {
    const { creates } = ruleOf(this.#rules, event);
    for (const read of creates?.(event.payload) ?? []) {
      if (state.find(read) === undefined) continue;
      const found = `${read.table} ${Object.values(read.where).join(' ')}, which exists`;
      this.#audit.report(event, 'id', 'the event creates what exists', `a new id in ${read.table}`, found);
    }
  }

  #report(event: RecordedEvent, expected: string, found: string): void {
    this.#audit.report(event, 'rule', 'the rules do not allow the event here', expected, found);
  }
}

/** Members of an entry that follow from a movement. */
type EntryContent = Omit<Entry, 'idx' | 'balanceAfter'>;

/** Returns true if the id is the n-th derived one after the event's. Making that one would be slower. */
function isAfter(eventId: string, n: number, id: string): boolean {
  return numberOf(id) === numberOf(eventId) + n && commandOf(id) === commandOf(eventId);
}

function textOf(entry: EntryContent | undefined): string {
  if (!entry) return 'no entry';
  const { id, learnerId, amount, sourceType, sourceId, description } = entry;
  return JSON.stringify({ id, learnerId, amount, sourceType, sourceId, description });
}

/** Returns the reason of a refusal: the code of a Problem, otherwise the message. */
function refusalText(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Error ? error.message : String(error);
}
