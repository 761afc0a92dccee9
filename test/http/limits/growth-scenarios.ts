import { randomBytes, randomUUID } from 'node:crypto';
import { requestBytes } from '../../../src/http/limits/day-limits.ts';
import {
  createReward,
  expectStatus,
  givePoints,
  type Member,
  memberPassword,
  register,
} from '../../helpers/families/client.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { deviceScenarios } from './device-growth.ts';
import { lessonScenarios } from './lesson-growth.ts';
import { longText, type Scenario } from './scenario.ts';

const { write, registration, auditedRead } = requestBytes;

/** Requests that write, by what somebody does. */
export const scenarios: Record<string, Scenario> = {
  'registers a parent': {
    operations: ['POST /register'],
    prepare:
      ({ app }) =>
      () =>
        register(app, 'PARENT'),
    perRequest: registration,
  },
  'registers a learner of the family': {
    operations: ['POST /register'],
    prepare:
      ({ app, parent }) =>
      () =>
        register(app, 'LEARNER', parent),
    perRequest: registration,
    times: 100,
  },
  'signs in': {
    operations: ['POST /login'],
    async prepare({ parent }) {
      const { username } = (await parent.get('/api/user')).body;
      return () => expectStatus(200, parent.post('/login', { username, password: memberPassword }));
    },
  },
  'changes the name': {
    operations: ['PUT /api/user'],
    prepare:
      ({ parent }) =>
      (i) =>
        expectStatus(200, parent.put('/api/user', { name: `${'n'.repeat(190)} ${i}` })),
  },
  'changes the name of a learner': {
    operations: ['PUT /api/learners/{id}'],
    prepare:
      ({ parent, learner }) =>
      (i) =>
        expectStatus(200, parent.put(`/api/learners/${learner.id}`, { name: `${'n'.repeat(190)} ${i}` })),
  },
  'adds a learner': {
    operations: ['POST /api/learners', 'DELETE /api/learners/{id}'],
    prepare:
      ({ parent }) =>
      async (i) => {
        const { body } = await expectStatus(201, parent.post('/api/learners', { name: `A learner ${i}` }));
        await expectStatus(200, parent.delete(`/api/learners/${body.id}`));
      },
    perRequest: 2 * write,
    times: 100,
  },
  'sets the password of a learner': {
    operations: ['PUT /api/learners/{id}/password'],
    prepare:
      ({ parent, learner }) =>
      (i) =>
        expectStatus(
          200,
          parent.put(`/api/learners/${learner.id}/password`, { password: `the password ${i}` }),
        ),
  },
  'sets the own password': {
    operations: ['PUT /api/user/password'],
    prepare({ parent }) {
      let current = parent;
      let password = memberPassword;
      return async (i) => {
        const body = { currentPassword: password, password: `the password ${i}` };
        const { body: answer } = await expectStatus(
          200,
          current.send({
            method: 'PUT',
            url: '/api/user/password',
            payload: body,
            headers: { authorization: `Bearer ${current.token}` },
          }),
        );
        password = body.password;
        current = { ...current, token: answer.token };
      };
    },
  },
  'begins a second factor': {
    operations: ['POST /api/user/totp'],
    prepare:
      ({ parent }) =>
      () =>
        expectStatus(200, parent.post('/api/user/totp', { password: memberPassword })),
  },
  'makes codes': {
    operations: [
      'POST /api/users/{id}/recovery-codes',
      'POST /api/invitations',
      'POST /api/learners/invitations',
    ],
    prepare:
      ({ admin, parent }) =>
      async () => {
        await expectStatus(201, admin.post(`/api/users/${parent.id}/recovery-codes`));
        await expectStatus(201, admin.post('/api/invitations'));
        await expectStatus(201, parent.post('/api/learners/invitations'));
      },
    perRequest: 3 * write,
  },
  'changes a setting': {
    operations: ['PUT /api/learner-settings/{learnerId}/double-or-loss'],
    prepare:
      ({ parent, learner }) =>
      (i) =>
        expectStatus(200, parent.put(settingOf(learner), { enabled: i % 2 === 0 })),
    perRequest: 0,
  },
  'changes nothing, with a key': {
    operations: ['PUT /api/learner-settings/{learnerId}/double-or-loss'],
    prepare:
      ({ app, parent, learner }) =>
      () =>
        sendKeyed(app, {
          token: parent.token,
          method: 'PUT',
          url: settingOf(learner),
          payload: { enabled: false },
          key: randomBytes(127).toString('hex'),
        }),
    perRequest: 0,
  },
  'gets a refusal, with a key': {
    operations: ['POST /api/rewards/{rewardId}/save'],
    async prepare({ app, parent, learner }) {
      const { id } = await createReward(parent);
      const request = { token: learner.token, method: 'POST' as const, url: `/api/rewards/${id}/save` };
      return () => sendKeyed(app, { ...request, payload: { points: 5 }, key: randomUUID() });
    },
    perRequest: 0,
  },
  'sets a graph': {
    operations: ['PUT /api/learner-profile/{userId}'],
    prepare:
      ({ parent, learner }) =>
      () => {
        const label = () => randomBytes(150).toString('base64');
        const nodes = Array.from({ length: 20 }, (_, i) => ({ id: String(i), label: label() }));
        const graph = { nodes, edges: [] };
        return expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { graph }));
      },
    perRequest: 0,
  },
  ...deviceScenarios,
  ...lessonScenarios,
  'gives a bonus': {
    operations: ['POST /api/points/bonus'],
    prepare:
      ({ parent, learner }) =>
      () =>
        expectStatus(
          201,
          parent.post('/api/points/bonus', {
            learnerId: learner.id,
            points: 1,
            reason: longText().slice(0, 200),
          }),
        ),
    perRequest: 0,
  },
  'adjusts points': {
    operations: ['POST /api/points/adjust'],
    prepare:
      ({ admin, learner }) =>
      () =>
        expectStatus(
          201,
          admin.post('/api/points/adjust', { learnerId: learner.id, amount: 5, reason: longText() }),
        ),
    perRequest: 0,
  },
  'changes and deletes a reward': {
    operations: ['POST /api/rewards', 'PUT /api/rewards/{rewardId}', 'DELETE /api/rewards/{rewardId}'],
    prepare:
      ({ parent }) =>
      async () => {
        const { id } = await createReward(parent, { description: longText() });
        await expectStatus(200, parent.put(`/api/rewards/${id}`, { description: longText() }));
        await expectStatus(200, parent.delete(`/api/rewards/${id}`));
      },
    perRequest: 0,
  },
  'redeems a reward': {
    operations: [
      'POST /api/rewards/{rewardId}/save',
      'POST /api/rewards/{rewardId}/redeem',
      'PUT /api/redemptions/{redemptionId}/approve',
      'PUT /api/redemptions/{redemptionId}/reject',
    ],
    async prepare({ admin, parent, learner }) {
      await givePoints(admin, learner.id, 1_000_000);
      const { id } = await createReward(parent, { tokenCost: 1 });
      return async (i) => {
        await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 1 }));
        const { body } = await expectStatus(201, learner.post(`/api/rewards/${id}/redeem`));
        const decision = i % 2 === 0 ? 'approve' : 'reject';
        await expectStatus(200, parent.put(`/api/redemptions/${body.id}/${decision}`, { notes: longText() }));
      };
    },
    perRequest: 0,
  },
  'shares an award': {
    operations: [
      'POST /api/awards/allocate',
      'POST /api/awards/{awardId}/cash-in',
      'POST /api/awards/{awardId}/share',
    ],
    async prepare({ database, admin, learner }) {
      await givePoints(admin, learner.id, 1_000_000);
      const [activity] = await database.sql<
        { id: string }[]
      >`SELECT id FROM activities WHERE is_active LIMIT 1`;
      return async () => {
        const allocations = [{ activityId: activity?.id, tokens: 1 }];
        const { body } = await expectStatus(201, learner.post('/api/awards/allocate', { allocations }));
        const [award] = body.awards;
        await learner.post(`/api/awards/${award.id ?? award.awardId}/cash-in`);
        const share = { active: true, title: 'A title', description: longText() };
        await learner.post(`/api/awards/${award.id ?? award.awardId}/share`, share);
      };
    },
    perRequest: 0,
  },
  'adds and deletes a replica': {
    operations: ['POST /api/sync-configs', 'PUT /api/sync-configs/{id}', 'DELETE /api/sync-configs/{id}'],
    prepare:
      ({ parent }) =>
      async () => {
        const url = `postgresql://family:${randomBytes(500).toString('hex')}@127.0.0.1:5432/family`;
        const { body } = await expectStatus(201, parent.post('/api/sync-configs', { targetDbUrl: url }));
        await expectStatus(200, parent.put(`/api/sync-configs/${body.id}`, { continuousSync: false }));
        await expectStatus(204, parent.delete(`/api/sync-configs/${body.id}`));
      },
    perRequest: 3 * write,
  },
  'exports the own data': {
    operations: ['GET /api/family/export'],
    prepare:
      ({ parent }) =>
      () =>
        expectStatus(200, parent.get('/api/family/export')),
    perRequest: auditedRead,
  },
};

function settingOf({ id }: Member): string {
  return `/api/learner-settings/${id}/double-or-loss`;
}
