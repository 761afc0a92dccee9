import type { EventRow, GoalTerms } from './model.ts';

/** Goal as the events so far leave it. */
export interface Goal {
  id: string;
  terms: GoalTerms;
  isDeleted: boolean;
  /** Event that created it. */
  created: EventRow;
  /** Points that each learner saves for it; learners without savings are absent. */
  savings: Map<number, number>;
  approved: number;
}

/** Request of a learner to exchange saved points for a goal. */
export interface Redemption {
  id: string;
  goalId: string;
  learnerId: number;
  points: number;
  requested: EventRow;
  /** Event that approved or rejected it; undefined while it waits. */
  decided: EventRow | undefined;
}

/** Goals, savings and redemptions that follow from the events of a ledger. It knows no titles: these are outside of events. */
export class GoalBook {
  readonly goals = new Map<string, Goal>();
  /** By id, oldest first. */
  readonly redemptions = new Map<string, Redemption>();
  /** Present learners. */
  readonly learners = new Set<number>();

  /** Adds the next event. */
  add(row: EventRow): void {
    const goal = this.#goalOf(row);
    if (goal) this.#move(row, goal);
    switch (row.type) {
      case 'LearnerAdded':
        if (row.learnerId !== undefined) this.learners.add(row.learnerId);
        break;
      case 'LearnerRemoved':
        this.#remove(row.learnerId);
        break;
      case 'RewardDeleted':
        if (goal) goal.isDeleted = true;
        break;
      case 'RedemptionRequested':
        this.#request(row);
        break;
      case 'RedemptionApproved':
        if (goal) goal.approved += 1;
        this.#decide(row);
        break;
      case 'RedemptionRejected':
        this.#decide(row);
    }
  }

  /** Returns the goal of an event, with the terms that the event sets. */
  #goalOf(row: EventRow): Goal | undefined {
    const { subjectId: id, terms } = row;
    if (id === undefined) return undefined;
    const goal = this.goals.get(id);
    if (goal && terms) goal.terms = terms;
    if (goal || !terms) return goal;
    const created: Goal = { id, terms, isDeleted: false, created: row, savings: new Map(), approved: 0 };
    this.goals.set(id, created);
    return created;
  }

  /** Adds the entries of an event to the savings for its goal. */
  #move({ entries }: EventRow, { savings }: Goal): void {
    for (const { learnerId, amount, source } of entries) {
      if (source !== 'REWARD_SAVE') continue;
      const points = (savings.get(learnerId) ?? 0) - amount;
      if (points === 0) savings.delete(learnerId);
      else savings.set(learnerId, points);
    }
  }

  /** Removes a learner with the savings for all goals, which the event returns. */
  #remove(learnerId: number | undefined): void {
    if (learnerId === undefined) return;
    this.learners.delete(learnerId);
    for (const { savings } of this.goals.values()) savings.delete(learnerId);
  }

  #request(row: EventRow): void {
    const { redemptionId: id, subjectId: goalId, learnerId, entries } = row;
    if (id === undefined || goalId === undefined || learnerId === undefined) return;
    const points = entries
      .filter(({ source }) => source === 'REWARD_REDEMPTION')
      .reduce((sum, { amount }) => sum - amount, 0);
    this.redemptions.set(id, { id, goalId, learnerId, points, requested: row, decided: undefined });
  }

  #decide(row: EventRow): void {
    const redemption = this.redemptions.get(row.redemptionId ?? '');
    if (redemption) redemption.decided = row;
  }
}
