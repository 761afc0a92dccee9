import * as schemas from '../../schema/audit.ts';
import type { Slice } from '../slice.ts';
import { registerEventRoutes } from './event-routes.ts';
import { registerAuditLogRoutes } from './log-routes.ts';
import { keepDeletingRecords } from './retention.ts';
import { registerAuditRoutes } from './routes.ts';

declare module '../errors.ts' {
  interface Errors extends Readonly<typeof errors> {}
}

const errors = {
  LEDGER_ENDS_BEFORE: [409, 'The ledger ends before the event that the request names'],
} as const;

export const audit: Slice = {
  name: 'audit',
  tags: [
    { name: 'Ledger', description: 'Verification, export and signed checkpoints of ledgers, for auditors.' },
    { name: 'Audit log', description: 'Records of sign-ins, exports, erasures and other such actions.' },
  ],
  schemas,
  routes(app, deps) {
    registerAuditRoutes(app, deps);
    registerEventRoutes(app, deps);
    registerAuditLogRoutes(app, deps);
  },
  errors,
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
