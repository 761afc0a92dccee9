import t from 'tap';
import type { UpdateReward } from '../../../schema/rewards.ts';
import type { Row } from '../../../src/db/tables.ts';
import type { CommandHandler } from '../../../src/kernel/commands/command.ts';
import { createReward, deleteReward, savePoints, updateReward } from '../../../src/slices/rewards/domain.ts';
import {
  approveRedemption,
  redeemReward,
  rejectRedemption,
} from '../../../src/slices/rewards/redemptions.domain.ts';

import { testSettings } from '../../helpers/app.ts';
import { codeOf, decide, replyOf, type Tables } from '../../helpers/kernel/decisions.ts';

const [learnerId, siblingId] = [2, 3];
const rewardId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
const redemptionId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d01';
const now = '2026-03-02T08:30:00.000Z';
const context = {
  familyId: 1,
  actorId: 1,
  now,
  id: rewardId,
  salt: 'ab'.repeat(32),
  quotas: testSettings.quotas,
};

function reward(fields: Partial<Row<'rewards'>> = {}): Row<'rewards'> {
  const counts = { token_cost: 10, max_redemptions: null, current_redemptions: 0 };
  const state = { is_active: true, created_at: now, deleted_at: null };
  return { family_id: 1, id: rewardId, ...counts, ...state, ...fields };
}

function balance(points: number, learner_id = learnerId): Row<'balances'> {
  return { family_id: 1, learner_id, balance: points };
}

function saved(points: number, learner_id = learnerId): Row<'savings'> {
  return { family_id: 1, learner_id, reward_id: rewardId, points };
}

function redemption(fields: Partial<Row<'redemptions'>> = {}): Row<'redemptions'> {
  const request = { learner_id: learnerId, reward_id: rewardId, points_used: 10, requested_at: now };
  return { family_id: 1, id: redemptionId, ...request, status: 'PENDING', decided_at: null, ...fields };
}

/** Returns each event's type and movements, or the error code of the rejection. */
function outcome<Data>(handler: CommandHandler<Data, unknown>, data: Data, tables: Tables) {
  let events: unknown[][] = [];
  const code = codeOf(() => {
    events = decide(handler, data, tables, context).events.map(({ type, movements }) => [
      type,
      ...movements.map((to) => `${to.learnerId} ${to.sourceType} ${to.amount}`),
    ]);
  });
  return code === 'none' ? events : code;
}

t.test('checks the reward, then the balance when saving', async (t) => {
  for (const [row, points, balances, expected] of [
    [reward(), 5, 5, [['PointsSaved', '2 REWARD_SAVE -5']]],
    [reward(), 500, 900, [['PointsSaved', '2 REWARD_SAVE -500']]],
    [reward(), 6, 5, 'INSUFFICIENT_BALANCE'],
    [reward({ is_active: false }), 5, 5, 'REWARD_NOT_ACTIVE'],
    [reward({ is_active: false }), 6, 5, 'REWARD_NOT_ACTIVE'],
    [reward({ is_active: false, deleted_at: now }), 5, 5, 'REWARD_NOT_FOUND'],
    [undefined, 5, 5, 'REWARD_NOT_FOUND'],
  ] as const) {
    const tables = { rewards: row ? [row] : [], balances: [balance(balances)] };
    t.same(outcome(savePoints, { learnerId, rewardId, points }, tables), expected);
  }
});

t.test(
  'checks that the reward exists, is active, has a redemption left and has enough savings',
  async (t) => {
    const requested = [['RedemptionRequested', '2 REWARD_SAVE 10', '2 REWARD_REDEMPTION -10']];
    const full = { max_redemptions: 3, current_redemptions: 1 };
    for (const [row, pending, points, expected] of [
      [reward(), 0, 10, requested],
      [reward(), 99, 11, requested],
      [reward(full), 1, 10, requested],
      [reward(), 0, 9, 'INSUFFICIENT_SAVINGS'],
      [reward(), 0, 0, 'INSUFFICIENT_SAVINGS'],
      [reward(full), 2, 10, 'MAX_REDEMPTIONS_REACHED'],
      [reward(full), 2, 0, 'MAX_REDEMPTIONS_REACHED'],
      [reward({ max_redemptions: 1 }), 2, 10, 'MAX_REDEMPTIONS_REACHED'],
      [reward({ ...full, is_active: false }), 2, 0, 'REWARD_NOT_ACTIVE'],
      [reward({ is_active: false }), 0, 10, 'REWARD_NOT_ACTIVE'],
      [reward({ is_active: false, deleted_at: now }), 0, 10, 'REWARD_NOT_FOUND'],
      [undefined, 0, 10, 'REWARD_NOT_FOUND'],
    ] as const) {
      const others = Array.from({ length: pending }, (_, i) =>
        redemption({ id: `${i}`, learner_id: siblingId }),
      );
      const tables = {
        rewards: row ? [row] : [],
        balances: [balance(0)],
        savings: points > 0 ? [saved(points), saved(50, siblingId)] : [saved(50, siblingId)],
        redemptions: others,
      };
      t.same(outcome(redeemReward, { learnerId, rewardId, redemptionId: 'new' }, tables), expected);
    }
  },
);

t.test('excludes decided redemptions from the pending count', async (t) => {
  const tables = {
    rewards: [reward({ max_redemptions: 1 })],
    balances: [balance(0)],
    savings: [saved(10)],
    redemptions: [redemption({ status: 'REJECTED', decided_at: now })],
  };
  t.match(outcome(redeemReward, { learnerId, rewardId, redemptionId: 'new' }, tables), [
    ['RedemptionRequested'],
  ]);
});

t.test('uses the present cost for a redemption', async (t) => {
  const tables = { rewards: [reward({ token_cost: 7 })], balances: [balance(0)], savings: [saved(10)] };
  const { events } = decide(redeemReward, { learnerId, rewardId, redemptionId }, tables, context);
  t.match(events, [{ payload: { pointsUsed: 7 }, movements: [{ amount: 7 }, { amount: -7 }] }]);
});

t.test('returns all savings only when the last allowed redemption is approved', async (t) => {
  const plain = [['RedemptionApproved']];
  const usedUp = [['RedemptionApproved'], ['RewardChanged', '2 REWARD_SAVE 4', '3 REWARD_SAVE 6']];
  for (const [fields, expected] of [
    [{}, plain],
    [{ max_redemptions: 2 }, plain],
    [{ max_redemptions: 1 }, usedUp],
    [{ max_redemptions: 3, current_redemptions: 2 }, usedUp],
    [{ max_redemptions: 1, current_redemptions: 2 }, usedUp],
    [{ max_redemptions: 1, is_active: false }, plain],
  ] as const) {
    const tables = {
      rewards: [reward(fields)],
      redemptions: [redemption()],
      savings: [saved(6, siblingId), saved(4)],
      balances: [balance(0), balance(0, siblingId)],
    };
    t.same(outcome(approveRedemption, { redemptionId, learnerId, rewardId, notes: null }, tables), expected);
  }
});

t.test(
  'returns rejected points to the goal, or to the balance for an inactive or deleted reward',
  async (t) => {
    const toGoal = [['RedemptionRejected', '2 REWARD_REDEMPTION 8', '2 REWARD_SAVE -8']];
    const toBalance = [['RedemptionRejected', '2 REWARD_REDEMPTION 8']];
    for (const [row, expected] of [
      [reward(), toGoal],
      [reward({ token_cost: 1000 }), toGoal],
      [reward({ max_redemptions: 1 }), toGoal],
      [reward({ is_active: false }), toBalance],
      [reward({ max_redemptions: 1, current_redemptions: 1, is_active: false }), toBalance],
      [reward({ is_active: false, deleted_at: now }), toBalance],
      [undefined, toBalance],
    ] as const) {
      const tables = { rewards: row ? [row] : [], redemptions: [redemption({ points_used: 8 })] };
      t.same(outcome(rejectRedemption, { redemptionId, learnerId, rewardId, notes: null }, tables), expected);
    }
  },
);

t.test('rejects decisions on redemptions that are not PENDING', async (t) => {
  const data = { redemptionId, learnerId, rewardId, notes: null };
  for (const handler of [approveRedemption, rejectRedemption]) {
    for (const status of ['APPROVED', 'REJECTED']) {
      const tables = { rewards: [reward()], redemptions: [redemption({ status, decided_at: now })] };
      t.equal(outcome(handler, data, tables), 'REDEMPTION_NOT_PENDING');
    }
    t.equal(outcome(handler, data, { rewards: [reward()] }), 'REDEMPTION_NOT_FOUND');
  }
});

t.test('emits an event only for changes of ledger fields', async (t) => {
  const kept = [['RewardChanged']];
  const ended = [['RewardChanged', '2 REWARD_SAVE 4', '3 REWARD_SAVE 6']];
  const limited = { max_redemptions: 3, current_redemptions: 2 };
  const cases: [Partial<Row<'rewards'>>, UpdateReward, unknown][] = [
    [{}, { description: 'new', color: '#000' }, []],
    [{}, { title: 'New' }, [['RewardRenamed']]],
    [{}, { tokenCost: 10, maxRedemptions: null, isActive: true }, []],
    [{}, { tokenCost: 11 }, kept],
    [{}, { maxRedemptions: 1 }, kept],
    [limited, { maxRedemptions: null }, kept],
    [limited, { maxRedemptions: 2 }, ended],
    [limited, { maxRedemptions: 1 }, ended],
    [limited, { maxRedemptions: 2, isActive: true }, ended],
    [{}, { isActive: false }, ended],
    [{ is_active: false }, { isActive: false }, []],
    [{ is_active: false }, { isActive: true }, kept],
    [{ ...limited, max_redemptions: 2, is_active: false }, { isActive: true }, []],
    [{ ...limited, max_redemptions: 2, is_active: false }, { maxRedemptions: 3, isActive: true }, kept],
  ];
  for (const [fields, change, expected] of cases) {
    const isActive = fields.is_active ?? true;
    const tables = { rewards: [reward(fields)], savings: isActive ? [saved(6, siblingId), saved(4)] : [] };
    t.same(
      outcome(updateReward, { rewardId, fields: change }, tables),
      expected,
      JSON.stringify([fields, change]),
    );
  }
});

t.test('stores the complete new state in the change event', async (t) => {
  const row = reward({ max_redemptions: 5, current_redemptions: 2 });
  for (const [fields, expected] of [
    [{ tokenCost: 7 }, { rewardId, tokenCost: 7, maxRedemptions: 5, isActive: true }],
    [{ maxRedemptions: null }, { rewardId, tokenCost: 10, maxRedemptions: null, isActive: true }],
    [{ maxRedemptions: 2 }, { rewardId, tokenCost: 10, maxRedemptions: 2, isActive: false }],
    [{ isActive: false }, { rewardId, tokenCost: 10, maxRedemptions: 5, isActive: false }],
  ] as const) {
    const { events } = decide(updateReward, { rewardId, fields }, { rewards: [row] }, context);
    t.same(
      events.map(({ payload }) => payload),
      [expected],
    );
  }
});

t.test('rejects pending redemptions in a fixed order, then returns all savings on deletion', async (t) => {
  const decided = redemption({ id: 'a', status: 'APPROVED', decided_at: now });
  const tables = {
    rewards: [reward()],
    redemptions: [
      redemption({ id: 'c', points_used: 9 }),
      decided,
      redemption({ id: 'b', learner_id: siblingId }),
    ],
    savings: [saved(6, siblingId), saved(4)],
  };
  t.same(outcome(deleteReward, { rewardId }, tables), [
    ['RedemptionRejected', '3 REWARD_REDEMPTION 10'],
    ['RedemptionRejected', '2 REWARD_REDEMPTION 9'],
    ['RewardDeleted', '2 REWARD_SAVE 4', '3 REWARD_SAVE 6'],
  ]);
});

t.test('rejects changes and deletion of an unknown or deleted reward', async (t) => {
  for (const rewards of [[], [reward({ is_active: false, deleted_at: now })]]) {
    t.equal(outcome(updateReward, { rewardId, fields: { isActive: true } }, { rewards }), 'REWARD_NOT_FOUND');
    t.equal(outcome(deleteReward, { rewardId }, { rewards }), 'REWARD_NOT_FOUND');
  }
});

t.test('rejects every command of a removed learner with 404', async (t) => {
  const tables = { rewards: [reward()], balances: [balance(50, siblingId)] };
  const decision = { redemptionId, learnerId, rewardId, notes: null };
  t.equal(outcome(savePoints, { learnerId, rewardId, points: 1 }, tables), 'LEARNER_NOT_FOUND');
  t.equal(outcome(redeemReward, { learnerId, rewardId, redemptionId }, tables), 'LEARNER_NOT_FOUND');
  t.equal(outcome(approveRedemption, decision, tables), 'REDEMPTION_NOT_FOUND');
  t.equal(outcome(rejectRedemption, decision, tables), 'REDEMPTION_NOT_FOUND');
});

t.test('keeps reward texts and decision notes out of events', async (t) => {
  const fields = { title: 'Secret', tokenCost: 5, description: 'secret', category: 'Secret' };
  const created = decide(createReward, { rewardId, fields }, {}, context);
  const tables = { rewards: [reward()], redemptions: [redemption()] };
  const decision = { redemptionId, learnerId, rewardId, notes: 'secret' };
  const approved = decide(approveRedemption, decision, tables, context);
  for (const { events, changes } of [created, approved]) {
    t.notMatch(JSON.stringify(events), /secret/i);
    t.match(JSON.stringify(changes), /secret/i);
  }
});

t.test('treats a missing stored row in a reply as a fault, not as 404', async (t) => {
  const data = { redemptionId, learnerId, rewardId, notes: null };
  t.throws(() => replyOf(approveRedemption, data, {}, context), {
    name: 'Error',
    message: 'a stored row is missing',
  });
});

t.test('does not modify the rows that it reads', async (t) => {
  const saving = {
    rewards: [reward({ max_redemptions: 1 })],
    balances: [balance(50), balance(0, siblingId)],
  };
  const change = { ...saving, savings: [saved(6, siblingId), saved(4)] };
  const tables = { ...change, redemptions: [redemption()] };
  const before = structuredClone(tables);
  outcome(approveRedemption, { redemptionId, learnerId, rewardId, notes: 'yes' }, tables);
  outcome(rejectRedemption, { redemptionId, learnerId, rewardId, notes: 'no' }, tables);
  outcome(updateReward, { rewardId, fields: { isActive: false, tokenCost: 3 } }, change);
  outcome(deleteReward, { rewardId }, tables);
  outcome(savePoints, { learnerId, rewardId, points: 5 }, saving);
  t.same(tables, before);
});
