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
  Points({ examples: [3], description: 'Maximum number of redemptions; null means no limit.' }),
);

/** interface.md 2.6 */
export const Reward = Reply(
  {
    id: UuidOf('reward'),
    parentId: UserId,
    title: Type.String({ examples: ['Pizza night'], description: 'Name of the reward.' }),
    description: Type.String({
      examples: ['We order from the place you choose.'],
      description: 'Description of the reward.',
    }),
    tokenCost: Points({ description: 'Cost in points.' }),
    category: Type.String({ examples: ['Entertainment'], description: 'For example Time or Activities.' }),
    imageEmoji: Type.String({ examples: ['🍕'], description: 'Emoji of the reward.' }),
    color: Type.String({ examples: ['#F97316'], description: 'Hex colour code.' }),
    isActive: Type.Boolean({ description: 'True if learners can save for it and redeem it.' }),
    maxRedemptions: MaxRedemptions,
    currentRedemptions: Count('Number of approved redemptions.'),
    createdAt: Timestamp,
    savedPoints: Type.Optional(Count('Points that the learner saved for it; present only with a learner.')),
  },
  { $id: 'Reward', title: 'Reward', description: 'A goal that a family lets its learners save for.' },
);
export type Reward = Static<typeof Reward>;

const rewardTexts = {
  description: Type.Optional(
    Text(2000, {
      minLength: 0,
      examples: ['We order from the place you choose.'],
      description: 'Description of the reward.',
    }),
  ),
  category: Type.Optional(
    Text(200, { examples: ['Entertainment'], description: 'For example Time or Activities.' }),
  ),
  maxRedemptions: Type.Optional(MaxRedemptions),
  imageEmoji: Type.Optional(Text(32, { examples: ['🍕'], description: 'Emoji of the reward.' })),
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
const Title = Text(200, { examples: ['Pizza night'], description: 'Name of the reward.' });

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
        description: 'An inactive reward cannot be saved for or redeemed.',
      }),
    ),
  },
  {
    description: 'Changes to a reward: at least one member.',
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
      description: 'ADMIN only: the parent with the catalog.',
    }),
  ),
});

export const SavePoints = Body(
  'SavePoints',
  { points: Points({ description: 'Points to set aside.' }) },
  { description: 'Points to set aside for a reward.', example: { points: 10 } },
);

export const PointsSaved = Reply(
  {
    success: Success.properties.success,
    pointsDelegated: Points({ description: 'Points set aside.' }),
  },
  { $id: 'PointsSaved', title: 'PointsSaved', description: 'Points set aside for a reward.' },
);
export type PointsSaved = Static<typeof PointsSaved>;

const redemptionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

const redemption = {
  id: UuidOf('redemption'),
  learnerId: UserId,
  rewardId: UuidOf('reward'),
  pointsUsed: Points({ description: 'Cost of the reward at the time of the request.' }),
  status: oneOf(redemptionStatuses, {
    examples: ['PENDING'],
    description: "PENDING: waiting for a parent's decision; APPROVED or REJECTED: decided.",
  }),
  requestedAt: Timestamp,
  decidedAt: nullable(Type.String({ ...Timestamp, description: 'When it was decided; null while PENDING.' })),
  notes: nullable(
    Type.String({
      examples: ['Well done! On Saturday.'],
      description: 'Notes on the decision; null if there are none.',
    }),
  ),
};

/** interface.md 2.7, plus notes and time of the decision (decisions.md 6.5). */
export const Redemption = Reply(redemption, {
  $id: 'Redemption',
  title: 'Redemption',
  description: "A learner's request to exchange saved points for a reward.",
});
export type Redemption = Static<typeof Redemption>;

export const RedemptionListing = Reply(
  {
    ...redemption,
    learnerName: Type.String({ examples: ['Mia Smith'], description: 'The name of the learner.' }),
    rewardTitle: Type.String({ examples: ['Pizza night'], description: 'Name of the reward.' }),
  },
  {
    $id: 'RedemptionListing',
    title: 'RedemptionListing',
    description: 'A redemption with the names of learner and reward.',
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
        description: 'Notes for the learner, stored with the redemption.',
      }),
    ),
  },
  { description: 'A decision on a redemption.', example: { notes: 'Well done! On Saturday.' } },
);

/** interface.md 2.8 */
export const RewardSummary = Reply(
  {
    totalPointsSaved: Count('Points currently saved for all goals.'),
    availableBalance: Count('Points available to save or allocate.'),
    goalsInProgress: Count('Goals with saved points.'),
    totalRedeemed: Count('Approved redemptions.'),
    pendingRedemptions: Count('Redemptions waiting for a decision.'),
    goals: Type.Array(
      Reply({
        rewardId: UuidOf('reward'),
        title: Type.String({ examples: ['Pizza night'], description: 'Name of the reward.' }),
        tokenCost: Points({ description: 'Cost in points.' }),
        savedPoints: Count('Points saved for it.'),
        progress: Type.Integer({
          minimum: 0,
          maximum: 100,
          examples: [40],
          description: 'Saved share of the cost in percent, rounded down.',
        }),
      }),
      { description: 'Every active reward of the catalog.' },
    ),
  },
  { $id: 'RewardSummary', title: 'RewardSummary', description: "A learner's goals at a glance." },
);
export type RewardSummary = Static<typeof RewardSummary>;
