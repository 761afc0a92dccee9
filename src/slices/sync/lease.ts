import { isUnavailable } from '../../base/system-errors.ts';
import type { Places } from '../../db/cluster/family-places.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { ConfigRow } from './queries.ts';

/**
 * Leases coordinate runs between instances. An owner writes its name and an expiry time into the configuration's row, and
 * extends the time during the run. Only the database's clock counts. The fence distinguishes leases of one owner, and the
 * version detects changes of the configuration.
 */

export interface ConfigKey {
  familyId: number;
  id: string;
}

/** Claimed run of a configuration. */
export interface Lease extends ConfigKey {
  owner: string;
  fence: number;
  version: number;
  encryptedUrl: string;
  isFullDue: boolean;
  /** Consecutive failures before this run. */
  attempts: number;
  /** True if the family has closed: after the run, the configuration is deleted (decisions.md 8.8). */
  isClosing: boolean;
}

/**
 * Interval of an owner's heartbeats, and the time after which another owner may take the run over: in general, and after the
 * death of a thread whose runs start again one after the other.
 */
export const leaseTiming = { beatMs: 2_000, leaseSeconds: 10, restartSeconds: 50 };

const isFree = '(c.lease_until IS NULL OR c.lease_until < now())';

/**
 * Condition for a run without a push, if the lease is free. Either the owner of the current run died. Or a continuous configuration lacks changes
 * or failed, and waits neither for its next attempt nor for the parent. Or the family has closed, and its replica must lose the
 * family's data.
 */
const isDue = `(c.sync_status = 'IN_PROGRESS' OR (c.next_attempt_at IS NULL OR c.next_attempt_at <= now())
  AND (f.is_closed OR c.continuous_sync AND NOT c.is_paused
    AND (c.is_full_due OR c.sync_status = 'FAILED' OR f.feed_seq > c.synced_seq)))`;

/** Configuration to run. `isProven` is true if its last run succeeded with the current replica. */
export interface DueConfig extends ConfigKey {
  isProven: boolean;
}

/** Returns the query of due configurations, for tables of these names. */
function selectDue(configs: string, families: string, filter = ''): string {
  return `SELECT c.family_id AS "familyId", c.id, c.sync_status = 'COMPLETED' AND NOT c.is_full_due AS "isProven"
    FROM ${configs} c JOIN ${families} f USING (family_id) WHERE ${isFree} AND ${isDue} ${filter}
    ORDER BY c.next_attempt_at NULLS FIRST, c.last_sync_at NULLS FIRST LIMIT 1000`;
}

/** Returns due configurations of the given families. */
export async function findDue(db: Queryable, familyIds: readonly number[]): Promise<DueConfig[]> {
  const filter = 'AND c.family_id = ANY ($1::text[]::bigint[])';
  const rows = await db.query<DueConfig>(selectDue('sync_configs', 'families', filter), [
    familyIds.map(String),
  ]);
  return [...rows];
}

/** Returns due configurations of all families; without those of nodes that do not answer, if `isWhole` is false. */
export async function findAllDue(
  db: Queryable,
  { distributed }: Pick<Places, 'distributed'>,
): Promise<{ due: DueConfig[]; isWhole: boolean }> {
  try {
    return { due: [...(await db.query<DueConfig>(selectDue('sync_configs', 'families')))], isWhole: true };
  } catch (error) {
    if (distributed.size === 0 || !isUnavailable(error)) throw error;
  }
  // A statement on all shards fails if one node is down. This one asks each shard by a connection of its own.
  const shards = await db.query<{ success: boolean; result: string }>(
    `SELECT success, result FROM run_command_on_colocated_placements('sync_configs', 'families', $1::text)`,
    [`SELECT coalesce(json_agg(d), '[]') FROM (${selectDue('%s', '%s')}) d`],
  );
  const read = shards.filter(({ success }) => success);
  // The rows of the query above.
  const due = read.flatMap(({ result }) => JSON.parse(result) as DueConfig[]);
  return { due, isWhole: read.length === shards.length };
}

/**
 * Claims a run; returns undefined if another owner has it, or nothing is due.
 * @param options.isPush always compares all rows
 * @param options.from dead owner, whose lease need not have expired
 */
export async function claim(
  db: Queryable,
  { familyId, id }: ConfigKey,
  { owner, isPush = false, from }: { owner: string; isPush?: boolean; from?: string | undefined },
): Promise<Lease | undefined> {
  const [row] = await db.query<ClaimedRow>(
    `UPDATE sync_configs c SET sync_status = 'IN_PROGRESS', rows_done = 0, rows_total = NULL, lease_owner = $3,
       lease_until = now() + interval '${leaseTiming.leaseSeconds} s', fence = c.fence + 1
       ${isPush ? ', is_full_due = true' : ''}
     FROM families f WHERE f.family_id = c.family_id AND c.family_id = $1 AND c.id = $2
       AND (${isFree} OR c.lease_owner = $4) ${isPush ? '' : `AND ${isDue}`}
     RETURNING c.fence, c.version, c.target_url, c.is_full_due OR f.is_closed AS is_full_due, c.attempts, f.is_closed`,
    [String(familyId), id, owner, from ?? null],
  );
  if (!row) return undefined;
  const {
    fence,
    version,
    target_url: encryptedUrl,
    is_full_due: isFullDue,
    attempts,
    is_closed: isClosing,
  } = row;
  return { familyId, id, owner, fence, version, encryptedUrl, isFullDue, attempts, isClosing };
}

type ClaimedRow = Pick<ConfigRow, 'fence' | 'version' | 'target_url' | 'is_full_due' | 'attempts'> & {
  is_closed: boolean;
};

const isOurs = 'family_id = $1 AND id = $2 AND lease_owner = $3 AND fence = $4 AND version = $5';

function oursOf({ familyId, id, owner, fence, version }: Lease): string[] {
  return [String(familyId), id, owner, String(fence), String(version)];
}

/** Extends the lease and stores the progress. Returns false if the lease is lost or the configuration changed. */
export async function beat(
  db: Queryable,
  lease: Lease,
  progress: { done: number; total: number } | undefined,
): Promise<boolean> {
  const result = await db.query(
    `UPDATE sync_configs SET lease_until = now() + interval '${leaseTiming.leaseSeconds} s',
       rows_done = $6::text::bigint, rows_total = $7::text::bigint WHERE ${isOurs}`,
    [...oursOf(lease), String(progress?.done ?? 0), progress ? String(progress.total) : null],
  );
  return result.count > 0;
}

const leaseEnds = 'lease_owner = NULL, lease_until = NULL, rows_done = NULL, rows_total = NULL';

/**
 * Stores a success, or deletes the configuration of a closed family. Returns true if newer changes exist; undefined if the
 * lease was lost.
 */
export async function complete(db: Queryable, lease: Lease, changeSeq: number): Promise<boolean | undefined> {
  if (lease.isClosing) {
    const { count } = await db.query(`DELETE FROM sync_configs WHERE ${isOurs}`, oursOf(lease));
    return count > 0 ? false : undefined;
  }
  const [row] = await db.query<{ is_behind: boolean }>(
    `UPDATE sync_configs SET ${leaseEnds}, sync_status = 'COMPLETED', last_sync_at = now(), error_message = NULL,
       synced_seq = $6::text::bigint, is_full_due = false, attempts = 0, next_attempt_at = NULL, is_paused = false
     WHERE ${isOurs}
     RETURNING continuous_sync AND $6::text::bigint < (SELECT feed_seq FROM families f WHERE f.family_id = $1) AS is_behind`,
    [...oursOf(lease), String(changeSeq)],
  );
  return row?.is_behind;
}

/** Full jitter (decisions.md 8.3), below a bound that doubles with each failure from 1 s to 15 min. */
function delayAfter(attempts: number): string {
  return `${Math.random() * Math.min(15 * 60, 2 ** Math.min(attempts, 10))} s`;
}

/** Stores a failure with a message for the parent, and optionally a pause. Returns false if the lease was lost. */
export async function fail(
  db: Queryable,
  lease: Lease,
  failure: { message: string; isPaused: boolean },
): Promise<boolean> {
  const result = await db.query(
    `UPDATE sync_configs SET ${leaseEnds}, sync_status = 'FAILED', error_message = $6, is_paused = $7::text::boolean,
       attempts = attempts + 1, next_attempt_at = now() + $8::text::interval
     WHERE ${isOurs}`,
    [...oursOf(lease), failure.message, String(failure.isPaused), delayAfter(lease.attempts)],
  );
  return result.count > 0;
}

/** Ends the lease, also of a changed configuration, so that the run can restart immediately. */
export async function giveBack(db: Queryable, { familyId, id, owner, fence }: Lease): Promise<void> {
  await db.query(
    `UPDATE sync_configs SET lease_owner = NULL, lease_until = NULL
     WHERE family_id = $1 AND id = $2 AND lease_owner = $3 AND fence = $4`,
    [String(familyId), id, owner, String(fence)],
  );
}

/** Extends the leases of a dead owner, until its runs start again. */
export async function extendAllOf(db: Queryable, owner: string): Promise<void> {
  await db.query(
    `UPDATE sync_configs SET lease_until = now() + interval '${leaseTiming.restartSeconds} s'
     WHERE lease_owner = $1`,
    [owner],
  );
}

/**
 * Marks the run of dead owners as failed. A run whose thread died before its claim has no lease, and is still due: without a failure
 * and its delay, it would start again at once, for ever. A push that died then stores nothing, since it does not repeat.
 */
export async function failRunOf(
  db: Queryable,
  owners: readonly string[],
  { familyId, id }: ConfigKey,
  message: string,
): Promise<void> {
  const key = [String(familyId), id];
  const [row] = await db.query<Pick<ConfigRow, 'attempts'>>(
    'SELECT attempts FROM sync_configs WHERE family_id = $1 AND id = $2',
    key,
  );
  if (!row) return;
  await db.query(
    `UPDATE sync_configs c SET ${leaseEnds}, sync_status = 'FAILED', error_message = $4,
       attempts = attempts + 1, next_attempt_at = now() + $5::text::interval
     FROM families f WHERE f.family_id = c.family_id AND c.family_id = $1 AND c.id = $2
       AND (c.lease_owner = ANY ($3::text[]::uuid[]) OR ${isFree} AND ${isDue})`,
    [...key, [...owners], message, delayAfter(row.attempts)],
  );
}

/** Deletes configurations of families that closed seven days ago, whose replicas were never available since. */
export async function deleteUnreachable(db: Queryable): Promise<void> {
  // The last event of a closed family is its end.
  await db.query(
    `DELETE FROM sync_configs c USING families f WHERE f.family_id = c.family_id AND f.is_closed
       AND f.last_at < now() - interval '7 days'`,
  );
}
