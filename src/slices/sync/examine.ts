import type { Database } from '../../db/database.ts';
import type { Finding } from '../../slice/slice.ts';

/** Checks for replicas whose synchronisation fails. */
export async function examineReplicas({ db }: Database): Promise<Finding[]> {
  const configs = await db
    .selectFrom('sync_configs')
    .select(['family_id', 'id', 'last_sync_at', 'error_message'])
    .where('sync_status', '=', 'FAILED')
    .orderBy('family_id')
    .execute();
  const check = 'replicas';
  if (configs.length === 0) return [{ check, state: 'ok', message: 'No replica has failed.' }];
  return configs.map(({ family_id, id, last_sync_at, error_message }) => ({
    check,
    state: 'warning',
    message: `The synchronisation of replica ${id} of family ${family_id} fails. ${error_message ?? ''} Last success: ${last_sync_at ?? 'never'}.`,
    fix: 'The log gives the cause. For a connection string, `sync check URL` shows it.',
  }));
}
