import type { Login, User, WrongCodes } from '../../../../schema/accounts.ts';
import { keepToken, keptToken } from '../../../http/pages/page-token.js';
import { type Api, createApi, send } from './api.ts';

/** Signed-in user. The token is in memory; in the storage of this tab only if the user asks for it. */
export interface Session {
  user: User;
  api: Api;
  /** Wrong codes since the sign-in before, which the user has not read yet; null if there were none. */
  wrongCodes: WrongCodes | null;
}

/** Signs in. Throws an ApiError with the code TOTP_REQUIRED if the account needs a code. */
export async function signIn(
  credentials: { username: string; password: string; code?: string },
  { keeps, onEnd }: { keeps: boolean; onEnd: (token: string) => void },
): Promise<Session> {
  const response = await send('/login', { method: 'POST', body: credentials });
  const { token, user, wrongCodes }: Login = await response.json();
  if (keeps) keepToken(token);
  return { user, api: createApi(token, onEnd), wrongCodes };
}

/** Returns the session that this tab kept; undefined if there is none or it has ended. */
export async function keptSession(onEnd: (token: string) => void): Promise<Session | undefined> {
  const token = keptToken();
  if (token === undefined) return undefined;
  const api = createApi(token, onEnd);
  return { user: await api.get<User>('/api/user'), api, wrongCodes: null };
}
