import type { Contribution } from '../../helpers/families/contributions.ts';

export const contribution: Contribution = {
  access: `
GET /api/ledger/statement                         401    200     403      403    200         403   200
GET /api/ledger/trial-balance                     401    role    role     role    200         403   200
`,
};
