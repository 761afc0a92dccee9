import { faultExample } from '../../base/errors.ts';

declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof awardErrors> {}
}

export const awardErrors = {
  UNKNOWN_ACTIVITY: [
    400,
    'The activity does not exist or is not active',
    faultExample('/body/allocations/0/activityId', 'is not an active activity'),
  ],
  INSUFFICIENT_TOKENS: [400, 'Not enough tokens'],
  AWARD_NOT_FOUND: [404, 'Award not found'],
  SHARE_NOT_FOUND: [404, 'This share does not exist or is not active', { hasPage: true }],
  TOO_MANY_SHARES: [409, 'The family has the maximum number of shares'],
} as const;
