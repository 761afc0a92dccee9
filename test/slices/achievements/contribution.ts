import type { Contribution } from '../../helpers/families/contributions.ts';

export const contribution: Contribution = {
  access: `
GET /api/achievements                             401     200     403      403    200         403   200
`,
  replica: {
    achievements: 'SELECT $1::bigint, learner_id, type, id, earned_at FROM achievements WHERE family_id = $1',
  },
};
