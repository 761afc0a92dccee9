import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { type Actor, type AuditRecord, recordAudit } from '../kernel/audit-log.ts';
import type { App } from './app-types.ts';

/** Returns the origin of a request's actions. */
export function actorOf({ caller, id }: FastifyRequest): Actor {
  return { actorId: caller?.userId ?? null, actorRole: caller?.role ?? null, requestId: id };
}

/** Returns the record of a command, if its operation is audited. */
export function recordOfCommand(request: FastifyRequest, familyId: number): AuditRecord | undefined {
  const { audited } = request.routeOptions.config;
  const subjectId = request.caller?.reached?.get(familyId);
  return audited && { action: audited, ...actorOf(request), familyId, subjectId };
}

/**
 * Records reads before their answers are sent: those of audited operations, and an ADMIN's reads of other families, each
 * family once for a request. Commands record themselves in their transactions.
 */
export function registerAudit(app: App, db: Db): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const records = recordsOfRead(request, reply);
    if (records.length === 0) done(null, payload);
    else recordAudit(db, ...records).then(() => done(null, payload), done);
  });
}

function recordsOfRead(request: FastifyRequest, { statusCode }: FastifyReply): AuditRecord[] {
  const { caller, method, routeOptions } = request;
  // A 304 confirms that the caller has the data.
  if (!caller || method !== 'GET' || (statusCode >= 300 && statusCode !== 304)) return [];
  const { audited } = routeOptions.config;
  if (!audited && caller.role !== 'ADMIN') return [];
  const { operationId: operation } = routeOptions.schema ?? {};
  const detail = { ...(operation && { operation }) };
  const { reached = new Map<number, undefined>([[caller.familyId, undefined]]) } = caller;
  return [...reached].flatMap(([familyId, subjectId]): AuditRecord[] => {
    const action = audited ?? (familyId === caller.familyId ? undefined : 'ADMIN_READ');
    return action ? [{ action, ...actorOf(request), familyId, subjectId, detail }] : [];
  });
}
