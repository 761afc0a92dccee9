import { keepToken, keptToken } from '../page-token.js';
import {
  type Api,
  type ApiOptions,
  type components,
  createApi,
  ForeignAnswer,
  isCode,
  messageOf,
  ServiceError,
  unwrap,
} from './client.ts';

type Schemas = components['schemas'];

/** Signed-in user. The token is in memory; in the storage of this tab only if the user asks for it. */
export interface Session {
  token: string;
  user: Schemas['User'];
  api: Api;
  /** Wrong codes since the sign-in before, which the user has not read yet; null if there were none. */
  wrongCodes: Schemas['WrongCodes'] | null;
}

interface SessionOptions extends ApiOptions {
  /** Called with the token of a session that the service no longer accepts. */
  onEnd: (token: string) => void;
}

/**
 * Signs in. Throws a ServiceError with the code TOTP_REQUIRED if the account needs a code.
 *
 * @param keeps true if the tab keeps the token until it closes
 */
export async function signIn(
  credentials: Schemas['LoginRequest'],
  { keeps, onEnd, ...options }: SessionOptions & { keeps: boolean },
): Promise<Session> {
  // Each attempt counts against guesses, so the reader decides about another one.
  const visitor = createApi(() => undefined, onEnd, { ...options, attempts: 1 });
  const { token, user, wrongCodes } = unwrap(await visitor.POST('/login', { body: credentials }));
  if (keeps) keepToken(token);
  return { token, user, api: createApi(() => token, onEnd, options), wrongCodes };
}

/** Returns the session that this tab kept; undefined if there is none. Throws a ServiceError if it has ended. */
export async function keptSession({ onEnd, ...options }: SessionOptions): Promise<Session | undefined> {
  const token = keptToken();
  if (token === undefined) return undefined;
  const api = createApi(() => token, onEnd, options);
  return { token, user: unwrap(await api.GET('/api/user')), api, wrongCodes: null };
}

/** Words for a sign-in that failed. */
export interface SignInFaults {
  wrongCredentials: string;
  needsCode: string;
  wrongCode: string;
  /** Too many attempts. @param seconds to wait; undefined if the service does not say */
  tooMany(seconds: number | undefined): string;
  /** Fault of the service, with the status of HTTP. */
  outage(status: number): string;
  noAnswer: string;
}

/** Words of the form to sign in. */
export interface SignInWords {
  username: string;
  password: string;
  code: string;
  /** Where the code comes from. */
  codeHint: string;
  /** Choice to stay signed in; without it, the form does not offer it. */
  keep?: string;
  submit: string;
  busy: string;
  faults: SignInFaults;
}

/** Returns why signing in failed, and what to do about it. */
export function signInFault(error: unknown, words: SignInFaults): string {
  if (isCode(error, 'INVALID_CREDENTIALS')) return words.wrongCredentials;
  if (isCode(error, 'TOTP_REQUIRED')) return words.needsCode;
  if (isCode(error, 'INVALID_CODE')) return words.wrongCode;
  if (error instanceof ForeignAnswer) return words.outage(error.status);
  if (!(error instanceof ServiceError)) return words.noAnswer;
  const { status } = error.problem;
  if (status === 429) return words.tooMany(error.retryAfter);
  return status >= 500 ? words.outage(status) : messageOf(error);
}
