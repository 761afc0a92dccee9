import { stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import type { Movement } from '../../kernel/ledger/events.ts';
import { type EntryTotal, type Projection, projection } from '../../kernel/ledger/rules.ts';
import { one, type RowsOf } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';

/** Savings for reward R = − Σ amount with sourceType REWARD_SAVE and sourceId R (decisions.md 5.1). */
export const savingsTotal: EntryTotal = {
  table: 'savings',
  column: 'points',
  key: ['learner_id', 'reward_id'],
  sign: -1,
  keyOf: ({ learnerId, sourceType, sourceId }) =>
    sourceType === 'REWARD_SAVE' ? `${learnerId} ${sourceId}` : undefined,
};

const savingsEvents = [
  'RewardChanged',
  'RewardDeleted',
  'PointsSaved',
  'RedemptionRequested',
  'RedemptionRejected',
] as const;

/** Projects savings. Savings of 0 have no row. */
const savingsProjections = savingsEvents.map((on) =>
  projection({
    on,
    reads: (_ids, movements) => ({
      rows: movements.filter(isSaving).map((movement) => one('savings', savingsKey(movement))),
    }),
    project({ familyId: family_id, entries }, { rows }) {
      const saved = new Map<string, number>();
      return entries.filter(isSaving).map((entry, i): Change => {
        const key = savingsKey(entry);
        const name = `${key.learner_id} ${key.reward_id}`;
        const points = (saved.get(name) ?? rows[i]?.points ?? 0) - entry.amount;
        saved.set(name, points);
        if (points === 0) return { table: 'savings', remove: key };
        return { table: 'savings', put: { family_id, ...key, points } };
      });
    },
  }),
);

function isSaving({ sourceType }: Movement): boolean {
  return sourceType === 'REWARD_SAVE';
}

function savingsKey({ learnerId: learner_id, sourceId: reward_id }: Movement) {
  return { learner_id, reward_id };
}

/** Projects savings, rewards and redemptions. */
export const rewardProjections: readonly Projection[] = [
  ...savingsProjections,
  projection({
    on: 'RewardCreated',
    reads: () => ({ catalog: one('catalogs', {}) }),
    project({ familyId: family_id, recordedAt: created_at, payload }, { catalog }) {
      const { rewardId: id, tokenCost: token_cost, maxRedemptions: max_redemptions } = payload;
      const fresh = { current_redemptions: 0, is_active: true, created_at, deleted_at: null };
      const rewards = (catalog?.rewards ?? 0) + 1;
      const active_rewards = (catalog?.active_rewards ?? 0) + 1;
      return [
        { table: 'rewards', put: { family_id, id, token_cost, max_redemptions, ...fresh } },
        { table: 'catalogs', put: { family_id, rewards, active_rewards } },
      ];
    },
  }),
  projection({
    on: 'RewardChanged',
    reads: rewardRead,
    project({ payload }, rows) {
      const { tokenCost: token_cost, maxRedemptions: max_redemptions, isActive: is_active } = payload;
      return rewardChanges(rows, { token_cost, max_redemptions, is_active });
    },
  }),
  projection({
    on: 'RewardDeleted',
    reads: rewardRead,
    project: ({ recordedAt: deleted_at }, rows) => rewardChanges(rows, { is_active: false, deleted_at }),
  }),
  projection({
    on: 'RedemptionRequested',
    reads: () => ({}),
    project({ familyId: family_id, recordedAt: requested_at, payload }) {
      const { redemptionId: id, learnerId: learner_id, rewardId: reward_id, pointsUsed } = payload;
      const fresh = { status: 'PENDING', requested_at, decided_at: null };
      const put = { family_id, id, learner_id, reward_id, points_used: pointsUsed, ...fresh };
      return [{ table: 'redemptions', put }];
    },
  }),
  projection({
    on: 'RedemptionApproved',
    reads: (ids) => ({ reward: one('rewards', { id: ids.rewardId }), ...redemptionRead(ids) }),
    project({ recordedAt: decided_at }, { reward, redemption }) {
      const current_redemptions = stored(reward).current_redemptions + 1;
      return [
        { table: 'redemptions', put: { ...stored(redemption), status: 'APPROVED', decided_at } },
        { table: 'rewards', put: { ...stored(reward), current_redemptions } },
      ];
    },
  }),
  projection({
    on: 'RedemptionRejected',
    reads: redemptionRead,
    project: ({ recordedAt: decided_at }, { redemption }) => [
      { table: 'redemptions', put: { ...stored(redemption), status: 'REJECTED', decided_at } },
    ],
  }),
];

function rewardRead({ rewardId: id }: { rewardId: string }) {
  return { reward: one('rewards', { id }), catalog: one('catalogs', {}) };
}

/** Changes a reward, and the number of active ones in its catalog. */
function rewardChanges(
  rows: RowsOf<ReturnType<typeof rewardRead>>,
  changed: Partial<Row<'rewards'>>,
): Change[] {
  const [reward, catalog] = [stored(rows.reward), stored(rows.catalog)];
  const put = { ...reward, ...changed };
  const active_rewards = catalog.active_rewards + Number(put.is_active) - Number(reward.is_active);
  return [
    { table: 'rewards', put },
    { table: 'catalogs', put: { ...catalog, active_rewards } },
  ];
}

function redemptionRead({ redemptionId: id }: { redemptionId: string }) {
  return { redemption: one('redemptions', { id }) };
}
