import { expectStatus } from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { address, anyLine, grade, password, text, title } from '../../helpers/families/values.ts';
import { waitFor } from '../../helpers/families/waiting.ts';

export const contribution: Contribution = {
  access: `
GET /api/learners                                 401    role    role     role    200         200   200
POST /api/learners                                401    role    role     role    201         201   201
POST /api/learners/invitations                    401    role    role     role    201         201   201
PUT /api/learners/{id}/confirm                    401    role    role     role    200         403   200
GET /api/learners/{id}/parent                     401     200     403      403    200         403   200
PUT /api/learners/{id}                            401    role    role     role    200         403   200
DELETE /api/learners/{id}                         401    role    role     role    200         403   200
PUT /api/learners/{id}/password                   401    role    role     role    200         403   200
GET /api/learner-profile/{userId}                 401     200     403      403    200         403   200
PUT /api/learner-profile/{userId}                 401    role    role     role    200         403   200
GET /api/learner-settings/{learnerId}             401     200     403      403    200         403   200
PUT /api/learner-settings/{learnerId}/double-or-loss  401 role   role     role    200         403   200
`,
  statuses: {
    'GET /api/learners': '400 500',
    'POST /api/learners': '400 409 500',
    'POST /api/learners/invitations': '400 403',
    'GET /api/learners/{id}/parent': '400 403 404',
    'PUT /api/learners/{id}': '400 403 404 409',
    'DELETE /api/learners/{id}': '400 403 404 500',
    'GET /api/learner-profile/{userId}': '400 403 404 500',
    'PUT /api/learner-profile/{userId}': '400 403 500',
  },
  bounds: {
    'POST /api/learners': {
      name: title,
      email: { accepts: [address(254, 'b')], rejects: ['', 'ada', address(255), null] },
      gradeLevel: grade,
      password,
    },
    'POST /api/learners/invitations': {
      parentId: { accepts: [], rejects: [0, -1, 1.5, 'x', '', null, []] },
    },
    'PUT /api/learners/{id}': {
      name: title,
      username: {
        accepts: ['B', 'c'.repeat(64), 'a.b_c-d@f'],
        rejects: ['', ' ', text(65), 'a b', 'é', 'a/b', 'a\u0000', 5, null],
      },
    },
    'PUT /api/learners/{id}/password': { password },
    'PUT /api/learner-profile/{userId}': {
      gradeLevel: grade,
      subjects: {
        accepts: [[], [text(200)], Array(100).fill('x')],
        rejects: [[''], ['  '], [text(201)], [5], [null], 'Math', Array(101).fill('x')],
      },
      graph: {
        accepts: [
          { nodes: [], edges: [] },
          { nodes: [{ id: 'a', label: 'b', importance: -1e300 }], edges: [{ source: 'a', target: 'a' }] },
        ],
        rejects: [{}, { nodes: [] }, { nodes: [{ id: 'a' }], edges: [] }, { nodes: 1, edges: [] }, [], null],
      },
      picture: { accepts: ['fox', 'butterfly', null], rejects: ['', 'FOX', 'dragon', 5, ['fox']] },
      color: { accepts: ['red', 'pink', null], rejects: ['', 'Red', '#ff0000', 5, ['red']] },
    },
    'PUT /api/learner-settings/{learnerId}/double-or-loss': {
      enabled: { accepts: [true, false], rejects: ['true', 1, 0, null, []] },
    },
  },
  async addListed({ app, parent }) {
    const { body: created } = await expectStatus(201, parent.post('/api/learners', { name: anyLine }));
    await waitFor(app, parent.id, { name: anyLine.repeat(5) });
    return { listLearners: [created] };
  },
  unlisted: { listLearners: ['role ADMIN', 'role PARENT', 'parentId null', 'timeZone present'] },
  async leaveTraces({ parent, learner, sibling }, mark) {
    const [profile, settings] = [`/api/learner-profile/${learner.id}`, `/api/learner-settings/${learner.id}`];
    const { name } = (await learner.get('/api/user')).body;
    for (const other of [mark, name])
      await expectStatus(200, parent.put(`/api/learners/${learner.id}`, { name: other }));
    await expectStatus(200, parent.put(`/api/learners/${sibling.id}`, { name: 'A later name' }));
    await expectStatus(200, parent.put(profile, { strugglingAreas: [mark] }));
    await expectStatus(200, parent.put(`${settings}/double-or-loss`, { enabled: true }));
  },
  changes: [
    ({ parent, learner }) =>
      parent.put(`/api/learner-profile/${learner.id}`, { picture: 'owl', color: 'teal' }),
    ({ parent, learner }) => parent.put(`/api/learners/${learner.id}`, { name: 'Another name' }),
    ({ parent, learner }) =>
      parent.put(`/api/learners/${learner.id}`, { username: `another-name-${learner.id}` }),
  ],
  keyed: {
    async confirmLearner({ parent: by, sibling }) {
      const requestOf = async (name: string) => {
        const username = `${name}-${by.id}`;
        const account = {
          username,
          email: `${username}@example.org`,
          name,
          password: 'a password for tests',
        };
        const answer = sibling.post('/register', { ...account, role: 'LEARNER', parentId: by.id });
        const { user } = (await expectStatus(201, answer)).body;
        return { method: 'PUT' as const, url: `/api/learners/${user.id}/confirm` };
      };
      return { by, request: await requestOf('Mia'), others: [await requestOf('Max')] };
    },
  },
  replica: {
    learner_profiles: `SELECT $1::bigint, learner_id, id, grade_level, subjects, created_at, picture, color
      FROM learner_profiles WHERE family_id = $1`,
    learner_settings: `SELECT $1::bigint, u.id, coalesce(s.enabled, false) FROM users u
      LEFT JOIN double_or_loss s ON s.family_id = $1 AND s.learner_id = u.id WHERE u.parent_id = $1`,
  },
};
