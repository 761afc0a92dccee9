import type { WrongCodes } from '../../../../../schema/accounts.ts';
import { formatAgo, formatDuration, formatNumber } from './number-format.ts';

const problems: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'The username or the password is wrong.',
  TOTP_REQUIRED: 'This account also needs a code from its authenticator app, or a recovery code.',
  INVALID_CODE: 'The code is wrong, or somebody has used it. Wait for the next code.',
};

/** Refusal of the service, see `ApiError`. */
interface Refusal {
  status: number;
  code: string;
  message: string;
  retryAfter: number | undefined;
}

/** Returns why signing in failed, and what to do about it. Without a refusal, there was no answer. */
export function signInProblem(refusal: Refusal | undefined): string {
  if (!refusal) return 'The service does not answer. Check the connection, and try again.';
  const { status, code, message, retryAfter } = refusal;
  if (status === 429) return `There were too many attempts. Try again ${waitInWords(retryAfter)}.`;
  if (status >= 500) return `The service has a problem (${formatNumber(status)}). Try again in a minute.`;
  return problems[code] ?? message;
}

/** Returns what wrong codes since the last sign-in mean. */
export function wrongCodesNotice({ count, lastAt }: WrongCodes, now: number): string {
  const times = count === 1 ? 'once' : `${formatNumber(count)} times`;
  const last = `${count === 1 ? 'That' : 'The last time'} was ${formatAgo(Date.parse(lastAt), now)}`;
  return `Since you last signed in, somebody entered your right password with a wrong code ${times}. ${last}. If this was not you, somebody knows your password: change it with PUT /api/user/password.`;
}

function waitInWords(seconds: number | undefined): string {
  return seconds === undefined ? 'later' : `in ${formatDuration(Math.max(seconds, 1) * 1000, Math.ceil)}`;
}
