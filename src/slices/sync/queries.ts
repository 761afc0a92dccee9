import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { SyncConfig, SyncStatus } from '../../../schema/sync.ts';
import { EnvelopeError, type Keyring } from '../../base/envelope.ts';
import { forbidden, Problem } from '../../base/errors.ts';
import { columnsOf } from '../../db/known-columns.ts';
import type { DB } from '../../db/types.ts';
import { findOwnFirst } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import type { Order } from '../../http/listings/cursor.ts';
import { type PageQuery, sendPage } from '../../http/listings/paging.ts';
import { maskReplicaUrl, parseReplicaUrl, type ReplicaUrl } from './replica/url.ts';

export type ConfigRow = Selectable<DB['sync_configs']>;

const oldestFirst: Order = { direction: 'asc', columns: { created_at: 'timestamp', id: 'uuid' } };

/** Lists the configurations of the caller's family, oldest first. */
export function listConfigs(
  db: Kysely<DB>,
  keyring: Keyring,
  request: FastifyRequest<{ Querystring: PageQuery }>,
  reply: FastifyReply,
): Promise<SyncConfig[]> {
  const rows = db
    .selectFrom('sync_configs')
    .select(columnsOf('sync_configs'))
    .where('family_id', '=', callerOf(request).userId);
  return sendPage(request, reply, rows, oldestFirst, async (rows) =>
    rows.map((row) => toSyncConfig(row, keyring)),
  );
}

/** Returns the configuration of the caller's family. @throws Problem 404 if it does not exist, 403 if it is another family's */
export async function requireConfig(db: Kysely<DB>, caller: Caller, id: string): Promise<ConfigRow> {
  const row = await findOwnFirst(caller, (isInScope) =>
    db
      .selectFrom('sync_configs')
      .select(columnsOf('sync_configs'))
      .where('id', '=', id)
      .where(isInScope)
      .executeTakeFirst(),
  );
  if (!row) throw new Problem('SYNC_CONFIG_NOT_FOUND');
  if (row.family_id !== caller.familyId) throw forbidden('This configuration belongs to another parent.');
  return row;
}

/** Returns a family's connection string as responses show it; undefined without the configuration or its key. */
export async function findShownUrl(
  db: Kysely<DB>,
  keyring: Keyring,
  familyId: number,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sync_configs')
    .select(columnsOf('sync_configs'))
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst();
  const url = row && tryDecryptUrl(row, keyring);
  return url && maskReplicaUrl(url);
}

/** Returns the encryption context of a configuration's connection string. */
export function urlContext(familyId: number, id: string): string {
  return `sync_configs.target_url ${familyId} ${id}`;
}

/** Decrypts a configuration's connection string. @throws EnvelopeError */
export function decryptUrl(
  row: Pick<ConfigRow, 'family_id' | 'id' | 'target_url'>,
  keyring: Keyring,
): ReplicaUrl {
  return parseReplicaUrl(keyring.decrypt(row.target_url, urlContext(row.family_id, row.id)));
}

/** Decrypts a configuration's connection string; returns undefined if the key is lost or the row was changed. */
export function tryDecryptUrl(row: ConfigRow, keyring: Keyring): ReplicaUrl | undefined {
  try {
    return decryptUrl(row, keyring);
  } catch (error) {
    if (error instanceof EnvelopeError) return undefined;
    throw error;
  }
}

/** Returns the representation of interface.md 2.12, with a masked password, and progress during a run. */
export function toSyncConfig(row: ConfigRow, keyring: Keyring): SyncConfig {
  const isRunning = row.sync_status === 'IN_PROGRESS';
  return {
    id: row.id,
    parentId: String(row.family_id),
    targetDbUrl: maskReplicaUrl(tryDecryptUrl(row, keyring)),
    continuousSync: row.continuous_sync,
    // A CHECK of the table ensures these values.
    syncStatus: row.sync_status as SyncStatus,
    lastSyncAt: row.last_sync_at,
    errorMessage: row.error_message,
    rowsDone: isRunning ? row.rows_done : null,
    rowsTotal: isRunning ? row.rows_total : null,
  };
}
