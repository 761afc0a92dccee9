import type { Shape } from '../../helpers/documents/expectations.ts';

/** Fields of rewards and redemptions in the contract. */
export const reward: Shape = {
  id: 'uuid',
  parentId: 'integer',
  title: 'string',
  description: 'string',
  tokenCost: 'integer',
  category: 'string',
  imageEmoji: 'string',
  color: 'string',
  isActive: 'boolean',
  maxRedemptions: 'integer?',
  currentRedemptions: 'integer',
  createdAt: 'timestamp',
};

export const rewardOfLearner: Shape = { ...reward, savedPoints: 'integer' };

export const redemption: Shape = {
  id: 'uuid',
  learnerId: 'integer',
  rewardId: 'uuid',
  pointsUsed: 'integer',
  status: 'string',
  requestedAt: 'timestamp',
  decidedAt: 'timestamp?',
  notes: 'string?',
};

export const redemptionListing: Shape = { ...redemption, learnerName: 'string', rewardTitle: 'string' };

export const summary: Shape = {
  totalPointsSaved: 'integer',
  availableBalance: 'integer',
  goalsInProgress: 'integer',
  totalRedeemed: 'integer',
  pendingRedemptions: 'integer',
  goals: 'array',
};

export const goal: Shape = {
  rewardId: 'uuid',
  title: 'string',
  tokenCost: 'integer',
  savedPoints: 'integer',
  progress: 'integer',
};
