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
