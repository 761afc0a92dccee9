import type { Shape } from '../helpers/expectations.ts';

/** The contract's table for a point transaction. */
export const transaction: Shape = {
  id: 'uuid',
  learnerId: 'integer',
  amount: 'integer',
  sourceType: 'string',
  sourceId: 'string',
  description: 'string',
  balanceAfter: 'integer',
  createdAt: 'timestamp',
};
