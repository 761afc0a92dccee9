import { sql } from 'kysely';
import type { Keyring } from '../../base/envelope.ts';
import { Problem } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/known-columns.ts';
import { type Actor, recordAudit } from '../../kernel/audit-log.ts';
import type { ConfigKey } from './lease.ts';
import { type ConfigRow, tryDecryptUrl, urlContext } from './queries.ts';
import { formatReplicaUrl, type GivenReplicaUrl, type ReplicaUrl, withPassword } from './replica/url.ts';

interface NewConfig {
  familyId: number;
  url: ReplicaUrl;
  continuousSync: boolean;
  now: Date;
  /** Maximum number of configurations of the family, since each may follow every change. */
  maxConfigs: number;
  actor: Actor;
}

/** Creates a configuration. @throws Problem if the family has the maximum number */
export async function createConfig(
  db: Db,
  keyring: Keyring,
  { familyId, url, continuousSync, now, maxConfigs, actor }: NewConfig,
): Promise<ConfigRow> {
  const id = newId();
  return db.transaction().execute(async (tx) => {
    // Serializes creations of one family, so that they cannot exceed the maximum together.
    await tx
      .selectFrom('families')
      .select('family_id')
      .where('family_id', '=', familyId)
      // The family may have closed since the check of the token: then nothing goes to a new target.
      .where('is_closed', '=', false)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new Problem('UNAUTHENTICATED'));
    const { count } = await tx
      .selectFrom('sync_configs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow();
    if (count >= maxConfigs) throw new Problem('TOO_MANY_SYNC_CONFIGS');
    await recordChange(tx, { familyId, id }, 'created', actor);
    return tx
      .insertInto('sync_configs')
      .values({
        family_id: familyId,
        id,
        target_url: encryptUrl(keyring, familyId, id, url),
        continuous_sync: continuousSync,
        created_at: now.toISOString(),
      })
      .returning(columnsOf('sync_configs'))
      .executeTakeFirstOrThrow();
  });
}

/** Fields that a parent may change. */
export interface ConfigChanges {
  url?: GivenReplicaUrl | undefined;
  continuousSync?: boolean | undefined;
}

/**
 * Changes a configuration and ends its pause. Another replica starts with a full round.
 * @throws InvalidReplicaUrl if the password is masked, and the replica is another (decisions.md 8.1) or unreadable
 */
export async function updateConfig(
  db: Db,
  keyring: Keyring,
  { familyId, id }: ConfigKey,
  { url: given, continuousSync }: ConfigChanges,
  actor: Actor,
): Promise<ConfigRow> {
  return db.transaction().execute(async (tx) => {
    const row = await lockConfig(tx, familyId, id);
    const url = given && changedUrl(given, row, keyring);
    const isFollowed = continuousSync ?? row.continuous_sync;
    if (url === undefined && isFollowed === row.continuous_sync) return row;
    await recordChange(tx, { familyId, id }, 'updated', actor);
    return tx
      .updateTable('sync_configs')
      .set({
        ...(url && { target_url: encryptUrl(keyring, familyId, id, url) }),
        ...(url && given?.password !== undefined && { is_full_due: true, synced_seq: 0 }),
        continuous_sync: isFollowed,
        version: sql`version + 1`,
        is_paused: false,
        attempts: 0,
        next_attempt_at: null,
      })
      .where('family_id', '=', familyId)
      .where('id', '=', id)
      .returning(columnsOf('sync_configs'))
      .executeTakeFirstOrThrow();
  });
}

/** Deletes a configuration. The copied rows stay in the replica, which belongs to the parent. */
export async function deleteConfig(db: Db, { familyId, id }: ConfigKey, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockConfig(tx, familyId, id);
    await tx.deleteFrom('sync_configs').where('family_id', '=', familyId).where('id', '=', id).execute();
    await recordChange(tx, { familyId, id }, 'deleted', actor);
  });
}

function recordChange(
  tx: Db,
  { familyId, id: configId }: ConfigKey,
  change: 'created' | 'updated' | 'deleted',
  actor: Actor,
): Promise<void> {
  return recordAudit(tx, { action: 'SYNC_CHANGED', ...actor, familyId, detail: { change, configId } });
}

function lockConfig(tx: Db, familyId: number, id: string): Promise<ConfigRow> {
  return tx
    .selectFrom('sync_configs')
    .select(columnsOf('sync_configs'))
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('SYNC_CONFIG_NOT_FOUND'));
}

/** Returns the changed URL, or undefined. One with a password counts as changed, since the stored one may be unreadable. */
function changedUrl(given: GivenReplicaUrl, row: ConfigRow, keyring: Keyring): ReplicaUrl | undefined {
  if (given.password !== undefined) return withPassword(given, undefined);
  const stored = tryDecryptUrl(row, keyring);
  const url = withPassword(given, stored);
  return stored && formatReplicaUrl(url) === formatReplicaUrl(stored) ? undefined : url;
}

function encryptUrl(keyring: Keyring, familyId: number, id: string, url: ReplicaUrl): string {
  return keyring.encrypt(formatReplicaUrl(url), urlContext(familyId, id));
}
