import { type TUnsafe, Type } from '@sinclair/typebox';
import { Count, OptionalLearnerQuery, oneOf, Reply, Timestamp, UserId } from './common.ts';

const FamilyId = Type.Integer({
  'x-component': 'FamilyId',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "The family: its parent's user id. By default the caller's own.",
});

export const VerifyQuery = Type.Object({
  ...OptionalLearnerQuery.properties,
  familyId: Type.Optional(FamilyId),
});
export const FamilyQuery = Type.Object({ familyId: Type.Optional(FamilyId) });
/** Optional for clients; the handler always gets it. */
const Format: TUnsafe<'ndjson' | 'csv'> = Type.Optional(
  oneOf(['ndjson', 'csv'], {
    default: 'ndjson',
    description: '`ndjson` (default) can be verified offline; `csv` is for spreadsheets.',
  }),
);
export const ExportQuery = Type.Object({ familyId: Type.Optional(FamilyId), format: Format });

export const LedgerProblem = Reply(
  {
    seq: Type.Integer({ minimum: 0, description: 'Number of the event where it shows.' }),
    kind: oneOf(['sequence', 'hash', 'payload', 'entry', 'balance', 'time', 'tail', 'sum', 'projection'], {
      description: 'The broken law of the ledger.',
    }),
    message: Type.String({ description: 'Description of the problem.' }),
  },
  { $id: 'LedgerProblem', title: 'LedgerProblem', description: 'A broken law of the ledger.' },
);

export const LedgerVerification = Reply(
  {
    ok: Type.Boolean({ description: 'True if there are no problems.' }),
    familyId: UserId,
    events: Count('Number of checked events.'),
    entries: Count('Number of checked point transactions.'),
    head: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'Hash of the last event; it covers all earlier events. Zeros if there is none.',
    }),
    checkedAt: Timestamp,
    problems: Type.Array(Type.Ref(LedgerProblem), { description: 'Empty if the ledger is sound.' }),
  },
  {
    $id: 'LedgerVerification',
    title: 'LedgerVerification',
    description: "Result of verifying a family's ledger.",
  },
);
