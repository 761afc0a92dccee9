import type { WrongCodes } from '../../../../../schema/accounts.ts';
import type { SignInFaults, SignInWords } from '../../../../http/pages/kit/session.ts';
import { formatAgo, formatDuration, formatNumber } from './number-format.ts';

/** Words for a sign-in that failed. */
export const signInFaults: SignInFaults = {
  wrongCredentials: 'The username or the password is wrong.',
  needsCode: 'This account also needs a code from its authenticator app, or a recovery code.',
  wrongCode: 'The code is wrong, or somebody has used it. Wait for the next code.',
  tooMany: (seconds) => `There were too many attempts. Try again ${waitInWords(seconds)}.`,
  outage: (status) => `The service has a problem (${formatNumber(status)}). Try again in a minute.`,
  noAnswer: 'The service does not answer. Check the connection, and try again.',
};

/** Words of the form to sign in. */
export const signInWords: SignInWords = {
  username: 'Username',
  password: 'Password',
  code: 'Code',
  codeHint: 'From the authenticator app, or a recovery code',
  keep: 'Stay signed in until this tab closes',
  submit: 'Sign in',
  busy: 'Signing in …',
  faults: signInFaults,
};

/** Returns what wrong codes since the last sign-in mean. */
export function wrongCodesNotice({ count, lastAt }: WrongCodes, now: number): string {
  const times = count === 1 ? 'once' : `${formatNumber(count)} times`;
  const last = `${count === 1 ? 'That' : 'The last time'} was ${formatAgo(Date.parse(lastAt), now)}`;
  return `Since you last signed in, somebody entered your right password with a wrong code ${times}. ${last}. If this was not you, somebody knows your password: change it with PUT /api/user/password.`;
}

function waitInWords(seconds: number | undefined): string {
  return seconds === undefined ? 'later' : `in ${formatDuration(Math.max(seconds, 1) * 1000, Math.ceil)}`;
}
