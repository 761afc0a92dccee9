import { AuditAction, AuditActorRole } from '../../../schema/actions.ts';
import { createLedgerLog } from '../../../src/kernel/ledger/log/log.ts';
import { testSettings } from '../../helpers/app.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { withMicroseconds } from '../../helpers/families/values.ts';
import { silent } from '../../helpers/silent.ts';

const actions: readonly string[] = AuditAction['enum'];
const roles: readonly string[] = AuditActorRole['enum'];
const detail = {
  operation: 'exportLedger',
  command: 'ledger export',
  seq: Number.MAX_SAFE_INTEGER,
  kind: 'account',
  change: 'created',
  configId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
};

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
  async addListed({ parent, database }) {
    for (const family of [0, parent.id]) {
      for (const other of actions)
        await database.sql`INSERT INTO audit_log (family_id, action, outcome) VALUES (${family}, ${other}, 'SUCCESS')`;
      for (const role of roles)
        await database.sql`
          INSERT INTO audit_log (family_id, at, action, outcome, actor_id, actor_role, subject_id, request_id, detail)
          VALUES (${family}, ${withMicroseconds}, 'EXPORT', 'FORBIDDEN', ${parent.id}, ${role}, ${parent.id}, 'a-request', ${JSON.stringify(detail)}::text::jsonb)`;
    }
    // The instance of the test has another key, which follows.
    const options = { database, settings: testSettings, now: () => new Date(), log: silent, paceMs: 0 };
    await createLedgerLog(options).current();
    await expectStatus(200, parent.get('/api/ledger/checkpoint'));
    return {};
  },
};
