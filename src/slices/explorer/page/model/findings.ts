import { roleOf } from './actor-role.ts';
import type { EventRow } from './model.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** From when on something is worth a look. Times are in milliseconds. */
export const limits = {
  /** Time after an adjustment in which an approval by the same person is shown. */
  approvalAfter: 7 * day,
  /** Number of events that give a learner points, and the time in which they happen. */
  burst: { events: 20, within: 10 * minute },
  /** Difference between the two clocks of an event. */
  clocks: 2 * minute,
  /** Time from the request to the decision. */
  decision: 7 * day,
} as const;

/** Approval by the person who gave the same learner points before. */
export interface AdjustedApproval {
  seq: number;
  learnerId: number | undefined;
  /** Event that gave the points. */
  adjustment: number;
}

/** Many events in a short time that give a learner points. */
export interface Burst {
  learnerId: number;
  /** First and last event. */
  first: number;
  last: number;
  /** Times of these in milliseconds since 1970. */
  from: number;
  to: number;
  events: number;
  points: number;
}

/** Events in a row whose two clocks differ in the same direction. */
export interface ClockRun {
  first: number;
  last: number;
  /** Largest difference in milliseconds; negative if the id is earlier than the recorded time. */
  apart: number;
}

/** Redemption that waited long for its decision, or still waits. */
export interface SlowDecision {
  learnerId: number | undefined;
  requested: number;
  decided: number | undefined;
  /** Milliseconds from the request to the decision, or to now. */
  ms: number;
}

interface Gift {
  seq: number;
  time: number;
  points: number;
}

/** What a person may want to look at, found in events that come in order. Nothing of it breaks a rule. */
export class Findings {
  /** Numbers of events that adjust points. */
  readonly adjustments: number[] = [];
  readonly approvals: AdjustedApproval[] = [];
  readonly bursts: Burst[] = [];
  readonly clocks: ClockRun[] = [];
  /** Numbers of events that an administrator caused. */
  readonly byAdministrators: number[] = [];
  readonly #familyId: number;
  /** All learners that the ledger names as added. */
  readonly learners = new Set<number>();
  /** Last adjustment that gave points, by actor and learner. */
  readonly #given = new Map<string, EventRow>();
  /** Last events that give points, by learner: as many as a burst needs. */
  readonly #gifts = new Map<number, Gift[]>();
  readonly #openBursts = new Map<number, Burst>();
  readonly #pending = new Map<string, EventRow>();
  readonly #slow: SlowDecision[] = [];

  /** @param familyId family of the ledger, which is also the id of its parent */
  constructor(familyId: number) {
    this.#familyId = familyId;
  }

  /** Adds the next event. Events that concern others only, of which a learner sees nothing, are skipped. */
  add(row: EventRow): void {
    if (row.type === '') return;
    this.#compareClocks(row);
    this.#countGift(row);
    this.#checkActor(row);
    this.#followRedemption(row);
  }

  /** Returns redemptions that waited or wait longer than the limit, the longest first. @param now in milliseconds since 1970 */
  slowDecisions(now: number): SlowDecision[] {
    const pending = [...this.#pending.values()].map(({ seq, learnerId, time }) => {
      return { learnerId, requested: seq, decided: undefined, ms: now - time };
    });
    const slow = pending.filter(({ ms }) => ms > limits.decision);
    return [...slow, ...this.#slow].sort((one, other) => other.ms - one.ms);
  }

  #compareClocks({ seq, time, idTime }: EventRow): void {
    const apart = idTime - time;
    if (idTime === 0 || Math.abs(apart) <= limits.clocks) return;
    const run = this.clocks.at(-1);
    if (run?.last !== seq - 1 || run.apart > 0 !== apart > 0) {
      this.clocks.push({ first: seq, last: seq, apart });
      return;
    }
    run.last = seq;
    if (Math.abs(apart) > Math.abs(run.apart)) run.apart = apart;
  }

  #countGift({ seq, time, entries }: EventRow): void {
    const given = new Map<number, number>();
    for (const { learnerId, amount, source } of entries) {
      // Savings that return are the learner's own points.
      if (amount > 0 && source !== 'REWARD_SAVE' && source !== 'REWARD_REDEMPTION')
        given.set(learnerId, (given.get(learnerId) ?? 0) + amount);
    }
    for (const [learnerId, points] of given) this.#extendBurst(learnerId, { seq, time, points });
  }

  #extendBurst(learnerId: number, gift: Gift): void {
    const recent = this.#gifts.get(learnerId) ?? [];
    this.#gifts.set(learnerId, recent);
    recent.push(gift);
    if (recent.length > limits.burst.events) recent.shift();
    const [first] = recent;
    if (!first || recent.length < limits.burst.events) return;
    if (gift.time - first.time > limits.burst.within) return;
    const open = this.#openBursts.get(learnerId);
    if (open && open.last >= first.seq) {
      Object.assign(open, { last: gift.seq, to: gift.time });
      open.events += 1;
      open.points += gift.points;
      return;
    }
    const burst = {
      learnerId,
      first: first.seq,
      from: first.time,
      last: gift.seq,
      to: gift.time,
      events: recent.length,
      points: recent.reduce((sum, { points }) => sum + points, 0),
    };
    this.#openBursts.set(learnerId, burst);
    this.bursts.push(burst);
  }

  #checkActor(row: EventRow): void {
    const { seq, type, actorId, learnerId, entries } = row;
    if (type === 'LearnerAdded' && learnerId !== undefined) this.learners.add(learnerId);
    if (roleOf(actorId, this.#familyId, this.learners) === 'administrator') this.byAdministrators.push(seq);
    if (type !== 'PointsAdjusted') return;
    this.adjustments.push(seq);
    if (entries.some(({ amount }) => amount > 0)) this.#given.set(`${actorId} ${learnerId}`, row);
  }

  #followRedemption(row: EventRow): void {
    const { seq, type, time, actorId, learnerId, redemptionId = '' } = row;
    if (type === 'RedemptionRequested') this.#pending.set(redemptionId, row);
    if (type !== 'RedemptionApproved' && type !== 'RedemptionRejected') return;
    const requested = this.#pending.get(redemptionId);
    this.#pending.delete(redemptionId);
    if (requested && time - requested.time > limits.decision)
      this.#slow.push({ learnerId, requested: requested.seq, decided: seq, ms: time - requested.time });
    const given = this.#given.get(`${actorId} ${learnerId}`);
    if (type === 'RedemptionApproved' && given && time - given.time <= limits.approvalAfter)
      this.approvals.push({ seq, learnerId, adjustment: given.seq });
  }
}
