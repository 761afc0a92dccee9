import * as checkpoints from '../../schema/checkpoints.ts';
import * as ledger from '../../schema/ledger.ts';
import type { Slice } from '../slice.ts';
import { registerCheckpointRoutes } from './checkpoint-routes.ts';
import { registerAuditRoutes } from './routes.ts';

export const audit: Slice = {
  name: 'audit',
  tags: [{ name: 'Ledger', description: "For auditors: verification and export of a family's ledger." }],
  schemas: { ...ledger, ...checkpoints },
  routes(app, deps) {
    registerAuditRoutes(app, deps);
    registerCheckpointRoutes(app, deps);
  },
};
