import { all } from '../../kernel/state/reads.ts';
import { erasure } from '../../slice/erasure.ts';
import { rejectAll } from './changes.domain.ts';

/** Rejects a learner's PENDING redemptions before it is erased (decisions.md 2.9). */
export const rejectOnErasure = erasure({
  tables: ['redemption_notes'],
  reads: (learner_id) => ({ pending: all('redemptions', { learner_id, status: 'PENDING' }) }),
  events: ({ pending }) => rejectAll(pending),
});
