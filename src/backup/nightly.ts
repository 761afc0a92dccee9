import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Sql } from 'postgres';
import { countOf } from '../base/count-of.ts';
import { LoggableError } from '../base/logged-error.ts';
import { repeat } from '../base/repeat.ts';
import type { Log } from '../base/service-log.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { type AuditRecord, recordAudit } from '../kernel/audit-log.ts';
import { connectForCopy } from './copy.ts';
import { failureText } from './directory.ts';
import type { BackupMetrics } from './metrics.ts';
import type { ThreadData, ThreadResult } from './nightly-thread.ts';

/** Hour of the machine's day at which a backup becomes due. */
const hour = 3;
const checkMs = 60_000;
const retryMs = 10 * 60_000;
/** Regular expression of a backup's name after its prefix. */
const nameEnd = String.raw`\d{8}T\d{6}Z\.backup(\.age)?`;

export interface NightlyOptions {
  database: Pick<Database, 'sql' | 'transaction'>;
  databaseUrl: string;
  settings: BackupSettings;
  localTables: readonly string[];
  now: () => Date;
  log: Log;
  metrics: BackupMetrics | undefined;
}

export interface BackupSettings {
  directory: string;
  /** Number of backups to keep. */
  keep: number;
  passphrase: string | undefined;
}

/**
 * Makes a backup each night. The database knows the last one, so a restart forgets none, and all instances together make
 * one. Returns a function that stops it; an interrupted backup leaves no file.
 */
export function keepBackups(options: NightlyOptions): () => Promise<void> {
  const { log, metrics } = options;
  const stopping = new AbortController();
  const stop = repeat(
    async () => {
      await backUpIfDue(options, stopping.signal);
      return checkMs;
    },
    (error) => {
      if (!stopping.signal.aborted) {
        metrics?.countFailure();
        log.error(
          `The nightly backup failed, and the service will try again in 10 minutes: ${failureText(error)}`,
        );
      }
      return retryMs;
    },
  );
  return () => {
    stopping.abort();
    return stop();
  };
}

/** Makes a backup if none was finished since the last night. Returns true if it made one. */
export async function backUpIfDue(options: NightlyOptions, signal?: AbortSignal): Promise<boolean> {
  const { database, databaseUrl, metrics, now } = options;
  const last = await lastBackup(database.sql);
  metrics?.setLast(last);
  if (!isDue(last, now())) return false;
  const sql = await connectForCopy(databaseUrl);
  try {
    // The lock ends with the connection, even if the process dies.
    const [lock] = await sql`SELECT pg_try_advisory_lock(${advisoryLocks.nightly}) AS is_ours`;
    if (lock?.['is_ours'] !== true || !isDue(await lastBackup(sql), now())) return false;
    await backUp(options, await prefixOf(sql), signal);
    return true;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Returns the beginning of the names of a database's backups: services may share a directory. Some hosts hide the number of
 * the cluster from `database_identity`. There the time of the first migration tells databases apart.
 */
async function prefixOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ identity: string }[]>`
    SELECT concat_ws(' ', database_identity(), extract(epoch FROM min(applied_at))) AS identity
    FROM schema_migrations`;
  const id = createHash('sha256')
    .update(row?.identity ?? '')
    .digest('hex')
    .slice(0, 8);
  return `learning-service-${id}-`;
}

async function backUp(
  options: NightlyOptions,
  prefix: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { database, settings, databaseUrl, localTables, now, log, metrics } = options;
  const { directory, keep, passphrase } = settings;
  await removeDrafts(directory, prefix);
  const time = now()
    .toISOString()
    .replace(/\.\d+|[-:]/g, '');
  const file = join(directory, `${prefix}${time}.backup${passphrase === undefined ? '' : '.age'}`);
  const data: ThreadData = { url: databaseUrl, file, passphrase, localTables };
  const bytes = await runThread(data, signal).finally(() => removeDrafts(directory, prefix));
  const finishedAt = now();
  await database.transaction(async (tx) => {
    await tx.query(storeStatement, [finishedAt.toISOString(), String(bytes)]);
    await recordAudit(tx, record);
  });
  metrics?.setLast(finishedAt);
  const removed = await removeOld(directory, prefix, keep);
  log.info(`Made the nightly backup: ${bytes} bytes. Removed ${countOf(removed, 'older backup')}.`);
}

const storeStatement = `
  INSERT INTO last_backup (finished_at, bytes) VALUES ($1, $2)
  ON CONFLICT (is_only) DO UPDATE SET finished_at = excluded.finished_at, bytes = excluded.bytes`;
/** The service itself acts. */
const record: AuditRecord = {
  actorId: null,
  actorRole: null,
  requestId: null,
  action: 'EXPORT',
  detail: { command: 'nightly backup' },
};

/** Makes the backup in a thread, since compression and encryption would delay requests. Returns its size. */
async function runThread(data: ThreadData, signal: AbortSignal | undefined): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const worker = new Worker(new URL('./nightly-thread.ts', import.meta.url), { workerData: data });
  worker.on('message', (result: ThreadResult) => {
    if ('bytes' in result) resolve(result.bytes);
    else reject(new LoggableError(result.failure));
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new LoggableError('its thread ended')));
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    return await promise;
  } finally {
    signal?.removeEventListener('abort', end);
    await worker.terminate();
  }
}

/** Returns the end of the last nightly backup, if there was one. */
export async function lastBackup(sql: Database['sql'] | Sql): Promise<Date | undefined> {
  const [row] = await (sql as Database['sql'])<{ seconds: number }[]>`
    SELECT extract(epoch FROM finished_at)::float8 AS seconds FROM last_backup`;
  return row && new Date(row.seconds * 1000);
}

/** Checks whether the last backup is older than the last night. A clock that was set back must not pause the backups. */
function isDue(last: Date | undefined, now: Date): boolean {
  if (!last || last > now) return true;
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return last < night;
}

/** Removes all but the newest backups of this database. Other files in the directory stay. */
async function removeOld(directory: string, prefix: string, keep: number): Promise<number> {
  const names = await findFiles(directory, new RegExp(`^${prefix}${nameEnd}$`));
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(directory, name));
  return old.length;
}

/** Removes what interrupted backups left. Only the owner of the lock makes backups with these names. */
async function removeDrafts(directory: string, prefix: string): Promise<void> {
  const drafts = await findFiles(directory, new RegExp(`^\\.${prefix}${nameEnd}\\.[0-9a-f]{8}\\.partial$`));
  for (const name of drafts) await rm(join(directory, name), { force: true });
}

async function findFiles(directory: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(directory)).filter((name) => pattern.test(name)).sort();
}
