import type { Contribution } from '../helpers/contributions.ts';
import { text } from '../helpers/values.ts';

export const contribution: Contribution = {
  access: `
GET /api/points/balance                           401     200     403      403    200         403   200
GET /api/points/history                           401     200     403      403    200         403   200
GET /api/points                                   401     200     200      200    200         200   200
POST /api/points/adjust                           401    role    role     role   role        role   201
`,
  bounds: {
    'POST /api/points/adjust': {
      amount: { accepts: [1_000_000, 1, -1], rejects: [0, -0, 1_000_001, -1_000_001, 0.5, '5', null] },
      reason: { accepts: ['x', text(2000)], rejects: ['', '  ', text(2001), 5, null] },
    },
  },
};
