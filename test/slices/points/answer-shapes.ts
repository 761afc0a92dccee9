import type { Shape } from '../../helpers/documents/expectations.ts';

/** Fields of a point transaction in the contract. */
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

/** Fields of an entry in the history. */
export const historyEntry: Shape = {
  ...transaction,
  actorId: 'integer',
  actorName: 'string',
  actorRole: 'string',
  reason: 'string?',
};
