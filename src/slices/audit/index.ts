import * as schemas from '../../../schema/audit.ts';
import type { Slice } from '../../slice/slice.ts';
import { registerCheckpointRoutes } from './checkpoint-routes.ts';
import { auditErrors } from './errors.ts';
import { registerEventRoutes } from './event-routes.ts';
import { registerExports } from './export-routes.ts';
import { registerAuditLogRoutes } from './log-routes.ts';
import { keepDeletingRecords } from './retention.ts';
import { registerVerification } from './routes.ts';

export const audit: Slice = {
  name: 'audit',
  tags: [
    { name: 'Ledger', description: 'Verification, export and signed checkpoints of ledgers, for auditors.' },
    { name: 'Audit log', description: 'Records of sign-ins, exports, erasures and other such actions.' },
  ],
  schemas,
  routes(app, deps) {
    registerVerification(app, deps);
    registerExports(app, deps);
    registerEventRoutes(app, deps);
    registerCheckpointRoutes(app, deps);
    registerAuditLogRoutes(app, deps);
  },
  errors: auditErrors,
  familyTables: [
    {
      name: 'audit_log',
      ofLearner: 'family_id = $1 AND (actor_id = $2 OR subject_id = $2)',
      notImported: 'It says what was done on this instance.',
    },
  ],
  start: ({ database, settings, now, log }) =>
    keepDeletingRecords(database, { days: settings.auditLogDays, now, log }),
};
