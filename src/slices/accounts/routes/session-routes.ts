import { Problem } from '../../../base/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { App } from '../../../http/app-types.ts';
import { actorOf } from '../../../http/audit.ts';
import { callerOf } from '../../../http/authentication.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import type { Order } from '../../../http/listings/cursor.ts';
import { sendPage } from '../../../http/listings/paging.ts';
import type { Deps } from '../../../slice/deps.ts';
import { toWrongCodes } from '../limits/wrong-codes.ts';
import { createInvitation } from '../sign-in/codes.ts';
import { createRequireOwner } from '../sign-in/confirmation.ts';
import * as operations from './operations.ts';

/** Registers the caller's sessions, and the invitations of administrators. */
export function registerSessionRoutes(app: App, deps: Deps): void {
  const { services, now } = deps;
  const { db } = deps.database;
  const { sessions } = services;
  const requireOwner = createRequireOwner(deps);

  app.get('/api/sessions', operations.listSessions, async (request, reply) => {
    const { userId, jti } = callerOf(request);
    return sendPage(request, reply, selectSessions(db, userId, now()), newestFirst, async (rows) =>
      rows.map(({ jti: id, created_at: createdAt, expires_at: expiresAt, ...row }) => {
        return { id, createdAt, expiresAt, isCurrent: id === jti, wrongCodes: toWrongCodes(row) };
      }),
    );
  });

  app.delete('/api/sessions/:id', operations.endSession, async (request) => {
    const isEnded = await sessions.end(callerOf(request).userId, request.params.id);
    if (!isEnded) throw new Problem('SESSION_NOT_FOUND');
    return { success: true };
  });

  app.delete('/api/sessions', operations.endOtherSessions, async (request) => {
    const { userId, jti } = callerOf(request);
    await sessions.endOthers(userId, jti);
    return { success: true };
  });

  app.post('/api/invitations', operations.createInvitation, async (request, reply) => {
    const client = { block: clientBlock(request), requestId: request.id, member: 'the body' };
    await requireOwner(callerOf(request), request.body, client);
    reply.code(201);
    return createInvitation(db, now(), actorOf(request));
  });
}

const newestFirst: Order = { direction: 'desc', columns: { created_at: 'timestamp', jti: 'uuid' } };

/** Selects the valid sessions of a user. */
function selectSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['jti', 'created_at', 'expires_at', 'wrong_codes', 'wrong_code_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString());
}
