import { Type } from '@sinclair/typebox';
import { Confirmation, ConfirmTotp, RecoveryCodes, TotpSecret } from '../../../../schema/accounts.ts';
import { Success } from '../../../../schema/common.ts';
import { operation, parents } from '../../../http/operation.ts';

/** Operations on the second factor of the caller (decisions.md 2.14). */

export const startTotp = operation('startTotp', 'Accounts', {
  access: parents,
  errors: ['INVALID_CREDENTIALS', 'TOTP_ACTIVE', 'TOO_MANY_ATTEMPTS'],
  summary: 'Prepare a second factor',
  description: `Returns a secret for an app that shows one-time passwords (TOTP: 6 digits, 30 seconds). Logins need no code until \`PUT\`
confirms the first one.`,
  body: Type.Ref(Confirmation),
  response: { 200: Type.Ref(TotpSecret) },
});

export const confirmTotp = operation('confirmTotp', 'Accounts', {
  access: parents,
  errors: ['INVALID_CODE', 'TOTP_ACTIVE', 'TOTP_NOT_STARTED', 'TOO_MANY_ATTEMPTS'],
  summary: 'Turn the second factor on',
  description: `Turns the factor on with a one-time password, and returns recovery codes. No other response shows them. Each
replaces a one-time password once.`,
  body: Type.Ref(ConfirmTotp),
  response: { 200: Type.Ref(RecoveryCodes) },
});

export const removeTotp = operation('removeTotp', 'Accounts', {
  dayLimit: 'reserve',
  access: parents,
  errors: ['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS'],
  summary: 'Turn the second factor off',
  description: 'The recovery codes end too.',
  body: Type.Ref(Confirmation),
  response: { 200: Type.Ref(Success) },
});
