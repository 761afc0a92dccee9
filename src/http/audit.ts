import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type AuditRecord, recordAudit } from '../audit-log.ts';
import type { Db } from '../db/database.ts';
import type { App } from './app-types.ts';

/** Returns the origin of a request's actions. */
export function actorOf({ caller, id }: FastifyRequest): Actor {
  return { actorId: caller?.userId ?? null, actorRole: caller?.role ?? null, requestId: id };
}

/** Returns the record of a command, if its operation is audited. */
export function recordOfCommand(request: FastifyRequest, familyId: number): AuditRecord | undefined {
  const { audited } = request.routeOptions.config;
  const subjectId = request.caller?.reached?.learnerId;
  return audited && { action: audited, ...actorOf(request), familyId, subjectId };
}

/**
 * Records reads before their answers are sent: those of audited operations, and an ADMIN's reads of other families, each once
 * for a request. Commands record themselves in their transactions.
 */
export function registerAudit(app: App, db: Db): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const record = recordOfRead(request, reply);
    if (!record) done(null, payload);
    else recordAudit(db, record).then(() => done(null, payload), done);
  });
}

function recordOfRead(request: FastifyRequest, { statusCode }: FastifyReply): AuditRecord | undefined {
  const { caller, method, routeOptions } = request;
  if (!caller || method !== 'GET' || statusCode >= 300) return undefined;
  const { reached = caller } = caller;
  const isOthers = caller.role === 'ADMIN' && reached.familyId !== caller.familyId;
  const action = routeOptions.config.audited ?? (isOthers ? 'ADMIN_READ' : undefined);
  if (!action) return undefined;
  const { operationId: operation } = routeOptions.schema ?? {};
  const { familyId, learnerId: subjectId } = { learnerId: undefined, ...reached };
  return { action, ...actorOf(request), familyId, subjectId, detail: { ...(operation && { operation }) } };
}
