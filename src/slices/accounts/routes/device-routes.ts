import type { User } from '../../../../schema/accounts.ts';
import type { LearnerSession } from '../../../../schema/accounts-sessions.ts';
import { Problem } from '../../../base/errors.ts';
import { reachLearner } from '../../../http/access.ts';
import type { App } from '../../../http/app-types.ts';
import { actorOf } from '../../../http/audit.ts';
import { callerOf } from '../../../http/authentication.ts';
import { executeAsCaller } from '../../../http/commands.ts';
import { earlierToken } from '../../../http/earlier-token.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import type { Deps } from '../../../slice/deps.ts';
import { findUser } from '../queries.ts';
import { lifetimeOf } from '../sessions/lifetime.ts';
import { type Session, signToken } from '../sessions/sessions.ts';
import { loginDepsOf } from '../sign-in/login.ts';
import { checkPin, pinText } from '../sign-in/pin.ts';
import { setPin } from '../users/pin.domain.ts';
import * as operations from './device-operations.ts';

/** Registers the devices that a parent hands over, and PINs (decisions.md 2.18). */
export function registerDeviceRoutes(app: App, deps: Deps): void {
  const { commands, services, settings } = deps;
  const { db } = deps.database;
  const { sessions } = services;
  const login = loginDepsOf(deps);

  app.post('/api/learners/:id/session', operations.createLearnerSession, async (request, reply) => {
    const lifetimeSeconds = lifetimeOf(settings, request.body);
    const caller = callerOf(request);
    const { learnerId } = await reachLearner(db, caller, request.params.id);
    const record = { action: 'LEARNER_SIGN_IN', ...actorOf(request) } as const;
    const handedOverBy = caller.userId;
    const session = await sessions.handOver({ learnerId, handedOverBy, lifetimeSeconds, record });
    const user = await findUser(db, learnerId);
    if (!session || !user) throw new Problem('LEARNER_NOT_FOUND');
    reply.code(201);
    return toLearnerSession(app, user, session);
  });

  app.put('/api/learners/:id/pin', operations.setLearnerPin, async (request) => {
    const caller = callerOf(request);
    const { learnerId, familyId } = await reachLearner(db, caller, request.params.id);
    const { pictures } = request.body;
    const pinHash =
      pictures === null ? null : await services.passwords.hash(pinText(pictures), caller.userId);
    return executeAsCaller(commands, request, { handler: setPin, familyId, data: { learnerId, pinHash } });
  });

  app.post('/api/learners/:id/unlock', operations.unlockWithPin, async (request) => {
    const lifetimeSeconds = lifetimeOf(settings, request.body);
    const { pictures } = request.body;
    const client = {
      block: clientBlock(request),
      requestId: request.id,
      token: earlierToken(app, request),
    };
    const { user, ...origin } = await checkPin(login, { learnerId: request.params.id, pictures }, client);
    const record = { action: 'SIGN_IN', requestId: request.id } as const;
    const session = await sessions.handOver({ learnerId: user.id, ...origin, lifetimeSeconds, record });
    if (!session) throw new Problem('INVALID_PIN');
    return toLearnerSession(app, user, session);
  });
}

function toLearnerSession(app: App, user: User, session: Session): LearnerSession {
  const expiresAt = new Date(session.exp * 1000).toISOString();
  return { token: signToken(app, user, session), user, expiresAt };
}
