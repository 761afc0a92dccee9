import { requestBytes } from '../../../src/http/limits/day-limits.ts';
import { clientOf, expectStatus } from '../../helpers/families/client.ts';
import type { Scenario } from './scenario.ts';

const pictures = ['sun', 'fish', 'fish', 'key'];

/** Requests on devices that a parent hands over, by what somebody does. */
export const deviceScenarios: Record<string, Scenario> = {
  'hands a device over': {
    operations: ['POST /api/learners/{id}/session'],
    prepare:
      ({ parent, learner }) =>
      () =>
        expectStatus(201, parent.post(`/api/learners/${learner.id}/session`, {})),
  },
  'sets a PIN': {
    operations: ['PUT /api/learners/{id}/pin'],
    prepare:
      ({ parent, learner }) =>
      (i) =>
        expectStatus(
          200,
          parent.put(`/api/learners/${learner.id}/pin`, { pictures: i % 2 === 0 ? pictures : null }),
        ),
    times: 100,
  },
  'comes back with a PIN': {
    operations: ['POST /api/learners/{id}/unlock'],
    async prepare({ app, parent, learner }) {
      await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures }));
      const { body } = await expectStatus(201, parent.post(`/api/learners/${learner.id}/session`, {}));
      const child = clientOf(app, body.token);
      return () => expectStatus(200, child.post(`/api/learners/${learner.id}/unlock`, { pictures }));
    },
    perRequest: requestBytes.write,
    times: 100,
  },
};
