import { randomUUIDv7 } from 'node:crypto';
import { change, copy, type ForgedHistory, set, setEntry } from './histories.ts';

const rewards: ForgedHistory[] = [
  {
    name: 'a used-up reward that stays active',
    kind: 'rule',
    expected: /RewardChanged .*"isActive":false/,
    forge(ledger, { usedUp }) {
      const event = ledger.first(
        'RewardChanged',
        ({ payload }) => payload['rewardId'] === usedUp && payload['isActive'] === false,
      );
      const next = ledger.next(event);
      ledger.remove(event);
      return next;
    },
  },
  {
    name: 'a used-up reward that becomes active again',
    kind: 'rule',
    found: /used up/,
    forge: (ledger, { usedUp: rewardId }) =>
      ledger.append({
        type: 'RewardChanged',
        payload: { rewardId, tokenCost: 3, maxRedemptions: 1, isActive: true },
      }),
  },
  {
    name: 'a deactivation that keeps the savings',
    kind: 'entry',
    expected: /REWARD_SAVE/,
    found: /no entry/,
    forge: (ledger, { reward: rewardId }) =>
      ledger.append({
        type: 'RewardChanged',
        payload: { rewardId, tokenCost: 5, maxRedemptions: 5, isActive: false },
      }),
  },
  {
    name: 'a deletion that keeps the savings',
    kind: 'entry',
    found: /no entry/,
    forge: (ledger) => set(ledger.first('RewardDeleted'), { entries: [] }),
  },
  {
    name: 'a deletion that releases the savings to another learner',
    kind: 'entry',
    forge: (ledger, { learner }) => setEntry(ledger.first('RewardDeleted'), { learnerId: learner }),
  },
  {
    name: 'a deletion with a pending redemption',
    kind: 'rule',
    found: /redemption of the reward is pending/,
    forge: (ledger, { reward: rewardId }) => ledger.append({ type: 'RewardDeleted', payload: { rewardId } }),
  },
  {
    name: 'a second deletion of a reward',
    kind: 'rule',
    found: /REWARD_NOT_FOUND/,
    forge: (ledger, { deleted: rewardId }) => ledger.append({ type: 'RewardDeleted', payload: { rewardId } }),
  },
  {
    name: 'a change of an unknown reward',
    kind: 'rule',
    found: /REWARD_NOT_FOUND/,
    forge: (ledger) =>
      ledger.append({
        type: 'RewardChanged',
        payload: { rewardId: randomUUIDv7(), tokenCost: 3, maxRedemptions: 1, isActive: true },
      }),
  },
  {
    name: 'a reward with the id of another one',
    kind: 'id',
    expected: /a new id in rewards/,
    forge: (ledger) => copy(ledger, ledger.first('RewardCreated'), ledger.last),
  },
  {
    name: 'a reward that a learner creates',
    kind: 'actor',
    forge: (ledger, { learner: actorId }) =>
      ledger.append({
        type: 'RewardCreated',
        payload: { rewardId: randomUUIDv7(), tokenCost: 1, maxRedemptions: null },
        actorId,
      }),
  },
  {
    name: 'a lower cost after a redemption was paid',
    kind: 'rule',
    found: /costs 2 points, not 5/,
    forge(ledger, { reward }) {
      const created = ledger.first('RewardCreated', ({ payload }) => payload['rewardId'] === reward);
      change(created, { tokenCost: 2 });
      return ledger.first('RedemptionRequested', ({ payload }) => payload['rewardId'] === reward);
    },
  },
];

/** Forged rewards. */
export const forgedRewards: readonly ForgedHistory[] = [...rewards];
