import type { Row } from '../../db/tables.ts';
import type { Movement } from '../../kernel/ledger/events.ts';

/** Moves points from the balance to a goal (decisions.md 5.2). All movements here take points above 0. */
export function setAside(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: -points, sourceType: 'REWARD_SAVE', sourceId: rewardId };
}

/** Moves points from a goal to the balance. */
export function release(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: points, sourceType: 'REWARD_SAVE', sourceId: rewardId };
}

/** Moves points from the balance to a redemption of the reward. */
export function spend(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: -points, sourceType: 'REWARD_REDEMPTION', sourceId: rewardId };
}

/** Moves points from a redemption of the reward to the balance. */
export function unspend(learnerId: number, rewardId: string, points: number): Movement {
  return { learnerId, amount: points, sourceType: 'REWARD_REDEMPTION', sourceId: rewardId };
}

/** Releases all given savings, ordered by learner and reward, so that the same state gives the same ledger. */
export function releaseAll(savings: readonly Row<'savings'>[]): Movement[] {
  return savings
    .toSorted((a, b) => a.learner_id - b.learner_id || (a.reward_id < b.reward_id ? -1 : 1))
    .map((row) => release(row.learner_id, row.reward_id, row.points));
}
