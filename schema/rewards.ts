import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

const MaxRedemptions = t.nullable(
  Type.Integer({
    ...t.Points('Maximum number of redemptions; null means no limit.', 3),
    'x-component': 'MaxRedemptions',
  }),
);

/** interface.md 2.6 */
export const Reward = t.Reply('Reward', 'A goal for which learners of a family save points.', {
  id: t.UuidOf('reward'),
  parentId: t.UserId,
  title: t.Str('Name of the reward.', 'Pizza night'),
  description: t.Str('Description of the reward.', 'We order from the place you choose.'),
  tokenCost: t.Points('Cost in points.'),
  category: t.Str('For example Time or Activities.', 'Entertainment'),
  imageEmoji: t.Str('Emoji of the reward.', '🍕'),
  color: t.Str('Hex colour code.', '#F97316'),
  isActive: t.Bool('True if learners can save for it and redeem it.'),
  maxRedemptions: MaxRedemptions,
  currentRedemptions: t.Count('Number of approved redemptions.'),
  createdAt: t.Timestamp,
  savedPoints: Type.Optional(
    t.Count('Points that the learner has saved for it; present only in lists for a learner.'),
  ),
});
export type Reward = Static<typeof Reward>;

const rewardTexts = {
  description: Type.Optional(
    t.Lines('Description of the reward.', 'We order from the place you choose.', { minLength: 0 }),
  ),
  category: Type.Optional(t.Text(200, 'For example Time or Activities.', 'Entertainment')),
  maxRedemptions: Type.Optional(MaxRedemptions),
  imageEmoji: Type.Optional(t.Text(32, 'Emoji of the reward.', '🍕')),
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
const Title = t.Text(200, 'Name of the reward.', 'Pizza night');

export const CreateReward = t.Body('CreateReward', example, 'A new reward.', {
  title: Title,
  tokenCost: t.Points('Cost in points.'),
  ...rewardTexts,
});
export type CreateReward = Static<typeof CreateReward>;

export const UpdateReward = t.Patch(
  'UpdateReward',
  { tokenCost: 15, isActive: true },
  'Changes to a reward, at least one.',
  {
    title: Type.Optional(Title),
    tokenCost: Type.Optional(t.Points('Cost in points.')),
    ...rewardTexts,
    isActive: Type.Optional(t.Bool('An inactive reward cannot be saved for or redeemed.', true)),
  },
);
export type UpdateReward = Static<typeof UpdateReward>;

export const RewardParams = Type.Object({ rewardId: t.UuidParam('reward') });

export const RewardsQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  parentId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ADMIN only: the parent whose rewards the list contains.',
    }),
  ),
  ...t.PageQuery.properties,
});

export const SavePoints = t.Body('SavePoints', { points: 10 }, 'Points to set aside for a reward.', {
  points: t.Points('Points to set aside.'),
});

export const PointsSaved = t.Reply('PointsSaved', 'Points set aside for a reward.', {
  success: t.Success.properties.success,
  pointsDelegated: t.Points('Points set aside.'),
});
export type PointsSaved = Static<typeof PointsSaved>;

export const redemptionStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;

export const RedemptionStatus = t.Enum(
  'RedemptionStatus',
  redemptionStatuses,
  "PENDING: waiting for a parent's decision; APPROVED or REJECTED: decided.",
  'PENDING',
);
export type RedemptionStatus = Static<typeof RedemptionStatus>;

const redemption = {
  id: t.UuidOf('redemption'),
  learnerId: t.UserId,
  rewardId: t.UuidOf('reward'),
  pointsUsed: t.Points('Cost of the reward at the time of the request.'),
  status: Type.Ref(RedemptionStatus),
  requestedAt: t.Timestamp,
  decidedAt: t.nullable(t.Time('Time of the decision; null while PENDING.')),
  notes: t.nullable(t.Str('Notes on the decision; null if there are none.', 'Well done! On Saturday.')),
};

/** interface.md 2.7, plus notes and time of the decision (decisions.md 6.5). */
export const Redemption = t.Reply(
  'Redemption',
  "A learner's request to exchange saved points for a reward.",
  redemption,
);
export type Redemption = Static<typeof Redemption>;

export const RedemptionListing = t.Reply(
  'RedemptionListing',
  'A redemption with the names of learner and reward.',
  {
    ...redemption,
    learnerName: t.Str('The name of the learner.', 'Mia Smith'),
    rewardTitle: t.Str('Name of the reward.', 'Pizza night'),
  },
);
export type RedemptionListing = Static<typeof RedemptionListing>;

export const RedemptionParams = Type.Object({ redemptionId: t.UuidParam('redemption') });
export const RedemptionsQuery = Type.Object({
  status: Type.Optional(t.Described(RedemptionStatus, 'Only redemptions of this status.')),
  ...t.PageQuery.properties,
});
export const MyRedemptionsQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  ...t.PageQuery.properties,
});
export const DecideRedemption = t.Body(
  'DecideRedemption',
  { notes: 'Well done! On Saturday.' },
  'A decision on a redemption.',
  {
    notes: Type.Optional(
      t.Lines('Notes for the learner, stored with the redemption.', 'Well done! On Saturday.', {
        minLength: 0,
      }),
    ),
  },
);

export const Goal = t.Reply('Goal', 'A reward and what the learner saved for it.', {
  rewardId: t.UuidOf('reward'),
  title: t.Str('Name of the reward.', 'Pizza night'),
  tokenCost: t.Points('Cost in points.'),
  savedPoints: t.Count('Points saved for it.'),
  progress: t.Percent('Saved share of the cost in percent, rounded down.', 40),
});

/** interface.md 2.8 */
export const RewardSummary = t.Reply('RewardSummary', "A learner's goals at a glance.", {
  totalPointsSaved: t.Count('Points currently saved for all goals.'),
  availableBalance: t.Count('Points available to save or allocate.'),
  goalsInProgress: t.Count('Goals with saved points.'),
  totalRedeemed: t.Count('Approved redemptions.'),
  pendingRedemptions: t.Count('Redemptions waiting for a decision.'),
  goals: t.List(Goal, 'Every active reward of the catalog.'),
});
export type RewardSummary = Static<typeof RewardSummary>;
