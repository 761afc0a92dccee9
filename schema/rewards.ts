import { type Static, Type } from '@sinclair/typebox';
import {
  Body,
  Count,
  nullable,
  OptionalLearnerQuery,
  oneOf,
  Points,
  Reply,
  Success,
  Text,
  Timestamp,
  UserId,
  UuidOf,
  UuidParam,
} from './common.ts';

const MaxRedemptions = nullable(
  Points({ examples: [3], description: 'How often it may be redeemed; null is without limit.' }),
);

/** interface.md 2.6 */
export const Reward = Reply(
  {
    id: UuidOf('reward'),
    parentId: UserId,
    title: Type.String({ examples: ['Pizza night'], description: 'What it is called.' }),
    description: Type.String({
      examples: ['We order from the place you choose.'],
      description: 'What the learner gets.',
    }),
    tokenCost: Points({ description: 'Cost in points.' }),
    category: Type.String({ examples: ['Entertainment'], description: 'For example Time or Activities.' }),
    imageEmoji: Type.String({ examples: ['🍕'], description: 'An emoji that stands for it.' }),
    color: Type.String({ examples: ['#F97316'], description: 'Hex colour code.' }),
    isActive: Type.Boolean({ description: 'Whether it can be saved for and redeemed.' }),
    maxRedemptions: MaxRedemptions,
    currentRedemptions: Count('How many redemptions of it were approved.'),
    createdAt: Timestamp,
    savedPoints: Type.Optional(Count('Points the learner has saved for it; only where a learner is given.')),
  },
  { $id: 'Reward', title: 'Reward', description: 'Something that a family lets its learners save for.' },
);
export type Reward = Static<typeof Reward>;

const rewardTexts = {
  description: Type.Optional(
    Text(2000, {
      minLength: 0,
      examples: ['We order from the place you choose.'],
      description: 'What the learner gets.',
    }),
  ),
  category: Type.Optional(
    Text(200, { examples: ['Entertainment'], description: 'For example Time or Activities.' }),
  ),
  maxRedemptions: Type.Optional(MaxRedemptions),
  imageEmoji: Type.Optional(Text(32, { examples: ['🍕'], description: 'An emoji that stands for it.' })),
  color: Type.Optional(
    Type.String({
      pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
      examples: ['#F97316'],
      description: 'Hex colour code.',
    }),
  ),
};

const example = {
  title: 'Pizza night',
  tokenCost: 10,
  description: 'We order from the place you choose.',
  category: 'Entertainment',
  imageEmoji: '🍕',
  color: '#F97316',
  maxRedemptions: 3,
};
const Title = Text(200, { examples: ['Pizza night'], description: 'What it is called.' });

export const CreateReward = Body(
  'CreateReward',
  { title: Title, tokenCost: Points({ description: 'Cost in points.' }), ...rewardTexts },
  { description: 'A new reward.', example },
);
export type CreateReward = Static<typeof CreateReward>;

export const UpdateReward = Body(
  'UpdateReward',
  {
    title: Type.Optional(Title),
    tokenCost: Type.Optional(Points({ description: 'Cost in points.' })),
    ...rewardTexts,
    isActive: Type.Optional(
      Type.Boolean({
        examples: [true],
        description: 'A reward that is not active cannot be saved for or redeemed.',
      }),
    ),
  },
  {
    description: 'What is to change of a reward: at least one member.',
    minProperties: 1,
    example: { tokenCost: 15, isActive: true },
  },
);
export type UpdateReward = Static<typeof UpdateReward>;

export const RewardParams = Type.Object({ rewardId: UuidParam('reward') });

export const RewardsQuery = Type.Object({
  ...OptionalLearnerQuery.properties,
  parentId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ADMIN only: the parent whose catalog to show.',
    }),
  ),
});

export const SavePoints = Body(
  'SavePoints',
  { points: Points({ description: 'How many points to set aside.' }) },
  { description: 'Points to set aside for a reward.', example: { points: 10 } },
);

export const PointsSaved = Reply(
  {
    success: Success.properties.success,
    pointsDelegated: Points({ description: 'How many points were set aside.' }),
  },
  { $id: 'PointsSaved', title: 'PointsSaved', description: 'Points that were set aside for a reward.' },
);
export type PointsSaved = Static<typeof PointsSaved>;

const redemptionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

const redemption = {
  id: UuidOf('redemption'),
  learnerId: UserId,
  rewardId: UuidOf('reward'),
  pointsUsed: Points({ description: 'What the reward cost when the redemption was requested.' }),
  status: oneOf(redemptionStatuses, {
    examples: ['PENDING'],
    description: "PENDING: waits for a parent's decision; APPROVED or REJECTED: decided.",
  }),
  requestedAt: Timestamp,
  decidedAt: nullable(Type.String({ ...Timestamp, description: 'When it was decided; null while PENDING.' })),
  notes: nullable(
    Type.String({
      examples: ['Well done! On Saturday.'],
      description: 'What was noted with the decision; null where nothing was.',
    }),
  ),
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
    learnerName: Type.String({ examples: ['Mia Smith'], description: 'The name of the learner.' }),
    rewardTitle: Type.String({ examples: ['Pizza night'], description: 'What the reward is called.' }),
  },
  {
    $id: 'RedemptionListing',
    title: 'RedemptionListing',
    description: 'A redemption with the names that go with it.',
  },
);
export type RedemptionListing = Static<typeof RedemptionListing>;

export const RedemptionParams = Type.Object({ redemptionId: UuidParam('redemption') });
export const RedemptionsQuery = Type.Object({
  status: Type.Optional(oneOf(redemptionStatuses, { description: 'Only redemptions of this status.' })),
});
export const DecideRedemption = Body(
  'DecideRedemption',
  {
    notes: Type.Optional(
      Text(2000, {
        minLength: 0,
        examples: ['Well done! On Saturday.'],
        description: 'A few words for the learner, kept with the redemption.',
      }),
    ),
  },
  { description: 'A decision on a redemption.', example: { notes: 'Well done! On Saturday.' } },
);

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
        rewardId: UuidOf('reward'),
        title: Type.String({ examples: ['Pizza night'], description: 'What it is called.' }),
        tokenCost: Points({ description: 'Cost in points.' }),
        savedPoints: Count('Points saved for it.'),
        progress: Type.Integer({
          minimum: 0,
          maximum: 100,
          examples: [40],
          description: 'Percent of the cost, rounded down.',
        }),
      }),
      { description: 'Every active reward of the catalog.' },
    ),
  },
  { $id: 'RewardSummary', title: 'RewardSummary', description: "A learner's goals at a glance." },
);
export type RewardSummary = Static<typeof RewardSummary>;
