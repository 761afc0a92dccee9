import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import { AuditAction, AuditActorRole, AuditDetail } from './actions.ts';
import * as t from './common.ts';
import { actorFields } from './points.ts';

const { FamilyId } = t;

export const VerifyQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  familyId: Type.Optional(FamilyId),
});
export const FamilyQuery = Type.Object({ familyId: Type.Optional(FamilyId) });
export const ExportFormat = t.Enum(
  'ExportFormat',
  ['ndjson', 'csv'],
  '`ndjson` can be verified offline; `csv` is for spreadsheets.',
);
/** Format of an export. Clients may omit it; the handler always gets it. */
const Format: TUnsafe<'ndjson' | 'csv'> = Type.Optional({
  default: 'ndjson',
  ...t.Described(ExportFormat, '`ndjson` (default) can be verified offline; `csv` is for spreadsheets.'),
});
export const ExportQuery = Type.Object({ familyId: Type.Optional(FamilyId), format: Format });

export const EventsQuery = t.StrictQuery({
  familyId: Type.Optional(FamilyId),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'Only events after this number, such as that of the last event you have; 0 by default.',
    }),
  ),
  limit: t.Limit(100),
  wait: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 30,
      default: 0,
      description: 'Seconds to wait for an event if there is none yet; 0 by default.',
    }),
  ),
});

// The members of an event and of its entries have the order of exports.

export const LedgerEntry = t.Reply('LedgerEntry', 'A point transaction at its place in an event.', {
  idx: t.Count('Position in the event, 0-based.'),
  id: t.UuidOf('entry'),
  learnerId: t.UserId,
  amount: Type.Integer({ description: 'Positive for credits, negative for debits.' }),
  sourceType: t.Str('Source type of the entry.', 'QUIZ_CORRECT'),
  sourceId: t.Str('Source of the entry.'),
  description: t.Str('The entry in words.'),
  balanceAfter: t.Count('The balance after this entry.'),
});

export const EventContext = t.Reply(
  'EventContext',
  'Names and texts about an event. They are outside of its hash, and an erasure deletes them.',
  actorFields,
);

export const LedgerEvent = t.Reply(
  'LedgerEvent',
  "An event of a family's ledger. Apart from `context`, it has the members of a line of the export.",
  {
    familyId: t.UserId,
    seq: t.Count('Number of the event in the family, from 1, without a gap.', 12),
    id: t.UuidOf('event'),
    type: t.Str('Type of the event (docs/ledger-events.md).', 'QuizAnswered'),
    payload: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Data of its type.',
    }),
    commitments: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Salted hashes of texts that are stored beside the event, by name.',
      }),
    ),
    actorId: t.UserIdOf('The user who caused it.'),
    recordedAt: t.Timestamp,
    entries: t.List(LedgerEntry, 'Its point transactions.'),
    hash: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 over the event and the hash of the event before it.',
    }),
    context: Type.Ref(EventContext),
  },
);
export type LedgerEvent = Static<typeof LedgerEvent>;

export const LedgerRule = t.Enum(
  'LedgerRule',
  [
    ...['schema', 'format', 'sequence', 'hash', 'payload', 'time', 'id', 'actor', 'rule'],
    ...['entry', 'balance', 'tail', 'sum', 'projection', 'text', 'account'],
  ],
  'A rule of the ledger (docs/ledger-format.md).',
);

export const LedgerProblem = t.Reply('LedgerProblem', 'A violated rule of the ledger.', {
  seq: t.Count('Number of the event with the problem.'),
  eventType: Type.Optional(
    t.Str('Type of that event; absent for a problem of the whole ledger.', 'QuizAnswered'),
  ),
  kind: Type.Ref(LedgerRule),
  message: t.Str('Description of the problem.'),
  expected: t.Str('The value that the rules demand.', '12'),
  found: t.Str('The value in the ledger.', '1012'),
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

// The examples of checkpoints come from docs/checkpoints.md, and they verify.

const root = 'iQNYd4M3cBdmpoUgBIPqjQfxBCq3jLJipXZezOYt6Tw=';

const signature =
  'pSO/2R9chU/fH54bUkZO4OkqSpX6IXv0f8q5eRzIORpd5HqkJUvqxu5M7LYQ5f8dEmYpMgsts6LKN+SMO9dIJB9C4Q8=';

const Note = t.Str(
  'The checkpoint as a signed note (C2SP tlog-checkpoint): origin, size, root, signature.',
  `learn.example/ledger\n3\n${root}\n\n\u2014 learn.example/ledger ${signature}\n`,
);

const PublicKey = t.Str(
  'Key that verifies the signature: name, key id and Ed25519 key.',
  'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
);

const Size = t.Count('Number of families, which are the leaves of the tree.', 3);

export const LedgerCheckpoint = t.Reply(
  'LedgerCheckpoint',
  'A signed statement about the ends of all ledgers.',
  {
    note: Note,
    publicKey: PublicKey,
    createdAt: t.Timestamp,
    size: Size,
    root: t.Str('The root of the Merkle tree over the heads of all families, in Base64.', root),
  },
);

export const LedgerProof = t.Reply(
  'LedgerProof',
  "Proof that a checkpoint contains the end of a family's ledger. Anybody with the public key can check it offline.",
  {
    familyId: t.UserIdOf('The id of a user.', 4),
    seq: t.Count("The number of the family's last event; 0 before the first.", 12),
    head: t.Str('The hash of that event in hexadecimal; zeros before the first.', 'aa'.repeat(32)),
    index: t.Count("The family's position among the leaves of the tree, 0-based.", 1),
    size: Size,
    proof: Type.Array(Type.String(), {
      examples: [
        ['eYOXxhuq8BnXoIn5R2k5JxWx/8b3At9f7UJYKUKWSss=', 'Q9nWChSDm2348vL5f0mD8Q0x/y+wJQA3a+MvUWgJWlE='],
      ],
      description: 'Sibling hashes on the path from the leaf to the root, bottom up, in Base64.',
    }),
    checkpoint: Note,
    publicKey: PublicKey,
  },
);

export { AuditAction, AuditActorRole, AuditDetail };

export const AuditQuery = Type.Object({
  familyId: Type.Optional(FamilyId),
  actorId: Type.Optional(Type.Integer({ ...t.UserIdOf('The user who acted.'), examples: undefined })),
  action: Type.Optional(t.Described(AuditAction, 'Only records of this action.')),
  from: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only records at or after this time.' }),
  ),
  to: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only records at or before this time.' }),
  ),
  ...t.PageQuery.properties,
});

export const AuditRecord = t.Reply('AuditRecord', 'An action that the audit log records.', {
  id: t.Count('Number of the record.', 7),
  at: t.Timestamp,
  action: Type.Ref(AuditAction),
  outcome: t.Str('`SUCCESS`, or the code of the error.', 'SUCCESS'),
  actorId: t.nullable(
    t.UserIdOf('The user who acted; null for the command line, nightly backups and failed sign-ins.', 3),
  ),
  actorRole: Type.Union([Type.Ref(AuditActorRole), Type.Null()], {
    description: 'Role of the actor; null for nightly backups and failed sign-ins.',
  }),
  familyId: t.nullable(t.UserIdOf('The family; null for the service as a whole, or for all families.', 3)),
  subjectId: t.nullable(t.UserIdOf('The user whom the action concerns.', 4)),
  requestId: t.nullable(t.Str('Id of the request in the log of the service.')),
  detail: Type.Ref(AuditDetail),
});
export type AuditRecord = Static<typeof AuditRecord>;
