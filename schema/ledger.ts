import { type TUnsafe, Type } from '@sinclair/typebox';
import * as t from './common.ts';

const FamilyId = Type.Integer({
  'x-component': 'FamilyId',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "The family: its parent's user id. By default the caller's own.",
});

export const VerifyQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  familyId: Type.Optional(FamilyId),
});
export const FamilyQuery = Type.Object({ familyId: Type.Optional(FamilyId) });
/** Format of an export. Clients may omit it; the handler always gets it. */
const Format: TUnsafe<'ndjson' | 'csv'> = Type.Optional({
  default: 'ndjson',
  ...t.oneOf(['ndjson', 'csv'], '`ndjson` (default) can be verified offline; `csv` is for spreadsheets.'),
});
export const ExportQuery = Type.Object({ familyId: Type.Optional(FamilyId), format: Format });

export const LedgerProblem = t.Reply('LedgerProblem', 'A violated rule of the ledger.', {
  seq: t.Count('Number of the event with the problem.'),
  kind: t.oneOf(
    ['sequence', 'hash', 'payload', 'entry', 'balance', 'time', 'tail', 'sum', 'projection'],
    'The violated rule.',
  ),
  message: t.Str('Description of the problem.'),
});

export const LedgerVerification = t.Reply('LedgerVerification', "Result of verifying a family's ledger.", {
  ok: t.Bool('True if there are no problems.'),
  familyId: t.UserId,
  events: t.Count('Number of checked events.'),
  entries: t.Count('Number of checked point transactions.'),
  head: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'Hash of the last event; it covers all earlier events. Zeros if there is none.',
  }),
  checkedAt: t.Timestamp,
  problems: t.List(LedgerProblem, 'Empty if the ledger has no problem.'),
});
