import type { User } from '../../../../schema/accounts.ts';
import type { App } from '../../../http/app-types.ts';
import type { Session } from './sessions.ts';

/** Returns the signed token of a session (decisions.md 2.4). */
export function signToken(app: App, { id, role }: Pick<User, 'id' | 'role'>, session: Session): string {
  const { jti, iat, exp } = session;
  return app.jwt.sign({ sub: String(id), role, jti, iat, exp });
}
