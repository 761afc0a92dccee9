import * as schemas from '../../../schema/family.ts';
import { type FamilyTable, familyUsers } from '../../slice/family-table.ts';
import type { Slice } from '../../slice/slice.ts';
import { registerFamilyRoutes } from './routes.ts';

const ofReplicas = 'Replicas of this instance follow it.';
const ofQuota = 'It counts for a quota of this instance.';

/** Tables of the kernel, which belong to no slice. */
const familyTables: readonly FamilyTable[] = [
  {
    name: 'families',
    omits: {
      is_synced: ofReplicas,
      feed_seq: ofReplicas,
      feed_start: ofReplicas,
      is_closed: 'A family that has closed has no export.',
      imported_seq: 'An import sets it.',
      written_day: ofQuota,
      written_bytes: ofQuota,
    },
  },
  { name: 'events', leftOut: 'The part `ledger` has it.' },
  { name: 'entries', leftOut: 'The part `ledger` has it.' },
  { name: 'changes', leftOut: ofReplicas },
  {
    name: 'idempotency_keys',
    // Keys of administrators of other families stay, and so do those of erased learners, which have no answer.
    ofFamily: `family_id = $1 AND body IS NOT NULL AND user_id IN (${familyUsers})`,
    omits: { request_hash: 'It is a hash with a key of this instance.' },
    // An answer to the parent stays the parent's: it may tell what the service hides from the learner.
    toLearner: (row) => (row['user_id'] === row['learner_id'] ? row : { ...row, body: null }),
  },
  { name: 'checkpoint_heads', leftOut: 'It belongs to the checkpoints of this instance.' },
  { name: 'log_leaves', leftOut: 'It belongs to the log of this instance.' },
];

export const family: Slice = {
  name: 'family',
  tags: [{ name: 'Family', description: 'Families, and their own data as files.' }],
  schemas,
  routes: registerFamilyRoutes,
  familyTables,
};
