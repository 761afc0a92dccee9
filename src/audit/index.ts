import * as schemas from '../../schema/audit.ts';
import type { Slice } from '../slice.ts';
import { registerAuditRoutes } from './routes.ts';

export const audit: Slice = {
  name: 'audit',
  tags: [
    { name: 'Ledger', description: 'Verification, export and signed checkpoints of ledgers, for auditors.' },
  ],
  schemas,
  routes: registerAuditRoutes,
};
