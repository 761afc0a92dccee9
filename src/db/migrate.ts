import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { creatingTables, knownFault, OperatorError } from '../base/faults.ts';
import type { Log } from '../base/service-log.ts';
import { codeOf } from '../base/system-errors.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { ofTransaction } from './session-settings.ts';
import { statementsOf } from './split-statements.ts';
import type { Queryable } from './transaction.ts';

interface Migration {
  version: number;
  name: string;
  checksum: string;
  text: string;
}

type Applied = Omit<Migration, 'text'>;

const defaults = {
  /** Milliseconds for which a migration waits for a table, since the requests of other instances wait behind it. */
  lockMs: 2_000,
  /** Milliseconds between two attempts, in which those requests are answered. */
  pauseMs: 5_000,
  /** Milliseconds after which the migrations give up, longer than an export or a backup takes. */
  limitMs: 30 * 60_000,
};

interface MigrateOptions extends Partial<typeof defaults> {
  directory: string;
  log: Log;
}

/**
 * Applies the missing migrations, files named `NNNN_name.sql` in `directory`, in order. Returns their names.
 *
 * Each file runs in a separate transaction, which holds the advisory lock and reads the applied migrations again. Then
 * any number of instances may start at once. If a table is locked for long, as by a backup, the file runs again later.
 *
 * @throws if a file fails, or if the applied files are not exactly the first ones of the directory
 */
export async function migrate(sql: Sql, { directory, log, ...given }: MigrateOptions): Promise<string[]> {
  const { lockMs, pauseMs, limitMs } = { ...defaults, ...given };
  const migrations = await readMigrations(directory);
  const done: string[] = [];
  let waitedMs = 0;
  for (;;) {
    try {
      const name = await sql.begin('ISOLATION LEVEL READ COMMITTED', (tx) =>
        applyNext(tx, migrations, lockMs),
      );
      if (name === undefined) return done;
      done.push(name);
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (waitedMs >= limitMs) throw new OperatorError(lockedText, { cause: error });
      if (waitedMs === 0) log.info('A migration waits for a table that others use.');
      await setTimeout(pauseMs);
      waitedMs += lockMs + pauseMs;
    }
  }
}

const lockedText =
  'A migration cannot lock a table that others use: end long transactions, such as backups and reports, and start again.';

/** Checks for a lock timeout or a deadlock. */
function isLocked(error: unknown): boolean {
  return ['55P03', '40P01'].includes(codeOf(error));
}

/** Applies the missing migrations in the given transaction, at most up to a number. */
export async function migrateWithin(
  tx: TransactionSql,
  { directory, upTo = Number.POSITIVE_INFINITY }: { directory: string; upTo?: number | undefined },
): Promise<void> {
  const migrations = (await readMigrations(directory)).filter(({ version }) => version <= upTo);
  while ((await applyNext(tx, migrations)) !== undefined);
}

/** Returns the names of the migrations that the database lacks, in order. Changes nothing, and throws like `migrate`. */
export async function pendingMigrations(database: Queryable, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const [found] = await database.query<{ exists: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`,
  );
  const applied = found?.exists
    ? await database.query<Applied>('SELECT version, name, checksum FROM schema_migrations ORDER BY version')
    : [];
  rejectDivergence(migrations, applied);
  return migrations.slice(applied.length).map(({ name }) => name);
}

/** Reads the migrations of a directory in order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(directory, name)));
  for (const [index, { version, name }] of migrations.entries()) {
    const previous = migrations[index - 1];
    if (previous?.version === version)
      throw new OperatorError(`${previous.name} and ${name} have the same number.`);
  }
  return migrations;
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  if (!/^\d{4}_\w+\.sql$/.test(name)) throw new OperatorError(`${name} must have a name like 0001_name.sql.`);
  // A checkout may change line endings without changing the migration.
  const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { version: Number(name.slice(0, 4)), name, checksum, text };
}

/**
 * Waits until no other transaction migrates, or changes the rights on what migrations made. Another instance may take the whole
 * time of a migration.
 */
export async function lockMigrations(tx: TransactionSql): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${advisoryLocks.migrations})`;
}

async function applyNext(
  tx: TransactionSql,
  migrations: Migration[],
  lockMs?: number,
): Promise<string | undefined> {
  await tx.unsafe(ofTransaction);
  await lockMigrations(tx);
  if (lockMs !== undefined) await tx`SELECT set_config('lock_timeout', ${String(lockMs)}, true)`;
  const applied = await readApplied(tx);
  rejectDivergence(migrations, applied);
  const next = migrations[applied.length];
  if (next === undefined) return undefined;
  try {
    // One at a time: a cluster sends some on to the nodes with the whole text that it got, and nodes refuse several.
    for (const statement of statementsOf(next.text)) await creatingTables(tx.unsafe(statement));
  } catch (error) {
    if (knownFault(error) !== undefined || isLocked(error)) throw error;
    const message = `Migration ${next.name} failed with SQLSTATE ${codeOf(error)}, and the database is as before it: restore a backup, or report this.`;
    throw new OperatorError(message, { cause: error });
  }
  const { version, name, checksum } = next;
  await tx`INSERT INTO schema_migrations ${tx({ version, name, checksum })}`;
  return name;
}

async function readApplied(tx: TransactionSql): Promise<Applied[]> {
  const [found] = await tx`SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`;
  if (!found?.['exists']) {
    await creatingTables(tx`CREATE TABLE schema_migrations (
      version integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  }
  return tx<Applied[]>`SELECT version, name, checksum FROM schema_migrations ORDER BY version`;
}

/** Rejects a directory that does not begin with exactly the applied files. */
function rejectDivergence(migrations: Migration[], applied: readonly Applied[]): void {
  const newestKnown = migrations.at(-1)?.version ?? 0;
  const newestApplied = applied.at(-1)?.version ?? 0;
  for (const row of applied) {
    const file = migrations.find(({ name }) => name === row.name);
    if (file === undefined && row.version > newestKnown) {
      throw new OperatorError(
        `The database is newer than this program: it has ${row.name}. Start the newer version again, or restore a backup from before.`,
      );
    }
    if (file === undefined)
      throw new OperatorError(
        `The applied migration ${row.name} is missing: install the program completely.`,
      );
    if (file.checksum !== row.checksum) {
      throw new OperatorError(
        `The migration ${row.name} was edited after it was applied: install its released form.`,
      );
    }
  }
  const late = migrations
    .slice(0, applied.length)
    .find(({ name }) => !applied.some((row) => row.name === name));
  if (late) {
    throw new OperatorError(
      `The migration ${late.name} is out of order: number ${newestApplied} is already applied.`,
    );
  }
}
