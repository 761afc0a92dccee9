import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import { AuditAction, AuditActorRole, AuditDetail } from './actions.ts';
import * as t from './common.ts';
import { HistoryEntry } from './points.ts';

const { FamilyId } = t;

export const VerifyQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  familyId: Type.Optional(FamilyId),
});
const FamilyQuery = Type.Object({ familyId: Type.Optional(FamilyId) });
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

const { actorName, actorRole, reason } = HistoryEntry.properties;

export const EventContext = t.Reply(
  'EventContext',
  'Names and texts about an event. They are outside of its hash, and an erasure deletes them.',
  { actorName, actorRole, reason },
);

export const LedgerEvent = t.Reply(
  'LedgerEvent',
  "An event of a family's ledger. Apart from `context`, it has the members of a line of the export.",
  {
    familyId: t.UserId,
    seq: t.Count('Number of the event in the family, from 1, without a gap.', 12),
    id: t.UuidOf('event'),
    type: t.Str('Type of the event (docs/ledger-events.md).', 'QuizAnswered'),
    rules: Type.Optional(
      Type.Integer({ minimum: 2, description: 'Version of the rules that it follows; absent in version 1.' }),
    ),
    payload: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Data of its type.',
    }),
    commitments: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Salted hashes of texts that are stored along with the event, by name.',
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
    ...['entry', 'balance', 'tail', 'sum', 'projection', 'text', 'account', 'log'],
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
  problemCount: t.Count('Number of problems.', 0),
  problems: t.List(LedgerProblem, 'The first problems by event and kind, at most 1,000.'),
});

// The examples of the log come from docs/checkpoints.md, and they verify.

const root = 'nCdpT/sNkqYbzB6ShJCZsMvZe2NKayYRMRMqHB2+c6M=';

const signature =
  '7G4WHm6wPlXECjEJ4mbGtW3dvRaSpfwR5OrwkkRiT+hGs5eBlmp3F/VmWXLSYplkaWUpi9VNKPBsaEKaRu23uVPilAY=';

const note = `learn.example/ledger/log\n3\n${root}\n\n\u2014 learn.example/ledger/log ${signature}\n`;
const Note = t.Str(
  'The checkpoint as a signed note (C2SP tlog-checkpoint): origin, size, root, signature.',
  note,
);

const PublicKey = t.Str(
  'Key that verifies the signature: name, key id and Ed25519 key.',
  'learn.example/ledger/log+ec6e161e+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
);

const size = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

const Size = t.Count('Number of events in the log.', 3);

const Hashes = (description: string, examples: string[]) =>
  Type.Array(Type.String(), { examples: [examples], description });

export const LedgerCheckpoint = t.Reply(
  'LedgerCheckpoint',
  'A signed statement about all events in the log.',
  {
    note: Note,
    publicKey: PublicKey,
    createdAt: t.Timestamp,
    size: Size,
    root: t.Str('The root of the Merkle tree over the events, in Base64.', root),
    cosignatures: Type.Array(Type.String(), {
      examples: [[]],
      description: 'Lines with signatures of witnesses (C2SP tlog-cosignature), which may follow the note.',
    }),
  },
);
export type LedgerCheckpoint = Static<typeof LedgerCheckpoint>;

export const CheckpointsQuery = t.StrictQuery(t.PageQuery.properties);

export const NoQuery = t.StrictQuery({});

export const ProofQuery = t.StrictQuery({
  ...FamilyQuery.properties,
  seq: Type.Optional(
    Type.Integer({
      ...size,
      minimum: 1,
      description: 'Number of the event; by default that of the last one.',
    }),
  ),
  size: Type.Optional(
    Type.Integer({ ...size, description: 'Size of the checkpoint; by default that of the newest.' }),
  ),
});

export const ReceiptQuery = t.StrictQuery(Type.Omit(ProofQuery, ['size']).properties);

export const LedgerReceipt = t.Reply(
  'LedgerReceipt',
  'A signed statement that the ledger has an event. Anybody with the public key can check it offline.',
  {
    familyId: t.UserIdOf('The id of a user.', 4),
    seq: t.Count('The number of the event.', 12),
    hash: t.Str('The hash of the event in hexadecimal.', 'aa'.repeat(32)),
    prior: t.Str('The hash of the event before it; zeros before the first.', 'bb'.repeat(32)),
    receipt: t.Str(
      'The receipt as a signed note: origin, `receipt`, family, number, hash, prior hash, signature.',
    ),
    publicKey: PublicKey,
  },
);

export const LedgerProof = t.Reply(
  'LedgerProof',
  'Proof that a checkpoint contains an event. Anybody with the public key can check it offline.',
  {
    familyId: t.UserIdOf('The id of a user.', 4),
    seq: t.Count('Number of the event.', 2),
    head: t.Str('Hash of the event in hexadecimal, which covers all earlier events.', 'bb'.repeat(32)),
    index: t.Count("The event's position in the log, 0-based.", 1),
    size: Size,
    proof: Hashes('Sibling hashes on the path from the leaf to the root, bottom up, in Base64.', [
      'UqqLmKBcXvf5TwlcFa6610BXgrXk6GI2Fx52ZqtP3IM=',
      'mWuOg3KVnyxYva6pGy4oATMUfekEA5tBfZp41eFi3bo=',
    ]),
    checkpoint: t.Str('The checkpoint as a signed note, with cosignatures of witnesses, if any.', note),
    publicKey: PublicKey,
  },
);
export type LedgerProof = Static<typeof LedgerProof>;

export const ConsistencyQuery = t.StrictQuery({
  from: Type.Optional(
    Type.Integer({ ...size, description: 'Size of the earlier checkpoint; by default that of the first.' }),
  ),
  to: Type.Optional(
    Type.Integer({ ...size, description: 'Size of the later checkpoint; by default that of the newest.' }),
  ),
});

export const LedgerConsistency = t.Reply(
  'LedgerConsistency',
  'Proof that a checkpoint continues an earlier one: no event before it was changed or removed.',
  {
    from: t.Count('Size of the earlier checkpoint.', 2),
    to: t.Count('Size of the later checkpoint.', 3),
    proof: Hashes('Proof of RFC 6962, section 2.1.2, in Base64.', [
      'mWuOg3KVnyxYva6pGy4oATMUfekEA5tBfZp41eFi3bo=',
    ]),
    earlier: t.Str('The earlier checkpoint as a signed note.'),
    later: t.Str('The later checkpoint as a signed note.'),
  },
);
export type LedgerConsistency = Static<typeof LedgerConsistency>;

export const LedgerKey = t.Reply('LedgerKey', 'A public key of the log.', {
  publicKey: PublicKey,
  createdAt: t.Timestamp,
  size: t.Count('Number of events in the log when it became the key.', 0),
  statement: t.nullable(
    t.Str('Signed note of the key before it, or of this key if that one is lost. Null for the first key.'),
  ),
});
export type LedgerKey = Static<typeof LedgerKey>;

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
