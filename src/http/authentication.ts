import jwt from '@fastify/jwt';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { FastifyRequest } from 'fastify';
import { uuidPattern } from '../../schema/common.ts';
import { forbidden, Problem } from '../base/errors.ts';
import type { App, Caller, Role } from './app-types.ts';
import { roleSentence } from './operation.ts';

/** Claims of a token (decisions.md 2.4). `iat` and `exp` are seconds since 1970. */
const Claims = Type.Object({
  sub: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
  role: Type.Union([Type.Literal('ADMIN'), Type.Literal('PARENT'), Type.Literal('LEARNER')]),
  jti: Type.String({ pattern: uuidPattern }),
  iat: Type.Integer(),
  exp: Type.Integer(),
  /** User who handed the device over to a learner. */
  handedOverBy: Type.Optional(Type.Integer({ minimum: 1 })),
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

/** Function that returns the session of a token, at once if it is known; undefined unless it is valid. */
export type FindSession = (jti: string) => ValidSession | Promise<ValidSession | undefined>;

export interface AuthenticationOptions {
  secret: string;
  findSession: FindSession;
}

/** Maximum number of verified tokens that the service remembers: some 5 MB. */
const maxVerified = 10_000;

/** Checks the token and role of callers before the service reads the body (decisions.md 1.5). */
export async function registerAuthentication(
  app: App,
  { secret, findSession }: AuthenticationOptions,
): Promise<void> {
  await app.register(jwt, { secret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } });
  app.decorateRequest('caller', null);
  // By their header. The library's cache is slower, since it decodes and hashes each token before it looks there.
  const verified = new Map<string, Claims>();

  async function verify(request: FastifyRequest): Promise<Claims> {
    const token = await verifyToken(request);
    const [oldest] = verified.keys();
    if (verified.size >= maxVerified && oldest !== undefined) verified.delete(oldest);
    verified.set(String(request.headers.authorization), token);
    return token;
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (accessOf(request) === undefined) return done();
    const token = verified.get(String(request.headers.authorization));
    const session = token && findSession(token.jti);
    if (token && session && !(session instanceof Promise)) {
      admit(request, token, session);
      return done();
    }
    const admitLater = async () => {
      const late = token ?? (await verify(request));
      admit(request, late, await (session ?? findSession(late.jti)));
    };
    admitLater().then(() => done(), done);
  });
}

/** Returns the roles that may use the operation; undefined if it is public. */
function accessOf({ routeOptions }: FastifyRequest): readonly Role[] | undefined {
  const { access } = routeOptions.config;
  return access === 'public' ? undefined : access;
}

/** Sets the caller of the request. Throws 401 or 403 unless it may use the operation. */
function admit(request: FastifyRequest, token: Claims, session: ValidSession | undefined): void {
  const access = accessOf(request);
  request.caller = callerBy(token, session);
  if (access && !access.includes(token.role)) throw forbidden(roleSentence(access));
  const { allowsWaiting = false } = request.routeOptions.config;
  if (session?.isWaiting && !allowsWaiting) throw notConfirmed(session);
}

/** Returns the problem of a waiting learner. It names the way out, which the learner shows to the parent. */
function notConfirmed({ userId }: ValidSession): Problem {
  const detail = `The parent has not confirmed the learner yet. The parent or an administrator does so with PUT /api/learners/${userId}/confirm. GET /api/learners?status=waiting lists the learners who wait.`;
  return new Problem('LEARNER_NOT_CONFIRMED', { detail });
}

/** Returns the caller of a public operation, or null without a token. Rejects an invalid token. */
export async function optionalCaller(
  request: FastifyRequest,
  options: AuthenticationOptions,
): Promise<Caller | null> {
  if (request.headers.authorization === undefined) return null;
  const token = await verifyToken(request);
  return callerBy(token, await options.findSession(token.jti));
}

/** Returns the caller of an operation that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('a public operation has no caller');
  return request.caller;
}

/** Returns the caller with a verified token. Throws 401 unless token and session are valid. */
function callerBy({ sub, role, jti, exp }: Claims, session: ValidSession | undefined): Caller {
  // A restored backup may have given the id to somebody else.
  const isOfUser = String(session?.userId) === sub && session?.role === role;
  if (!session || !isOfUser || exp * 1000 <= Date.now()) throw new Problem('UNAUTHENTICATED');
  const { userId, familyId } = session;
  return { userId, role, familyId, jti };
}

async function verifyToken(request: FastifyRequest): Promise<Claims> {
  const payload = await payloadOf(request);
  if (!claims.Check(payload)) throw new Problem('UNAUTHENTICATED');
  return payload;
}

async function payloadOf(request: FastifyRequest): Promise<unknown> {
  try {
    return await request.jwtVerify();
  } catch (error) {
    // All invalid tokens get the same answer. Only the log has the cause.
    request.log.debug({ err: error }, 'token rejected');
    throw new Problem('UNAUTHENTICATED');
  }
}
