import { CompiledQuery } from 'kysely';
import { Problem } from '../../../base/errors.ts';
import { loggedText } from '../../../base/logged-error.ts';
import type { Log } from '../../../base/service-log.ts';
import type { Db } from '../../../db/database.ts';
import { type AuditRecord, recordAudit } from '../../../kernel/audit-log.ts';

/** Login with a wrong password or code. The user is undefined for an unknown name. */
interface FailedLogin {
  userId: number | undefined;
  familyId: number | undefined;
  requestId: string;
  failure: 'INVALID_CREDENTIALS' | 'INVALID_CODE' | 'INVALID_PIN';
}

/** Function that records a failed login, and returns its problem. */
export type RecordFailedLogin = (failed: FailedLogin) => Problem;

/**
 * Creates a function that records failed logins in the audit log, and returns their problems. Failures with unknown names leave one record a minute:
 * without that, 33 of them a second, as many as the service checks, fill 800 MB a day. Those of a user have a limit
 * (decisions.md 2.5).
 *
 * The answer does not wait for the record, because the time of its write would reveal which names exist.
 */
export function createFailedLoginRecorder(db: Db, log: Log): RecordFailedLogin {
  let isStoringUnknown = false;

  async function store(record: AuditRecord): Promise<void> {
    if (record.subjectId !== undefined) return recordAudit(db, record);
    // Of several at once, one is enough. Other instances may add one each.
    if (isStoringUnknown) return;
    isStoringUnknown = true;
    try {
      const { rows } = await db.executeQuery(CompiledQuery.raw(recentUnknown));
      if (rows.length === 0) await recordAudit(db, record);
    } finally {
      isStoringUnknown = false;
    }
  }

  return ({ userId, ...failed }) => {
    const record: AuditRecord = {
      ...failed,
      action: 'SIGN_IN_FAILED',
      actorId: null,
      actorRole: null,
      subjectId: userId,
    };
    store(record).catch((error: unknown) => {
      log.warn(`Cannot record a failed login: ${loggedText(error)}`);
    });
    return new Problem(failed.failure);
  };
}

const recentUnknown = `SELECT FROM audit_log WHERE family_id = 0 AND action = 'SIGN_IN_FAILED' AND subject_id IS NULL
  AND at > clock_timestamp() - interval '1 minute' LIMIT 1`;
