import type { Movement } from './events.ts';

/** The movements that points can make, each written down once (decisions.md 5.2). All take points above 0. */

/** Points leave the balance for a goal. */
export function setAside(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: -points, sourceType: 'REWARD_SAVE', sourceId: rewardId };
}

/** Points come back from a goal to the balance. */
export function release(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: points, sourceType: 'REWARD_SAVE', sourceId: rewardId };
}

/** Points leave the balance for a redemption of the reward. */
export function spend(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: -points, sourceType: 'REWARD_REDEMPTION', sourceId: rewardId };
}

/** Points come back from a redemption of the reward to the balance. */
export function unspend(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: points, sourceType: 'REWARD_REDEMPTION', sourceId: rewardId };
}

interface SavingsRow {
  learner_id: number;
  reward_id: string;
  points: number;
}

/** All of the given savings come back, in the order of learner and reward, so that the same state gives the same ledger. */
export function releaseAll(savings: readonly SavingsRow[]): Movement[] {
  return savings
    .toSorted((a, b) => a.learner_id - b.learner_id || (a.reward_id < b.reward_id ? -1 : 1))
    .map((row) => release(row.learner_id, row.reward_id, row.points));
}
