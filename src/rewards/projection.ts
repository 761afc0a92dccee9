import type { Row } from '../db/tables.ts';
import type { RecordedEvent } from '../ledger/events.ts';
import type { EntrySum } from '../ledger/rules.ts';
import type { Change, StateReader } from '../state/state.ts';

/** Savings for reward R = − Σ amount with sourceType REWARD_SAVE and sourceId R (decisions.md 5.1). */
export const savingsSum: EntrySum = {
  table: 'savings',
  column: 'points',
  key: ['learner_id', 'reward_id'],
  add: ({ learnerId, amount, sourceType, sourceId }) =>
    sourceType === 'REWARD_SAVE' ? { key: [learnerId, sourceId], amount: -amount } : undefined,
};

export function projectRewards(event: RecordedEvent, state: StateReader): Change[] {
  return [...savingsChanges(event, state), ...rewardChanges(event, state)];
}

/** Returns the changed savings. Savings of 0 have no row. */
function savingsChanges(event: RecordedEvent, state: StateReader): Change[] {
  const saved = new Map<string, { learner_id: number; reward_id: string; points: number }>();
  for (const { learnerId: learner_id, amount, sourceType, sourceId: reward_id } of event.entries) {
    if (sourceType !== 'REWARD_SAVE') continue;
    const key = { learner_id, reward_id };
    const id = `${learner_id} ${reward_id}`;
    const before = saved.get(id)?.points ?? state.get('savings', key)?.points ?? 0;
    saved.set(id, { ...key, points: before - amount });
  }
  return [...saved.values()].map(({ points, ...key }) =>
    points === 0
      ? { table: 'savings', remove: key }
      : { table: 'savings', put: { family_id: event.familyId, ...key, points } },
  );
}

function rewardChanges(event: RecordedEvent, state: StateReader): Change[] {
  const family_id = event.familyId;
  switch (event.type) {
    case 'RewardCreated': {
      const { rewardId: id, tokenCost: token_cost, maxRedemptions: max_redemptions } = event.payload;
      const rest = {
        current_redemptions: 0,
        is_active: true,
        created_at: event.recordedAt,
        deleted_at: null,
      };
      return [{ table: 'rewards', put: { family_id, id, token_cost, max_redemptions, ...rest } }];
    }
    case 'RewardChanged': {
      const { tokenCost: token_cost, maxRedemptions: max_redemptions, isActive: is_active } = event.payload;
      return changeReward(state, event, () => ({ token_cost, max_redemptions, is_active }));
    }
    case 'RewardDeleted':
      return changeReward(state, event, () => ({ is_active: false, deleted_at: event.recordedAt }));
    case 'RedemptionRequested': {
      const { redemptionId: id, learnerId: learner_id, rewardId: reward_id, pointsUsed } = event.payload;
      const rest = { status: 'PENDING', requested_at: event.recordedAt, decided_at: null };
      const put = { family_id, id, learner_id, reward_id, points_used: pointsUsed, ...rest };
      return [{ table: 'redemptions', put }];
    }
    case 'RedemptionApproved':
      return [
        ...decide(state, event, 'APPROVED'),
        ...changeReward(state, event, (row) => ({ current_redemptions: row.current_redemptions + 1 })),
      ];
    case 'RedemptionRejected':
      return decide(state, event, 'REJECTED');
    case 'LearnerRemoved':
      return [{ table: 'redemptions', remove: { learner_id: event.payload.learnerId } }];
    default:
      return [];
  }
}

function changeReward(
  state: StateReader,
  { payload }: RecordedEvent<'RewardChanged' | 'RewardDeleted' | 'RedemptionApproved'>,
  change: (row: Row<'rewards'>) => Partial<Row<'rewards'>>,
): Change[] {
  const row = state.get('rewards', { id: payload.rewardId });
  if (!row) throw new Error('event of an unknown reward');
  return [{ table: 'rewards', put: { ...row, ...change(row) } }];
}

function decide(
  state: StateReader,
  { payload, recordedAt: decided_at }: RecordedEvent<'RedemptionApproved' | 'RedemptionRejected'>,
  status: 'APPROVED' | 'REJECTED',
): Change[] {
  const { redemptionId: id, learnerId: learner_id, rewardId: reward_id } = payload;
  // Commands declare it by id, by reward or by learner: this key matches each of these reads.
  const row = state.get('redemptions', { id, learner_id, reward_id, status: 'PENDING' });
  if (!row) throw new Error('event of an unknown redemption');
  return [{ table: 'redemptions', put: { ...row, status, decided_at } }];
}
