import type { Contribution } from '../../helpers/families/contributions.ts';

export const contribution: Contribution = {
  access: `
GET /api/family/export                            401    role    role     role    200         403   200
GET /api/families                                 401    role    role     role    role        role  200
GET /api/learners/{id}/export                     401     200     403      403    200         403   200
`,
};
