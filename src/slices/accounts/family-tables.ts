import { type FamilyTable, familyUsers, onFamilyNode } from '../../slice/family-table.ts';

const notImported =
  'Its users prove who they are again: the parent with a recovery code, learners with a new password.';
const ofUsers = { ofFamily: `user_id IN (${familyUsers})`, ofLearner: 'user_id = $2' };

export const accountFamilyTables: readonly FamilyTable[] = [
  {
    name: 'users',
    ofFamily: `(id = $1 OR parent_id = $1) AND ${onFamilyNode}`,
    ofLearner: `id = $2 AND ${onFamilyNode}`,
    omits: {
      waits_for: 'A learner that waits belongs to no family yet.',
      waits_until: 'A learner that waits belongs to no family yet.',
    },
  },
  { name: 'credentials', ...ofUsers, notImported, omits: { password_hash: 'It is a secret.' } },
  { name: 'sessions', ...ofUsers, notImported, omits: { jti: 'It identifies a token.' } },
  {
    name: 'known_devices',
    ...ofUsers,
    notImported,
    omits: { device: 'It is a hash with a key of this instance.' },
  },
  {
    name: 'second_factors',
    ...ofUsers,
    notImported,
    omits: { secret: 'It is a secret.', last_step: 'It belongs to the secret.' },
  },
  { name: 'learner_pins', leftOut: 'It holds secrets alone.' },
  { name: 'recovery_codes', ...ofUsers, notImported, omits: { code_hash: 'It is a secret.' } },
  {
    name: 'one_time_codes',
    ofFamily: `user_id IN (${familyUsers}) OR created_by IN (${familyUsers})`,
    ofLearner: 'user_id = $2',
    notImported,
    omits: { code_hash: 'It is a secret.' },
  },
];
