import type { AuditAction } from '../../../schema/actions.ts';
import type { Database } from '../../../src/db/database.ts';

/** Returns what the audit log has of an action, oldest first. */
export async function recordsOf({ sql }: Pick<Database, 'sql'>, action: AuditAction) {
  const rows = await sql`
    SELECT family_id, actor_id, actor_role, subject_id, outcome FROM audit_log WHERE action = ${action} ORDER BY id`;
  return [...rows];
}
