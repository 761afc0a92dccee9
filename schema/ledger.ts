import { type TUnsafe, Type } from '@sinclair/typebox';
import { Bool, Count, List, OptionalLearnerQuery, oneOf, Reply, Str, Timestamp, UserId } from './common.ts';

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
const Format: TUnsafe<'ndjson' | 'csv'> = Type.Optional({
  default: 'ndjson',
  ...oneOf(['ndjson', 'csv'], '`ndjson` (default) can be verified offline; `csv` is for spreadsheets.'),
});
export const ExportQuery = Type.Object({ familyId: Type.Optional(FamilyId), format: Format });

export const LedgerProblem = Reply('LedgerProblem', 'A broken law of the ledger.', {
  seq: Count('Number of the event where it shows.'),
  kind: oneOf(
    ['sequence', 'hash', 'payload', 'entry', 'balance', 'time', 'tail', 'sum', 'projection'],
    'The broken law of the ledger.',
  ),
  message: Str('Description of the problem.'),
});

export const LedgerVerification = Reply('LedgerVerification', "Result of verifying a family's ledger.", {
  ok: Bool('True if there are no problems.'),
  familyId: UserId,
  events: Count('Number of checked events.'),
  entries: Count('Number of checked point transactions.'),
  head: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'Hash of the last event; it covers all earlier events. Zeros if there is none.',
  }),
  checkedAt: Timestamp,
  problems: List(LedgerProblem, 'Empty if the ledger is sound.'),
});
