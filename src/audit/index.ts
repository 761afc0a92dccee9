import { LedgerCheckpoint, LedgerProof } from '../../schema/checkpoints.ts';
import { LedgerProblem, LedgerVerification } from '../../schema/ledger.ts';
import type { Slice } from '../slice.ts';
import { registerCheckpointRoutes } from './checkpoint-routes.ts';
import { registerAuditRoutes } from './routes.ts';

export const audit: Slice = {
  name: 'audit',
  tags: [{ name: 'Ledger', description: "For auditors: verification and export of a family's ledger." }],
  components: [LedgerProblem, LedgerVerification, LedgerCheckpoint, LedgerProof],
  routes(app, deps) {
    registerAuditRoutes(app, deps);
    registerCheckpointRoutes(app, deps);
  },
};
