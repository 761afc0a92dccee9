import { Type } from '@sinclair/typebox';
import { LearnerQuery, List, OptionalLearnerQuery, Success } from '../../schema/common.ts';
import * as schemas from '../../schema/rewards.ts';
import { roles } from '../http/app-types.ts';
import { learnerErrors, operation, parents } from '../http/operation.ts';

/** Operations of interface.md 4.6 in the OpenAPI document. */

export const listRewards = operation('listRewards', 'Rewards', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'USER_NOT_FOUND'],
  summary: 'List a catalog',
  description: `A LEARNER sees its parent's active rewards with its own \`savedPoints\`. A PARENT or ADMIN sees the whole own
catalog, inactive rewards too, or with \`learnerId\` the active rewards of that learner's family with its \`savedPoints\`. An ADMIN may
name another parent's catalog with \`parentId\`. Ordered by cost, then title.`,
  querystring: schemas.RewardsQuery,
  response: { 200: List(schemas.Reward, 'The rewards, cheapest first.') },
});

export const createReward = operation('createReward', 'Rewards', {
  isIdempotent: true,
  access: parents,
  summary: 'Add a reward',
  description: `Adds a reward to the caller's own catalog. It is active at once. Without them the category is "General", the emoji 🎁,
the colour #4F46E5, the description empty, and redemptions unlimited.`,
  body: Type.Ref(schemas.CreateReward),
  response: { 201: Type.Ref(schemas.Reward) },
});

export const updateReward = operation('updateReward', 'Rewards', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'REWARD_NOT_FOUND'],
  summary: 'Change a reward',
  description: `Changes the given fields of an own reward; an administrator too changes only its own. A new cost counts for
redemptions to come, not for those already requested. Making the reward inactive, or lowering \`maxRedemptions\` to what is already
approved (which makes it inactive), returns all points saved for it to their learners.`,
  params: schemas.RewardParams,
  body: Type.Ref(schemas.UpdateReward),
  response: { 200: Type.Ref(schemas.Reward) },
});

export const deleteReward = operation('deleteReward', 'Rewards', {
  access: parents,
  errors: ['FORBIDDEN', 'REWARD_NOT_FOUND'],
  summary: 'Delete a reward',
  description: `Takes an own reward out of the catalog for good. Its PENDING redemptions are rejected, and all points saved for it or
held by those redemptions return to the balances of their learners. What was redeemed before stays in the listings.`,
  params: schemas.RewardParams,
  response: { 200: Type.Ref(Success) },
});

export const savePoints = operation('savePoints', 'Rewards', {
  isIdempotent: true,
  access: roles,
  errors: [...learnerErrors, 'REWARD_NOT_FOUND', 'REWARD_NOT_ACTIVE', 'INSUFFICIENT_BALANCE'],
  summary: 'Save points for a reward',
  description: `Moves points from the learner's balance to its goal for this reward. A LEARNER saves for itself; a PARENT or ADMIN names
the learner with \`learnerId\`. More than the cost may be saved. A balance that is too low gives 500 \`INSUFFICIENT_BALANCE\`: an
expected answer, not a fault of the service.`,
  params: schemas.RewardParams,
  querystring: LearnerQuery,
  body: Type.Ref(schemas.SavePoints),
  response: { 200: Type.Ref(schemas.PointsSaved) },
});

export const redeemReward = operation('redeemReward', 'Redemptions', {
  isIdempotent: true,
  access: roles,
  errors: [
    ...learnerErrors,
    'REWARD_NOT_FOUND',
    'REWARD_NOT_ACTIVE',
    'MAX_REDEMPTIONS_REACHED',
    'INSUFFICIENT_SAVINGS',
  ],
  summary: 'Ask for a reward',
  description: `Requests the redemption of a reward. The points saved for it must cover its cost of this moment, which is what the
redemption uses (\`pointsUsed\`), whatever the cost becomes later. It waits as PENDING for a parent's decision. \`maxRedemptions\`
counts pending and approved redemptions.`,
  params: schemas.RewardParams,
  querystring: LearnerQuery,
  response: { 201: Type.Ref(schemas.Redemption) },
});

export const getRewardSummary = operation('getRewardSummary', 'Rewards', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "A learner's goals at a glance",
  description: `For the learner given, by default the caller; zeros for a caller that is not a learner. \`goals\` holds every active reward
of the catalog, \`progress\` is the saved share of its cost in percent, rounded down, at most 100.`,
  querystring: OptionalLearnerQuery,
  response: { 200: Type.Ref(schemas.RewardSummary) },
});

export const listRedemptions = operation('listRedemptions', 'Redemptions', {
  access: parents,
  summary: "List the family's redemptions",
  description: `Redemptions of the caller's learners, newest first; of all families for an ADMIN. \`status\` narrows them down.`,
  querystring: schemas.RedemptionsQuery,
  response: { 200: List(schemas.RedemptionListing, 'The redemptions, newest first.') },
});

export const listMyRedemptions = operation('listMyRedemptions', 'Redemptions', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "List a learner's redemptions",
  description: `Redemptions of the learner given, by default the caller, newest first. Empty for a caller that is not a learner.`,
  querystring: OptionalLearnerQuery,
  response: { 200: List(schemas.RedemptionListing, 'The redemptions, newest first.') },
});

export const approveRedemption = operation('approveRedemption', 'Redemptions', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_NOT_PENDING'],
  summary: 'Approve a redemption',
  description: `A PENDING redemption becomes APPROVED; its points are spent. When it was the last one that \`maxRedemptions\` allows, the
reward becomes inactive and what is still saved for it returns to its learners.`,
  params: schemas.RedemptionParams,
  body: Type.Ref(schemas.DecideRedemption),
  response: { 200: Type.Ref(schemas.Redemption) },
});

export const rejectRedemption = operation('rejectRedemption', 'Redemptions', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_NOT_PENDING'],
  summary: 'Reject a redemption',
  description: `A PENDING redemption becomes REJECTED. Its points return to the savings goal, or to the balance where the reward is no
longer active.`,
  params: schemas.RedemptionParams,
  body: Type.Ref(schemas.DecideRedemption),
  response: { 200: Type.Ref(schemas.Redemption) },
});
