import type { Contribution } from '../../helpers/families/contributions.ts';

export const contribution: Contribution = {
  access: `
GET /api/home                                     401     200     403      403    200         403   200
GET /api/family/home                              401    role    role     role    200         200   200
`,
};
