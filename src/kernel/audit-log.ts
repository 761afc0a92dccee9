import { CompiledQuery } from 'kysely';
import type { AuditAction, AuditActorRole, AuditDetail } from '../../schema/actions.ts';
import { createInsert, insertStatements } from '../db/bulk.ts';
import type { Db } from '../db/database.ts';
import { type Queryable, runStatements, type Statement } from '../db/transaction.ts';

/** Origin of an action. */
export interface Actor {
  /** The user who acts; null for the command line, the service itself, and clients without a token. */
  actorId: number | null;
  actorRole: AuditActorRole | null;
  requestId: string | null;
}

/** Actor of all commands of the command line. */
export const operatorActor: Actor = { actorId: null, actorRole: 'OPERATOR', requestId: null };

/** Record of the audit log (decisions.md 9). It holds ids, numbers and codes, and no text that a person typed. */
export interface AuditRecord extends Actor {
  action: AuditAction;
  /** Family that the action concerns; undefined for the service as a whole. */
  familyId?: number | undefined;
  /** User whom the action concerns. */
  subjectId?: number | undefined;
  /** Code of the error; undefined after a success. */
  failure?: string | undefined;
  detail?: AuditDetail | undefined;
}

const columns = {
  family_id: 'bigint',
  action: 'text',
  outcome: 'text',
  actor_id: 'bigint',
  actor_role: 'text',
  subject_id: 'bigint',
  request_id: 'text',
  detail: 'jsonb',
};

const insert = createInsert('audit_log', columns);

/** Returns the statements that add records. */
export function auditStatements(records: readonly AuditRecord[]): Statement[] {
  const rows = records.map(({ familyId, actorId, actorRole, subjectId, requestId, failure, ...record }) => ({
    family_id: familyId ?? 0,
    action: record.action,
    outcome: failure ?? 'SUCCESS',
    actor_id: actorId,
    actor_role: actorRole,
    subject_id: subjectId,
    request_id: requestId,
    detail: record.detail ?? {},
  }));
  // Records are few, so one form serves one server and a cluster.
  return insertStatements(insert, rows, true);
}

/** Adds records. A change and its record belong in one transaction. */
export async function recordAudit(db: Db | Queryable, ...records: AuditRecord[]): Promise<void> {
  const statements = auditStatements(records);
  if ('query' in db) return runStatements(db, statements);
  for (const { text, parameters } of statements)
    await db.executeQuery(CompiledQuery.raw(text, [...parameters]));
}
