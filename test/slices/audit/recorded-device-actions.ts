import { clientOf, expectStatus } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import type { ActionCase } from './point-actions.ts';

const pin = ['sun', 'fish', 'fish', 'key'];

/** Actions on devices of learners, each of which must leave one record. */
export const recordedDeviceActions: Record<string, ActionCase> = {
  'a device that a parent hands over': {
    action: 'LEARNER_SIGN_IN',
    work: ({ parent, learner }) => expectStatus(201, parent.post(`/api/learners/${learner.id}/session`)),
    record: ({ parent, learner }) => ({
      actorId: parent.id,
      actorRole: 'PARENT',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'a new PIN': {
    action: 'PIN_SET',
    work: ({ admin, learner }) =>
      expectStatus(200, admin.put(`/api/learners/${learner.id}/pin`, { pictures: pin })),
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      actorRole: 'ADMIN',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'a sign-in with a PIN': {
    action: 'SIGN_IN',
    async work({ app, parent, learner }) {
      const path = `/api/learners/${learner.id}`;
      await expectStatus(200, parent.put(`${path}/pin`, { pictures: pin }));
      const { body } = await expectStatus(201, parent.post(`${path}/session`));
      const device = clientOf(app, body.token);
      await expectStatus(401, device.post(`${path}/unlock`, { pictures: pin.toReversed() }));
      await until('the failure is recorded', async () => {
        const { body: records } = await parent.get('/api/audit-log?action=SIGN_IN_FAILED');
        return records.length > 0;
      });
      await expectStatus(200, device.post(`${path}/unlock`, { pictures: pin }));
    },
    before: [
      { action: 'PIN_SET' },
      { action: 'LEARNER_SIGN_IN' },
      { action: 'SIGN_IN_FAILED', outcome: 'INVALID_PIN', actorId: null },
    ],
    record: ({ parent, learner }) => ({
      actorId: learner.id,
      actorRole: 'LEARNER',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
};
