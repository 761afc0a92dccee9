declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof rewardErrors> {}
}

export const rewardErrors = {
  REWARD_NOT_ACTIVE: [400, 'The reward is not active'],
  MAX_REDEMPTIONS_REACHED: [400, 'The reward has reached its maximum number of redemptions'],
  INSUFFICIENT_SAVINGS: [400, 'Insufficient points saved for this goal'],
  REWARD_NOT_FOUND: [404, 'Reward not found'],
  REDEMPTION_NOT_FOUND: [404, 'Redemption not found'],
  TOO_MANY_REWARDS: [409, 'The catalog has the maximum number of rewards, including deleted ones'],
  TOO_MANY_ACTIVE_REWARDS: [409, 'The catalog has the maximum number of active rewards'],
  REDEMPTION_NOT_PENDING: [409, 'The redemption has already been decided'],
  INSUFFICIENT_BALANCE: [500, 'Insufficient balance', { isExpected: true }],
} as const;
