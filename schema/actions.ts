import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

export const AuditAction = t.Enum(
  'AuditAction',
  [
    'SIGN_IN',
    'SIGN_IN_FAILED',
    'LEARNER_SIGN_IN',
    'PIN_SET',
    'RECOVERY_CODE_CREATED',
    'RECOVERY_CODE_USED',
    'SECOND_FACTOR_REMOVED',
    'PASSWORD_CHANGED',
    'LEARNER_RENAMED',
    'SESSIONS_ENDED',
    'ADMIN_CREATED',
    'INVITATION_CREATED',
    'SECRETS_ROTATED',
    'ORIGIN_CHANGED',
    'KEY_ACCEPTED',
    'EXPORT',
    'IMPORT',
    'RESTORED',
    'ERASURE',
    'FAMILY_CLOSED',
    'ADJUSTMENT',
    'SYNC_CHANGED',
    'ADMIN_READ',
  ],
  'An action that the audit log records.',
);
export type AuditAction = Static<typeof AuditAction>;

export const AuditActorRole = t.Enum(
  'AuditActorRole',
  ['ADMIN', 'PARENT', 'LEARNER', 'OPERATOR'],
  'Role of an actor in the audit log. `OPERATOR` uses the command line.',
);
export type AuditActorRole = Static<typeof AuditActorRole>;

/** No member may hold a text that a person typed. */
export const AuditDetail = t.Reply('AuditDetail', 'Details of a record.', {
  operation: Type.Optional(t.Str('The id of the operation in this document.', 'exportLedger')),
  command: Type.Optional(t.Str('The command of the command line, or `nightly backup`.', 'ledger export')),
  seq: Type.Optional(t.Count('The number of the event in the ledger.')),
  kind: Type.Optional(t.Str('The kind of recovery code: `account` or `second-factor`.', 'account')),
  change: Type.Optional(t.Str('`created`, `updated` or `deleted`.', 'created')),
  configId: Type.Optional(t.UuidOf('sync configuration')),
});
export type AuditDetail = Static<typeof AuditDetail>;
