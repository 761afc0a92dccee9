import type { Contribution } from '../helpers/contributions.ts';

export const contribution: Contribution = {
  access: `
GET /api/achievements                             401     200     403      403    200         403   200
`,
};
