import { Type } from '@sinclair/typebox';
import {
  OwnerConfirmation,
  RecoveryCode,
  RecoveryRequest,
  UserIdParams,
} from '../../../../schema/accounts.ts';
import { Success } from '../../../../schema/common.ts';
import { operation } from '../../../http/operation.ts';

/** Errors of an operation that needs the caller's password again. */
export const confirmationErrors = [
  'CONFIRMATION_REQUIRED',
  'INVALID_CREDENTIALS',
  'TOTP_REQUIRED',
  'INVALID_CODE',
  'TOO_MANY_ATTEMPTS',
] as const;

/** What such an operation needs in addition to the token. */
export const confirmationNote = `Send your own password, and a code if your second factor is on. Without a second factor, a token
that is at most 5 minutes old is enough. Failures count as failed logins.`;

/** Operations that help users who have lost their password (decisions.md 2.12). */

export const createRecoveryCode = operation('createRecoveryCode', 'Accounts', {
  access: ['ADMIN'],
  errors: ['FORBIDDEN', 'USER_NOT_FOUND', ...confirmationErrors],
  summary: 'Create a recovery code',
  description: `Returns a code with which a PARENT or another ADMIN can set a new password within 24 hours, once. It replaces an earlier one.

${confirmationNote}`,
  params: UserIdParams,
  body: Type.Ref(OwnerConfirmation),
  response: { 201: Type.Ref(RecoveryCode) },
});

export const recover = operation('recover', 'Accounts', {
  dayLimit: 'reserve',
  access: 'public',
  rateClass: 'login',
  errors: ['INVALID_CODE', 'TOO_MANY_ATTEMPTS'],
  summary: 'Set a new password with a recovery code',
  description:
    'Ends all sessions of the user and turns their second factor off. Failures count as failed logins.',
  body: Type.Ref(RecoveryRequest),
  response: { 200: Type.Ref(Success) },
});
