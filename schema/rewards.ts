import { type Static, Type } from '@sinclair/typebox';
import {
  Count,
  LearnerQuery,
  nullable,
  oneOf,
  Points,
  Reply,
  Text,
  Timestamp,
  UserId,
  Uuid,
} from './common.ts';

const MaxRedemptions = nullable(
  Points({ examples: [3], description: 'How often it may be redeemed; null is without limit.' }),
);

/** interface.md 2.6 */
export const Reward = Reply(
  {
    id: Uuid,
    parentId: UserId,
    title: Type.String({ examples: ['Pizza night'] }),
    description: Type.String(),
    tokenCost: Points({ description: 'Cost in points.' }),
    category: Type.String({ examples: ['Entertainment'] }),
    imageEmoji: Type.String({ examples: ['🍕'] }),
    color: Type.String({ examples: ['#F97316'], description: 'Hex colour code.' }),
    isActive: Type.Boolean(),
    maxRedemptions: MaxRedemptions,
    currentRedemptions: Count('How many redemptions of it were approved.'),
    createdAt: Timestamp,
    savedPoints: Type.Optional(Count('Points the learner has saved for it; only where a learner is given.')),
  },
  { $id: 'Reward', title: 'Reward', description: 'Something that a family lets its learners save for.' },
);
export type Reward = Static<typeof Reward>;

const rewardTexts = {
  description: Type.Optional(Text(2000, { minLength: 0, examples: ['We order from the place you choose.'] })),
  category: Type.Optional(Text(200, { examples: ['Entertainment'] })),
  maxRedemptions: Type.Optional(MaxRedemptions),
  imageEmoji: Type.Optional(Text(32, { examples: ['🍕'] })),
  color: Type.Optional(
    Type.String({
      pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
      examples: ['#F97316'],
      description: 'Hex colour code.',
    }),
  ),
};

export const CreateReward = Type.Object({
  title: Text(200, { examples: ['Pizza night'] }),
  tokenCost: Points({ description: 'Cost in points.' }),
  ...rewardTexts,
});
export type CreateReward = Static<typeof CreateReward>;

export const UpdateReward = Type.Object({
  title: Type.Optional(Text(200, { examples: ['Pizza night'] })),
  tokenCost: Type.Optional(Points({ description: 'Cost in points.' })),
  ...rewardTexts,
  isActive: Type.Optional(
    Type.Boolean({ description: 'A reward that is not active cannot be saved for or redeemed.' }),
  ),
});
export type UpdateReward = Static<typeof UpdateReward>;

export const RewardParams = Type.Object({ rewardId: Uuid });

export const RewardsQuery = Type.Object({
  ...LearnerQuery.properties,
  parentId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ADMIN only: the parent whose catalog to show.',
    }),
  ),
});

export const SavePoints = Type.Object({ points: Points({ description: 'How many points to set aside.' }) });

export const PointsSaved = Reply(
  {
    success: Type.Boolean({ examples: [true] }),
    pointsDelegated: Points({ description: 'How many points were set aside.' }),
  },
  { $id: 'PointsSaved', title: 'PointsSaved' },
);
export type PointsSaved = Static<typeof PointsSaved>;

export const redemptionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

const redemption = {
  id: Uuid,
  learnerId: UserId,
  rewardId: Uuid,
  pointsUsed: Points({ description: 'What the reward cost when the redemption was requested.' }),
  status: oneOf(redemptionStatuses),
  requestedAt: Timestamp,
  decidedAt: nullable(Timestamp),
  notes: nullable(Type.String({ description: "The parent's words on the decision." })),
};

/** interface.md 2.7, with notes and time of the decision (decisions.md 6.5) */
export const Redemption = Reply(redemption, {
  $id: 'Redemption',
  title: 'Redemption',
  description: "A learner's request to have a reward for the points saved for it.",
});
export type Redemption = Static<typeof Redemption>;

export const RedemptionListing = Reply(
  {
    ...redemption,
    learnerName: Type.String({ examples: ['Mia'] }),
    rewardTitle: Type.String({ examples: ['Pizza night'] }),
  },
  {
    $id: 'RedemptionListing',
    title: 'RedemptionListing',
    description: 'A redemption with the names that go with it.',
  },
);
export type RedemptionListing = Static<typeof RedemptionListing>;

export const RedemptionParams = Type.Object({ redemptionId: Uuid });
export const RedemptionsQuery = Type.Object({ status: Type.Optional(oneOf(redemptionStatuses)) });
export const DecideRedemption = Type.Object({
  notes: Type.Optional(Text(2000, { minLength: 0, examples: ['Well done! On Saturday.'] })),
});

/** interface.md 2.8 */
export const RewardSummary = Reply(
  {
    totalPointsSaved: Count('Points saved now, over all goals.'),
    availableBalance: Count('Points that are free to save or allocate.'),
    goalsInProgress: Count('Goals with points saved for them.'),
    totalRedeemed: Count('Redemptions that were approved.'),
    pendingRedemptions: Count('Redemptions that wait for a decision.'),
    goals: Type.Array(
      Reply({
        rewardId: Uuid,
        title: Type.String(),
        tokenCost: Points(),
        savedPoints: Count('Points saved for it.'),
        progress: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: 'Percent of the cost, rounded down.',
        }),
      }),
      { description: 'Every active reward of the catalog.' },
    ),
  },
  { $id: 'RewardSummary', title: 'RewardSummary', description: "A learner's goals at a glance." },
);
export type RewardSummary = Static<typeof RewardSummary>;
