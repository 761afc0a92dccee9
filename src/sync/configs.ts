import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import { newId } from '../ledger/ids.ts';
import type { Keyring } from './envelope.ts';
import { type ConfigRow, readableTargetOf, targetContext } from './queries.ts';
import { formatTargetUrl, type GivenTargetUrl, type TargetUrl, withPassword } from './target/url.ts';

/** Each is a copy of the family to be kept up to date at each change. */
const maxConfigs = 5;

interface NewConfig {
  familyId: number;
  target: TargetUrl;
  continuousSync: boolean;
  now: Date;
}

/** Adds a configuration, unless the family has as many as it may. */
export async function createConfig(
  db: Kysely<DB>,
  keyring: Keyring,
  { familyId, target, continuousSync, now }: NewConfig,
): Promise<ConfigRow> {
  const id = newId();
  return db.transaction().execute(async (tx) => {
    // Those of one family one after the other, so that two at once cannot both be the last.
    await tx
      .selectFrom('families')
      .select('family_id')
      .where('family_id', '=', familyId)
      .forNoKeyUpdate()
      .execute();
    const { count } = await tx
      .selectFrom('sync_configs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow();
    if (count >= maxConfigs) throw new Problem('TOO_MANY_SYNC_CONFIGS');
    return tx
      .insertInto('sync_configs')
      .values({
        family_id: familyId,
        id,
        target_url: sealed(keyring, familyId, id, target),
        continuous_sync: continuousSync,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** What a parent changes of a configuration. */
export interface ConfigChanges {
  target?: GivenTargetUrl | undefined;
  continuousSync?: boolean | undefined;
}

/**
 * Changes a configuration. What was paused because of it is tried again; another target starts with all rows.
 * @throws InvalidTargetUrl where the password is masked, and the target another (decisions.md 8.1) or not readable
 */
export async function updateConfig(
  db: Kysely<DB>,
  keyring: Keyring,
  { familyId, id }: { familyId: number; id: string },
  { target: given, continuousSync }: ConfigChanges,
): Promise<ConfigRow> {
  return db.transaction().execute(async (tx) => {
    const row = await lockConfig(tx, familyId, id);
    const target = given && changedTarget(given, row, keyring);
    const isFollowed = continuousSync ?? row.continuous_sync;
    if (target === undefined && isFollowed === row.continuous_sync) return row;
    return tx
      .updateTable('sync_configs')
      .set({
        ...(target && { target_url: sealed(keyring, familyId, id, target) }),
        ...(target && given?.password !== undefined && { is_full_due: true, synced_seq: 0 }),
        continuous_sync: isFollowed,
        version: sql`version + 1`,
        is_paused: false,
        attempts: 0,
        next_attempt_at: null,
      })
      .where('family_id', '=', familyId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Removes a configuration. What it has copied stays in the target, which is not ours. */
export async function deleteConfig(
  db: Kysely<DB>,
  { familyId, id }: { familyId: number; id: string },
): Promise<void> {
  await db.deleteFrom('sync_configs').where('family_id', '=', familyId).where('id', '=', id).execute();
}

async function lockConfig(tx: Kysely<DB>, familyId: number, id: string): Promise<ConfigRow> {
  const row = await tx
    .selectFrom('sync_configs')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // It was there a moment ago.
  if (!row) throw new Problem('SYNC_CONFIG_NOT_FOUND');
  return row;
}

/**
 * The target with its password; undefined where it is what it was. One with a password of its own counts as another
 * without a look at the stored one, so that it can replace one whose key is lost.
 */
function changedTarget(given: GivenTargetUrl, row: ConfigRow, keyring: Keyring): TargetUrl | undefined {
  if (given.password !== undefined) return withPassword(given, undefined);
  const stored = readableTargetOf(row, keyring);
  const target = withPassword(given, stored);
  return stored && formatTargetUrl(target) === formatTargetUrl(stored) ? undefined : target;
}

function sealed(keyring: Keyring, familyId: number, id: string, target: TargetUrl): string {
  return keyring.encrypt(formatTargetUrl(target), targetContext(familyId, id));
}
