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
/** It may be left out, and is there for the handler all the same. */
const Format: TUnsafe<'ndjson' | 'csv'> = Type.Optional(
  oneOf(['ndjson', 'csv'], {
    default: 'ndjson',
    description: 'ndjson, the default, can be verified offline; csv is for spreadsheets.',
  }),
);
export const ExportQuery = Type.Object({ familyId: Type.Optional(FamilyId), format: Format });

export const LedgerProblem = Reply(
  {
    seq: Type.Integer({ minimum: 0, description: 'The event at which it shows.' }),
    kind: oneOf(['sequence', 'hash', 'payload', 'entry', 'balance', 'time', 'tail', 'sum', 'projection'], {
      description: 'Which law of the ledger is broken.',
    }),
    message: Type.String({ description: 'What is wrong there.' }),
  },
  { $id: 'LedgerProblem', title: 'LedgerProblem', description: 'A broken law of the ledger.' },
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
    problems: Type.Array(Type.Ref(LedgerProblem), { description: 'Empty where the ledger is sound.' }),
  },
  {
    $id: 'LedgerVerification',
    title: 'LedgerVerification',
    description: "What a verification of a family's ledger has found.",
  },
);
