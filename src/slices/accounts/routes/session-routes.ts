import type { Session } from '../../../../schema/accounts-sessions.ts';
import { Problem } from '../../../base/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import { mayActForFamily, reachLearner } from '../../../http/access.ts';
import type { App, Caller } from '../../../http/app-types.ts';
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
    const caller = callerOf(request);
    const { learnerId } = request.query;
    const userId =
      learnerId === undefined ? caller.userId : (await reachLearner(db, caller, learnerId)).learnerId;
    return sendPage(request, reply, selectSessions(db, userId, now()), newestFirst, async (rows) =>
      rows.map((row) => toSession(row, caller)),
    );
  });

  app.delete('/api/sessions/:id', operations.endSession, async (request) => {
    const { id } = request.params;
    const userId = await userOfSession(db, callerOf(request), id);
    if (userId === undefined || !(await sessions.end(userId, id))) throw new Problem('SESSION_NOT_FOUND');
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

type SessionRow = Pick<
  Row<'sessions'>,
  'jti' | 'user_id' | 'created_at' | 'expires_at' | 'wrong_codes' | 'wrong_code_at' | 'handed_over_by'
>;

/** Selects the valid sessions of a user. */
function selectSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['jti', 'user_id', 'created_at', 'expires_at', 'wrong_codes', 'wrong_code_at', 'handed_over_by'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString());
}

function toSession(row: SessionRow, { jti }: Caller): Session {
  return {
    id: row.jti,
    userId: row.user_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isHandedOver: row.handed_over_by !== null,
    isCurrent: row.jti === jti,
    wrongCodes: toWrongCodes(row),
  };
}

/** Returns the user of a session that the caller may end: its own, or that of a learner for whom it acts; undefined for others. */
async function userOfSession(db: Db, caller: Caller, jti: string): Promise<number | undefined> {
  const user = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.role', 'u.parent_id'])
    .where('s.jti', '=', jti)
    .executeTakeFirst();
  if (user === undefined || user.id === caller.userId) return user?.id;
  if (user.role !== 'LEARNER' || user.parent_id === null) return undefined;
  return mayActForFamily(caller, user.parent_id) ? user.id : undefined;
}
