import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import type { Claims } from './authentication.ts';

/** Token that the service has signed. It may be expired or revoked, so it allows nothing. */
export interface EarlierToken {
  userId: number;
  /** Id of its session. */
  id: string;
  /** Time of its start, in seconds since 1970. */
  iat: number;
  /** User who handed the device over to a learner; undefined after a login. */
  handedOverBy: number | undefined;
}

/** Returns the token that a client sends, which shows that the user has signed in on this device; undefined without one. */
export function earlierToken(app: App, { headers }: FastifyRequest): EarlierToken | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  try {
    // The service has signed the token, so its claims have their types.
    const { sub, jti, iat, handedOverBy } = app.jwt.verify<Claims>(token, {
      algorithms: ['HS256'],
      ignoreExpiration: true,
    });
    return { userId: Number(sub), id: jti, iat, handedOverBy };
  } catch {
    // The operation needs no token, so a bad one counts as none.
    return undefined;
  }
}
