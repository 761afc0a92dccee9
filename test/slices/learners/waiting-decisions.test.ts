import t from 'tap';
import { confirmLearner } from '../../../src/slices/learners/waiting.domain.ts';
import { testSettings } from '../../helpers/app.ts';
import { codeOf, decide } from '../../helpers/kernel/decisions.ts';

const now = '2026-03-01T08:30:00.000Z';
const context = { familyId: 1, actorId: 1, now, id: 'x', salt: 'ab'.repeat(32), quotas: testSettings.quotas };

/** Returns the code of the refusal to confirm learner 2 with these fields of its row. */
function confirm(fields: object): string {
  const user = {
    ...{ id: 2, username: 'mia', email: 'mia@example.org', name: 'Mia', role: 'LEARNER', created_at: now },
    ...{ parent_id: null, time_zone: null, waits_for: 1, waits_until: '2026-03-01T08:30:00.001Z' },
    ...fields,
  };
  return codeOf(() => decide(confirmLearner, { learnerId: 2, profileId: 'y' }, { users: [user] }, context));
}

t.test('confirms only a learner that still waits for this family, under the stream lock too', async (t) => {
  t.equal(confirm({}), 'none');
  t.equal(confirm({ waits_for: 3 }), 'LEARNER_NOT_FOUND', 'waits for another parent');
  t.equal(confirm({ waits_until: now }), 'LEARNER_NOT_FOUND', 'has waited too long');
  const other = { parent_id: 3, waits_for: null, waits_until: null };
  t.equal(confirm(other), 'LEARNER_NOT_FOUND', 'is in another family');
});
