import type { FastifyRequest } from 'fastify';
import type { Health } from '../../../../schema/accounts.ts';
import { existing, Problem } from '../../../base/errors.ts';
import { programVersion } from '../../../base/version.ts';
import type { App } from '../../../http/app-types.ts';
import { callerOf, optionalCaller } from '../../../http/authentication.ts';
import { earlierToken } from '../../../http/earlier-token.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import type { Deps } from '../../../slice/deps.ts';
import { createHealthCheck } from '../health.ts';
import { findUser } from '../queries.ts';
import { lifetimeOf } from '../sessions/lifetime.ts';
import { signToken } from '../sessions/sessions.ts';
import { checkLogin, loginDepsOf } from '../sign-in/login.ts';
import { createRegistration } from '../users/registration.ts';
import * as operations from './operations.ts';

/** Registers the routes of accounts, of health and of the version (interface.md 4.1). */
export function registerAccountRoutes(app: App, deps: Deps): void {
  registerTokenRoutes(app, deps);
  registerOwnRoutes(app, deps);
  const databaseAnswers = createHealthCheck(deps.database.sql);

  app.get('/api/healthcheck', operations.checkHealth, async (_request, reply) => {
    const health: Health = (await databaseAnswers())
      ? { status: 'ok', message: 'The service and its database answer.' }
      : { status: 'error', message: 'The database does not answer.' };
    return reply.code(health.status === 'ok' ? 200 : 503).send(health);
  });

  const version = programVersion();
  app.get('/api/version', operations.getVersion, async () => version);
}

/** Registers the operations that return tokens. */
function registerTokenRoutes(app: App, deps: Deps): void {
  const { settings, services } = deps;
  const { sessions } = services;
  const register = createRegistration(deps);
  const login = loginDepsOf(deps);
  const authentication = { secret: settings.jwtSecret, findSession: sessions.find };

  app.post('/register', operations.register, async (request, reply) => {
    const client = { block: clientBlock(request), requestId: request.id };
    const { user, passwordHash } = await register(request.body, client, () =>
      optionalCaller(request, authentication),
    );
    const session = await sessions.issue(user.id, passwordHash, null);
    if (!session) throw new Problem('UNAUTHENTICATED', { detail: 'The account was deleted.' });
    reply.code(201);
    return { token: signToken(app, user, session), user };
  });

  app.post('/login', operations.login, async (request) => {
    const lifetimeSeconds = lifetimeOf(settings, request.body);
    const client = {
      block: clientBlock(request),
      requestId: request.id,
      token: earlierToken(app, request),
    };
    const { user, passwordHash } = await checkLogin(login, request.body, client);
    const session = await sessions.issue(user.id, passwordHash, request.id, lifetimeSeconds);
    if (!session) throw new Problem('INVALID_CREDENTIALS');
    const { wrongCodes } = session;
    return { token: signToken(app, user, session), user, domain: domainOf(request), wrongCodes };
  });
}

/** Registers the operations that need a token. */
function registerOwnRoutes(app: App, { database, services }: Deps): void {
  app.post('/logout', operations.redirectLogout, async (_request, reply) =>
    reply.redirect('/api/logout', 307),
  );
  app.get('/user', operations.redirectUser, async (_request, reply) => reply.redirect('/api/user', 307));

  app.post('/api/logout', operations.logout, async (request) => {
    await services.sessions.revoke(callerOf(request).jti);
    return { success: true };
  });

  app.get('/api/user', operations.getUser, async (request) => {
    return existing(await findUser(database.db, callerOf(request).userId), 'UNAUTHENTICATED');
  });
}

/** Returns the host name of the `Origin` header, or else of the `Host` header (decisions.md 2.6). */
function domainOf(request: FastifyRequest): string {
  const { origin } = request.headers;
  const host = origin === undefined ? '' : (URL.parse(origin)?.hostname ?? '');
  return host || request.hostname;
}
