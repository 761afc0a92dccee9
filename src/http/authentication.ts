import jwt from '@fastify/jwt';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { FastifyRequest } from 'fastify';
import { uuidPattern } from '../../schema/common.ts';
import { forbidden, Problem } from '../errors.ts';
import type { App, Caller, Role } from './app-types.ts';
import { roleSentence } from './operation.ts';

/** Claims of a token (decisions.md 2.4). `iat` and `exp` are seconds since 1970. */
const Claims = Type.Object({
  sub: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
  role: Type.Union([Type.Literal('ADMIN'), Type.Literal('PARENT'), Type.Literal('LEARNER')]),
  jti: Type.String({ pattern: uuidPattern }),
  iat: Type.Integer(),
  exp: Type.Integer(),
});
export type Claims = Static<typeof Claims>;
const claims = TypeCompiler.Compile(Claims);

/** Valid session of an existing user. */
export interface ValidSession {
  userId: number;
  role: Role;
  /** Family of the user; a waiting learner has its own id. */
  familyId: number;
  /** True for a learner whom the parent has not confirmed yet. */
  isWaiting: boolean;
}

/** Function that returns the session of a token; undefined unless it is valid. */
export type FindSession = (jti: string) => Promise<ValidSession | undefined>;

export interface AuthenticationOptions {
  secret: string;
  findSession: FindSession;
}

/** Checks the token and role of callers before the service reads the body (decisions.md 1.5). */
export async function registerAuthentication(app: App, options: AuthenticationOptions): Promise<void> {
  await app.register(jwt, {
    secret: options.secret,
    sign: { algorithm: 'HS256' },
    // Caches signatures; every request still checks expiry and session.
    verify: { algorithms: ['HS256'], cache: 1000 },
  });
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { access, allowsWaiting } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    const { isWaiting, ...caller } = await authenticate(request, options);
    request.caller = caller;
    if (!access.includes(caller.role)) throw forbidden(roleSentence(access));
    if (isWaiting && !allowsWaiting) throw new Problem('LEARNER_NOT_CONFIRMED');
  });
}

/** Returns the caller of a public operation, or null without a token. Rejects an invalid token. */
export async function optionalCaller(
  request: FastifyRequest,
  options: AuthenticationOptions,
): Promise<Caller | null> {
  return request.headers.authorization === undefined ? null : authenticate(request, options);
}

/** Returns the caller of an operation that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('a public operation has no caller');
  return request.caller;
}

async function authenticate(
  request: FastifyRequest,
  options: AuthenticationOptions,
): Promise<Caller & { isWaiting: boolean }> {
  const payload = await verifyToken(request);
  if (!claims.Check(payload) || payload.exp * 1000 <= Date.now()) throw new Problem('UNAUTHENTICATED');
  const { sub, role, jti } = payload;
  const session = await options.findSession(jti);
  // A restored backup may have given the id to somebody else.
  if (String(session?.userId) !== sub || session?.role !== role) throw new Problem('UNAUTHENTICATED');
  const { userId, familyId, isWaiting } = session;
  return { userId, role, familyId, jti, isWaiting };
}

async function verifyToken(request: FastifyRequest): Promise<unknown> {
  try {
    return await request.jwtVerify();
  } catch (error) {
    // All invalid tokens get the same answer. Only the log has the cause.
    request.log.debug({ err: error }, 'token rejected');
    throw new Problem('UNAUTHENTICATED');
  }
}
