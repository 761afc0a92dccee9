// Written by `npm run openapi` from the operations of the service; a test fails when it differs.
/** Operations that take an idempotency key. */
export const keyedOperations: ReadonlySet<string> = new Set([
  'POST /api/learners',
  'PUT /api/learners/{id}/confirm',
  'PUT /api/learner-settings/{learnerId}/double-or-loss',
  'POST /api/lessons/{lessonId}/answer',
  'POST /api/lessons/{lessonId}/check',
  'POST /api/lessons/{lessonId}/questions/{index}/void',
  'POST /api/points/adjust',
  'POST /api/rewards',
  'PUT /api/rewards/{rewardId}',
  'POST /api/rewards/{rewardId}/save',
  'POST /api/rewards/{rewardId}/redeem',
  'PUT /api/redemptions/{redemptionId}/approve',
  'PUT /api/redemptions/{redemptionId}/reject',
  'POST /api/awards/allocate',
  'POST /api/awards/{awardId}/cash-in',
]);
