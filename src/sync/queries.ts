import type { Kysely, Selectable } from 'kysely';
import type { SyncConfig, SyncStatus } from '../../schema/sync.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import { EnvelopeError, type Keyring } from './envelope.ts';
import { maskTargetUrl, parseTargetUrl, type TargetUrl } from './target/url.ts';

export type ConfigRow = Selectable<DB['sync_configs']>;

/** A family's configurations, oldest first. */
export function listConfigs(db: Kysely<DB>, familyId: number): Promise<ConfigRow[]> {
  return db
    .selectFrom('sync_configs')
    .selectAll()
    .where('family_id', '=', familyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A configuration of this family: 404 where there is none, 403 where it is another's. */
export async function requireConfig(db: Kysely<DB>, familyId: number, id: string): Promise<ConfigRow> {
  const row = await db.selectFrom('sync_configs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('SYNC_CONFIG_NOT_FOUND');
  if (row.family_id !== familyId)
    throw new Problem('FORBIDDEN', { detail: 'This configuration belongs to another parent.' });
  return row;
}

/** What encryption binds a configuration's target to. */
export function targetContext(familyId: number, id: string): string {
  return `sync_configs.target_url ${familyId} ${id}`;
}

/** The target of a configuration, with its password. */
export function targetOf(
  row: Pick<ConfigRow, 'family_id' | 'id' | 'target_url'>,
  keyring: Keyring,
): TargetUrl {
  return parseTargetUrl(keyring.decrypt(row.target_url, targetContext(row.family_id, row.id)));
}

/** The same; undefined where it cannot be read any more, because its key is lost or the row was changed. */
export function readableTargetOf(row: ConfigRow, keyring: Keyring): TargetUrl | undefined {
  try {
    return targetOf(row, keyring);
  } catch (error) {
    if (error instanceof EnvelopeError) return undefined;
    throw error;
  }
}

/** interface.md 2.12: with the password masked, and progress while there is any. */
export function toSyncConfig(row: ConfigRow, keyring: Keyring): SyncConfig {
  const isRunning = row.sync_status === 'IN_PROGRESS';
  return {
    id: row.id,
    parentId: String(row.family_id),
    targetDbUrl: maskTargetUrl(readableTargetOf(row, keyring)),
    continuousSync: row.continuous_sync,
    // A check of the table holds it to these.
    syncStatus: row.sync_status as SyncStatus,
    lastSyncAt: row.last_sync_at,
    errorMessage: row.error_message,
    rowsDone: isRunning ? row.rows_done : null,
    rowsTotal: isRunning ? row.rows_total : null,
  };
}
