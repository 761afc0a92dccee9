import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import {
  AuditQuery,
  AuditRecord,
  CheckpointsQuery,
  ConsistencyQuery,
  EventsQuery,
  ExportQuery,
  LedgerCheckpoint,
  LedgerConsistency,
  LedgerEvent,
  LedgerKey,
  LedgerProof,
  LedgerReceipt,
  LedgerVerification,
  NoQuery,
  ProofQuery,
  ReceiptQuery,
  VerifyQuery,
} from '../../../schema/audit.ts';
import { Binary, pageOf } from '../../../schema/common.ts';
import { LearnerIdParams } from '../../../schema/learners.ts';
import { roles } from '../../http/app-types.ts';
import { operation, parents } from '../../http/operation.ts';

export const verifyLedger = operation('verifyLedger', 'Ledger', {
  access: parents,
  rateClass: 'verification',
  errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'LEARNER_NOT_FOUND'],
  summary: "Verify a family's ledger",
  description: `Checks all events of a family in one snapshot of the database: numbers, times, the hash chain, and the rules that
give their entries. It also checks balances, projected rows, texts and the log. A PARENT verifies their own family, an ADMIN any
family, given by \`familyId\` or by one of its learners. Each problem names its event.`,
  querystring: VerifyQuery,
  response: { 200: Type.Ref(LedgerVerification) },
});

export const exportLedger = operation('exportLedger', 'Ledger', {
  access: parents,
  audited: 'EXPORT',
  rateClass: 'export',
  errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  summary: "Export a family's ledger",
  description: `Streams all events of a family. NDJSON has a line with the end of the ledger, then a line for each event
with everything that its hash covers. Other programs can verify it (docs/ledger-format.md). CSV has a line for each point
transaction.`,
  querystring: ExportQuery,
  response: {
    200: Type.Unsafe<Readable>({
      description: 'The export.',
      content: {
        'application/x-ndjson': { schema: Binary },
        'text/csv': { schema: Binary },
      },
    }),
  },
});

export const exportLearnerLedger = operation('exportLearnerLedger', 'Ledger', {
  access: roles,
  audited: 'EXPORT',
  rateClass: 'export',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Export a learner's part of the ledger",
  description: `Streams a learner's part of the family's ledger as NDJSON: a line with its end, then a line for each event. Events of
others have their number and hash only, so hashes can still be checked (docs/ledger-format.md). The learner, their parent or an
ADMIN can export it.`,
  params: LearnerIdParams,
  response: {
    200: Type.Unsafe<Readable>({
      description: 'The export.',
      content: { 'application/x-ndjson': { schema: Binary } },
    }),
  },
});

export const listLedgerEvents = operation('listLedgerEvents', 'Ledger', {
  access: parents,
  errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'LEDGER_ENDS_BEFORE', 'TOO_MANY_REQUESTS'],
  summary: "Follow a family's ledger",
  description: `Lists events of a family, oldest first, from the one after \`after\`. With \`wait\`, an empty answer waits
for the next event. A program that stores the number of its last event together with what it did for it follows the ledger
exactly once (docs/following-a-ledger.md). Each event has the members of the export, with a \`context\` of names and reasons. A PARENT
follows their own family, an ADMIN any family, given by \`familyId\`.`,
  querystring: EventsQuery,
  response: { 200: pageOf(LedgerEvent, 'Events, oldest first; empty if there is none after `after`.') },
});

export const getCheckpoint = operation('getLedgerCheckpoint', 'Ledger', {
  access: roles,
  rateClass: 'checkpoint',
  errors: ['LEDGER_CONTRADICTED'],
  summary: 'A signed checkpoint of the log',
  description: `Returns the root of a Merkle tree over the events of all ledgers: an append-only transparency log. The service
signs the root and cannot deny it later. It makes a checkpoint every minute while there are new events, and at most one a second
for requests, which share it. The checkpoint holds everything stored before the request, and reveals no data of a family. Save
the \`publicKey\` early: it verifies every checkpoint.`,
  querystring: NoQuery,
  response: { 200: Type.Ref(LedgerCheckpoint) },
});

export const listCheckpoints = operation('listLedgerCheckpoints', 'Ledger', {
  access: roles,
  rateClass: 'checkpoint',
  errors: ['LEDGER_CONTRADICTED'],
  summary: 'All checkpoints of the log',
  description: 'Lists the checkpoints, newest first.',
  querystring: CheckpointsQuery,
  response: { 200: pageOf(LedgerCheckpoint, 'A page of checkpoints, newest first.') },
});

export const listKeys = operation('listLedgerKeys', 'Ledger', {
  access: roles,
  rateClass: 'checkpoint',
  errors: ['LEDGER_CONTRADICTED'],
  summary: 'The public keys of the log',
  description: `Lists the keys that signed checkpoints, oldest first. Each key signs the statement that the next one follows, so
an owner of an old key can trust the new one.`,
  querystring: CheckpointsQuery,
  response: { 200: pageOf(LedgerKey, 'A page of keys, oldest first.') },
});

export const getProof = operation('getLedgerProof', 'Ledger', {
  access: roles,
  rateClass: 'checkpoint',
  errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'EVENT_NOT_FOUND', 'CHECKPOINT_NOT_FOUND', 'LEDGER_CONTRADICTED'],
  summary: 'A proof that the log has an event',
  description: `Returns the hash of a family's event, and the proof that a signed checkpoint contains it. Save the response. With
the public key alone, it later proves that this event existed with this hash, which covers all earlier events. A LEARNER
or PARENT gets proofs of their own family, an ADMIN of any family, given by \`familyId\`.`,
  querystring: ProofQuery,
  response: { 200: Type.Ref(LedgerProof) },
});

export const getReceipt = operation('getLedgerReceipt', 'Ledger', {
  access: parents,
  errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'EVENT_NOT_FOUND', 'LEDGER_CONTRADICTED'],
  summary: 'A signed receipt for an event',
  description: `Returns the hash of a family's event and that of the event before it, with the service's signature. Every
later export and checkpoint of the ledger must contain them. A PARENT gets receipts of their own family, an ADMIN of any family,
given by \`familyId\`.`,
  querystring: ReceiptQuery,
  response: { 200: Type.Ref(LedgerReceipt) },
});

export const getConsistency = operation('getLedgerConsistency', 'Ledger', {
  access: roles,
  rateClass: 'checkpoint',
  errors: ['CHECKPOINT_NOT_FOUND', 'LEDGER_CONTRADICTED'],
  summary: 'A proof that a checkpoint continues an earlier one',
  description:
    'Returns the proof that the later checkpoint has all events of the earlier one, unchanged and in the same order.',
  querystring: ConsistencyQuery,
  response: { 200: Type.Ref(LedgerConsistency) },
});

export const listAuditLog = operation('listAuditLog', 'Audit log', {
  access: parents,
  errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  summary: 'The audit log',
  description: `Lists records of successful and failed sign-ins, recovery codes, changed passwords, new administrators,
invitations, exports, imports, erasures, adjustments, changes of sync configurations, and an ADMIN's reads of other families,
newest first. A PARENT gets those of their own family, an ADMIN all, or those of \`familyId\`. Records hold ids, numbers and
codes only. The service keeps them for two years by default.`,
  querystring: AuditQuery,
  response: { 200: pageOf(AuditRecord, 'A page of records, newest first.') },
});
