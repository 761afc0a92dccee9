import { type Static, Type } from '@sinclair/typebox';
import {
  Body,
  Bool,
  Closed,
  Count,
  nullable,
  OptionalLearnerQuery,
  oneOf,
  Patch,
  Percent,
  Points,
  Reply,
  Str,
  Success,
  Text,
  Timestamp,
  UserId,
  UuidOf,
  UuidParam,
} from './common.ts';

const MaxRedemptions = nullable(Points('Maximum number of redemptions; null means no limit.', 3));

/** interface.md 2.6 */
export const Reward = Reply('Reward', 'A goal that a family lets its learners save for.', {
  id: UuidOf('reward'),
  parentId: UserId,
  title: Str('Name of the reward.', 'Pizza night'),
  description: Str('Description of the reward.', 'We order from the place you choose.'),
  tokenCost: Points('Cost in points.'),
  category: Str('For example Time or Activities.', 'Entertainment'),
  imageEmoji: Str('Emoji of the reward.', '🍕'),
  color: Str('Hex colour code.', '#F97316'),
  isActive: Bool('True if learners can save for it and redeem it.'),
  maxRedemptions: MaxRedemptions,
  currentRedemptions: Count('Number of approved redemptions.'),
  createdAt: Timestamp,
  savedPoints: Type.Optional(Count('Points that the learner saved for it; present only with a learner.')),
});
export type Reward = Static<typeof Reward>;

const rewardTexts = {
  description: Type.Optional(
    Text(2000, 'Description of the reward.', 'We order from the place you choose.', { minLength: 0 }),
  ),
  category: Type.Optional(Text(200, 'For example Time or Activities.', 'Entertainment')),
  maxRedemptions: Type.Optional(MaxRedemptions),
  imageEmoji: Type.Optional(Text(32, 'Emoji of the reward.', '🍕')),
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
const Title = Text(200, 'Name of the reward.', 'Pizza night');

export const CreateReward = Body('CreateReward', example, 'A new reward.', {
  title: Title,
  tokenCost: Points('Cost in points.'),
  ...rewardTexts,
});
export type CreateReward = Static<typeof CreateReward>;

export const UpdateReward = Patch(
  'UpdateReward',
  { tokenCost: 15, isActive: true },
  'Changes to a reward: at least one member.',
  {
    title: Type.Optional(Title),
    tokenCost: Type.Optional(Points('Cost in points.')),
    ...rewardTexts,
    isActive: Type.Optional(Bool('An inactive reward cannot be saved for or redeemed.', true)),
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

export const SavePoints = Body('SavePoints', { points: 10 }, 'Points to set aside for a reward.', {
  points: Points('Points to set aside.'),
});

export const PointsSaved = Reply('PointsSaved', 'Points set aside for a reward.', {
  success: Success.properties.success,
  pointsDelegated: Points('Points set aside.'),
});
export type PointsSaved = Static<typeof PointsSaved>;

const redemptionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

const redemption = {
  id: UuidOf('redemption'),
  learnerId: UserId,
  rewardId: UuidOf('reward'),
  pointsUsed: Points('Cost of the reward at the time of the request.'),
  status: oneOf(
    redemptionStatuses,
    "PENDING: waiting for a parent's decision; APPROVED or REJECTED: decided.",
    'PENDING',
  ),
  requestedAt: Timestamp,
  decidedAt: nullable(Type.String({ ...Timestamp, description: 'When it was decided; null while PENDING.' })),
  notes: nullable(Str('Notes on the decision; null if there are none.', 'Well done! On Saturday.')),
};

/** interface.md 2.7, plus notes and time of the decision (decisions.md 6.5). */
export const Redemption = Reply(
  'Redemption',
  "A learner's request to exchange saved points for a reward.",
  redemption,
);
export type Redemption = Static<typeof Redemption>;

export const RedemptionListing = Reply(
  'RedemptionListing',
  'A redemption with the names of learner and reward.',
  {
    ...redemption,
    learnerName: Str('The name of the learner.', 'Mia Smith'),
    rewardTitle: Str('Name of the reward.', 'Pizza night'),
  },
);
export type RedemptionListing = Static<typeof RedemptionListing>;

export const RedemptionParams = Type.Object({ redemptionId: UuidParam('redemption') });
export const RedemptionsQuery = Type.Object({
  status: Type.Optional(oneOf(redemptionStatuses, 'Only redemptions of this status.')),
});
export const DecideRedemption = Body(
  'DecideRedemption',
  { notes: 'Well done! On Saturday.' },
  'A decision on a redemption.',
  {
    notes: Type.Optional(
      Text(2000, 'Notes for the learner, stored with the redemption.', 'Well done! On Saturday.', {
        minLength: 0,
      }),
    ),
  },
);

/** interface.md 2.8 */
export const RewardSummary = Reply('RewardSummary', "A learner's goals at a glance.", {
  totalPointsSaved: Count('Points currently saved for all goals.'),
  availableBalance: Count('Points available to save or allocate.'),
  goalsInProgress: Count('Goals with saved points.'),
  totalRedeemed: Count('Approved redemptions.'),
  pendingRedemptions: Count('Redemptions waiting for a decision.'),
  goals: Type.Array(
    Closed({
      rewardId: UuidOf('reward'),
      title: Str('Name of the reward.', 'Pizza night'),
      tokenCost: Points('Cost in points.'),
      savedPoints: Count('Points saved for it.'),
      progress: Percent('Saved share of the cost in percent, rounded down.', 40),
    }),
    { description: 'Every active reward of the catalog.' },
  ),
});
export type RewardSummary = Static<typeof RewardSummary>;
