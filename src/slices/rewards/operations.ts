import { Type } from '@sinclair/typebox';
import { LearnerQuery, OptionalLearnerQuery, pageOf, Success } from '../../../schema/common.ts';
import * as schemas from '../../../schema/rewards.ts';
import { roles } from '../../http/app-types.ts';
import { learnerErrors, operation, parents } from '../../http/operation.ts';

/** Operations of interface.md 4.6 in the OpenAPI document. */

export const listRewards = operation('listRewards', 'Rewards', {
  isTagged: true,
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'USER_NOT_FOUND'],
  summary: 'List a catalog',
  description: `A LEARNER sees their parent's active rewards with their own \`savedPoints\`. A PARENT or ADMIN sees all rewards
of their own catalog. With \`learnerId\`, they see the active rewards of that learner's family, with the learner's
\`savedPoints\`. An ADMIN may name another parent's catalog with \`parentId\`. The order is by cost, then by title.`,
  querystring: schemas.RewardsQuery,
  response: { 200: pageOf(schemas.Reward, 'A page of rewards, cheapest first.') },
});

export const createReward = operation('createReward', 'Rewards', {
  isIdempotent: true,
  access: parents,
  errors: ['TOO_MANY_REWARDS', 'TOO_MANY_ACTIVE_REWARDS'],
  summary: 'Add a reward',
  description: `Adds an active reward to the caller's own catalog. The defaults are the category "General", the emoji 🎁, the
colour #4F46E5, an empty description and no limit on redemptions. A catalog has maximum numbers of rewards: by default 500 active ones, and
5000 including inactive and deleted ones.`,
  body: Type.Ref(schemas.CreateReward),
  response: { 201: Type.Ref(schemas.Reward) },
});

export const updateReward = operation('updateReward', 'Rewards', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'REWARD_NOT_FOUND', 'TOO_MANY_ACTIVE_REWARDS'],
  summary: 'Change a reward',
  description: `Changes the given fields of a reward in the caller's own catalog; an ADMIN, too, changes only their own. A new
cost applies only to later redemptions. If the reward becomes inactive, all points saved for it return to their learners.
Lowering \`maxRedemptions\` to the number of approved redemptions makes it inactive.`,
  params: schemas.RewardParams,
  body: Type.Ref(schemas.UpdateReward),
  response: { 200: Type.Ref(schemas.Reward) },
});

export const deleteReward = operation('deleteReward', 'Rewards', {
  appends: true,
  access: parents,
  errors: ['FORBIDDEN', 'REWARD_NOT_FOUND'],
  summary: 'Delete a reward',
  description: `Removes a reward from the caller's own catalog for good, and rejects its PENDING redemptions. All points
that are saved for it or held by these redemptions return to the learners' balances. Earlier redemptions stay in the
listings.`,
  params: schemas.RewardParams,
  response: { 200: Type.Ref(Success) },
});

export const savePoints = operation('savePoints', 'Rewards', {
  isIdempotent: true,
  access: roles,
  errors: [...learnerErrors, 'REWARD_NOT_FOUND', 'REWARD_NOT_ACTIVE', 'INSUFFICIENT_BALANCE'],
  summary: 'Save points for a reward',
  description: `Moves points from the learner's balance to their goal for this reward. A LEARNER saves for themselves; a PARENT or
ADMIN names the learner with \`learnerId\`. Savings may exceed the cost. A balance that is too low gives 500
\`INSUFFICIENT_BALANCE\`, which is an expected outcome and not a fault of the service.`,
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
  summary: 'Redeem a reward',
  description: `Requests the redemption of a reward. The points saved for it must cover its current cost. The redemption
uses this cost (\`pointsUsed\`), even if the cost changes later. It is PENDING until a parent decides. \`maxRedemptions\`
limits PENDING and APPROVED redemptions together.`,
  params: schemas.RewardParams,
  querystring: LearnerQuery,
  response: { 201: Type.Ref(schemas.Redemption) },
});

export const getRewardSummary = operation('getRewardSummary', 'Rewards', {
  isTagged: true,
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "A learner's goals at a glance",
  description: `Returns totals and goals of a learner, by default the caller. A caller who is not a learner gets zeros.
\`goals\` lists every active reward of the catalog. \`progress\` is the saved share of the cost in percent, rounded down, at
most 100.`,
  querystring: OptionalLearnerQuery,
  response: { 200: Type.Ref(schemas.RewardSummary) },
});

export const listRedemptions = operation('listRedemptions', 'Redemptions', {
  isTagged: true,
  access: parents,
  summary: "List the family's redemptions",
  description: `Lists the redemptions of the caller's learners, newest first. An ADMIN gets those of all families.
\`status\` selects redemptions of one status.`,
  querystring: schemas.RedemptionsQuery,
  response: { 200: pageOf(schemas.RedemptionListing, 'A page of redemptions, newest first.') },
});

export const listMyRedemptions = operation('listMyRedemptions', 'Redemptions', {
  isTagged: true,
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "List a learner's redemptions",
  description: `Lists the redemptions of a learner, by default the caller, newest first. The list is empty for a caller who
is not a learner.`,
  querystring: schemas.MyRedemptionsQuery,
  response: { 200: pageOf(schemas.RedemptionListing, 'A page of redemptions, newest first.') },
});

export const approveRedemption = operation('approveRedemption', 'Redemptions', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_NOT_PENDING'],
  summary: 'Approve a redemption',
  description: `Changes a PENDING redemption to APPROVED; its points are spent. The last redemption that \`maxRedemptions\`
allows makes the reward inactive. All points still saved for the reward then return to their learners.`,
  params: schemas.RedemptionParams,
  body: Type.Ref(schemas.DecideRedemption),
  response: { 200: Type.Ref(schemas.Redemption) },
});

export const rejectRedemption = operation('rejectRedemption', 'Redemptions', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'REDEMPTION_NOT_FOUND', 'REDEMPTION_NOT_PENDING'],
  summary: 'Reject a redemption',
  description: `Changes a PENDING redemption to REJECTED. Its points return to the goal, or to the balance if the reward is
inactive or deleted.`,
  params: schemas.RedemptionParams,
  body: Type.Ref(schemas.DecideRedemption),
  response: { 200: Type.Ref(schemas.Redemption) },
});
