import { Type } from '@sinclair/typebox';
import { Count, LearnerQuery, oneOf, Reply, Timestamp, UserId } from './common.ts';

const FamilyId = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [1],
  description: "The family: its parent's user id. By default the caller's own.",
});

export const VerifyQuery = Type.Object({ ...LearnerQuery.properties, familyId: Type.Optional(FamilyId) });
export const FamilyQuery = Type.Object({ familyId: Type.Optional(FamilyId) });
export const ExportQuery = Type.Object({
  familyId: Type.Optional(FamilyId),
  format: oneOf(['ndjson', 'csv'], { default: 'ndjson', description: 'NDJSON can be verified offline.' }),
});

export const LedgerProblem = Reply(
  {
    seq: Type.Integer({ minimum: 0, description: 'The event at which it shows.' }),
    kind: oneOf(['sequence', 'hash', 'payload', 'entry', 'balance', 'time', 'tail', 'sum', 'projection']),
    message: Type.String(),
  },
  { $id: 'LedgerProblem', title: 'LedgerProblem' },
);

export const LedgerVerification = Reply(
  {
    ok: Type.Boolean({ description: 'Whether no problem was found.' }),
    familyId: UserId,
    events: Count('Events that were checked.'),
    entries: Count('Point transactions that were checked.'),
    head: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'The hash of the last event; it covers all before it. Zeros where there is none.',
    }),
    checkedAt: Timestamp,
    problems: Type.Array(Type.Ref(LedgerProblem)),
  },
  { $id: 'LedgerVerification', title: 'LedgerVerification' },
);
