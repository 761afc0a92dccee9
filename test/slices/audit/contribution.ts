import type { Contribution } from '../../helpers/families/contributions.ts';

export const contribution: Contribution = {
  access: `
GET /api/ledger/verify                            401    role    role     role    200         403   200
GET /api/ledger/export                            401    role    role     role    200         403   200
GET /api/learners/{id}/ledger                     401     200     403      403    200         403   200
GET /api/ledger/events                            401    role    role     role    200         403   200
GET /api/ledger/checkpoint                        401     200     200      200    200         200   200
GET /api/ledger/proof                             401     200     200      403    200         403   200
GET /api/ledger/receipt                           401    role    role     role    200         403   200
GET /api/ledger/checkpoints                       401     200     200      200    200         200   200
GET /api/ledger/keys                              401     200     200      200    200         200   200
GET /api/ledger/consistency                       401     200     200      200    200         200   200
GET /api/audit-log                                401    role    role     role    200         403   200
`,
};
