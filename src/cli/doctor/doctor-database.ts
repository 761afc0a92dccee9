import { lastBackup } from '../../backup/nightly.ts';
import { countOf } from '../../base/count-of.ts';
import { createKeyring } from '../../base/envelope.ts';
import { commandFaultText, OperatorError } from '../../base/faults.ts';
import type { Database } from '../../db/database.ts';
import { hasDatabase } from '../../db/embedded/running.ts';
import { pendingMigrations } from '../../db/migrate.ts';
import { firstFault, verifySchema } from '../../db/schema/schema-check.ts';
import { newestCheckpoint } from '../../kernel/ledger/log/store.ts';
import type { Config } from '../../service/config.ts';
import { migrationsDirectory } from '../../service/prepare-database.ts';
import { unreadableSecrets } from '../../service/rotation.ts';
import { storedSecrets } from '../../service/secrets.ts';
import type { CliTools, Finding } from '../../slice/slice.ts';
import { hasSigned, runningEmbedded, withAnyDatabase, withPool } from '../open-database.ts';
import { growthOf } from './doctor-growth.ts';
import { clockOf, versionOf } from './doctor-server.ts';

/** Checks the database and what is in it. */
export async function* examineDatabase(tools: CliTools, config: Config): AsyncGenerator<Finding> {
  const check = 'database';
  const { databaseUrls, dataDir } = config;
  const fix =
    databaseUrls === undefined
      ? 'Read the log of the service.'
      : 'Start the server, or correct DATABASE_URL.';
  if (databaseUrls === undefined) {
    if (!(await hasDatabase(dataDir))) {
      yield {
        check,
        state: 'warning',
        message: `${dataDir} has no database yet.`,
        fix: 'Start the service: its first start creates the database.',
      };
      return;
    }
    const isRunning = (await runningEmbedded(dataDir)) !== undefined;
    const message = isRunning
      ? 'The embedded database runs.'
      : 'The embedded database does not run, so this command starts it.';
    yield { check, state: 'ok', message };
  }
  // A generator cannot yield inside of the callback that has the database.
  try {
    yield* await withAnyDatabase((database, { url }) => findingsIn(tools, config, database, url));
  } catch (error) {
    yield { check, state: 'problem', message: commandFaultText(error, databaseUrls?.url), fix };
  }
}

async function findingsIn(
  tools: CliTools,
  config: Config,
  database: Database,
  url: string,
): Promise<Finding[]> {
  // The machine's own PostgreSQL gets its fixes from the operating system.
  const isPackaged = config.databaseUrls === undefined && config.postgresBin === undefined;
  const server = [await versionOf(database, isPackaged ? new Date() : undefined), await clockOf(database)];
  const migrations = await migrationsOf(database);
  if (migrations.state !== 'ok') return [...server, migrations];
  const first = [...server, migrations, await schemaOf(database), await withPool(url, roleOf)];
  try {
    return [...first, ...(await contentOf(tools, config, database))];
  } catch (error) {
    if (first.every(({ state }) => state === 'ok')) throw error;
    return first; // Its fault is the reason.
  }
}

async function contentOf(tools: CliTools, config: Config, database: Database): Promise<Finding[]> {
  const { slices } = await import('../../slices/index.ts');
  const now = new Date();
  const ofSlices = await Promise.all(slices.map((slice) => slice.examine?.(database, now) ?? []));
  return [
    await secretsIn(tools, config, database),
    await signingKeyOf(config, database),
    await jobsIn(database),
    await growthOf(config, database, now),
    await verificationOf(database, now),
    await backupsOf(config, database, now),
    ...ofSlices.flat(),
  ];
}

async function schemaOf({ snapshot }: Database): Promise<Finding> {
  const check = 'schema';
  const [problem, ...others] = await snapshot(verifySchema);
  if (!problem) return { check, state: 'ok', message: 'The tables are as the migrations made them.' };
  const rest = others.length > 0 ? `, and ${countOf(others.length, 'further part')}` : '';
  const message = `Somebody changed the database: ${problem.message}${rest}.`;
  const fault = await snapshot(firstFault);
  const undo =
    fault?.statements === undefined
      ? 'Run "ledger verify" to see each difference, then undo it, or restore a backup.'
      : `Run this as the owner of the tables, then this command again: ${fault.statements}`;
  const fix = fault ? `The service does not start while ${fault.subject} differs. ${undo}` : undo;
  return { check, state: 'problem', message, fix };
}

/** Says which role the service uses. That of the tables' owner, or of a superuser, could change the ledger. */
async function roleOf({ query }: Database): Promise<Finding> {
  const check = 'role';
  const [row] = await query<{ role: string; can_change: boolean }>(
    `SELECT current_user AS role, has_table_privilege('events', 'UPDATE, DELETE, TRUNCATE') AS can_change`,
  );
  if (!row?.can_change)
    return {
      check,
      state: 'ok',
      message: `The service uses the role ${row?.role}, which cannot change the ledger.`,
    };
  return {
    check,
    state: 'warning',
    message: `The service uses the role ${row.role}, which can change the ledger.`,
    fix: 'Set DATABASE_OWNER_URL to this role, and DATABASE_URL to another one: docs/operating.md explains it.',
  };
}

async function migrationsOf(database: Database): Promise<Finding> {
  const check = 'migrations';
  try {
    const pending = await pendingMigrations(database, migrationsDirectory);
    if (pending.length === 0) return { check, state: 'ok', message: 'The schema is up to date.' };
    const message = `The database lacks ${countOf(pending.length, 'migration')}, starting with ${pending[0]}.`;
    return { check, state: 'problem', message, fix: 'Run the command "migrate", or start the service.' };
  } catch (error) {
    // Of the server, and not of its migrations.
    if (!(error instanceof OperatorError)) throw error;
    const fix = 'Run the version of the service that last used this database, or restore a backup.';
    return { check, state: 'problem', message: error.message, fix };
  }
}

async function secretsIn(tools: CliTools, config: Config, database: Database): Promise<Finding> {
  const check = 'encryption';
  const { secretsKey } = await storedSecrets(config);
  const { encryptedColumns } = await tools.registry();
  if (secretsKey === undefined)
    return {
      check,
      state: 'problem',
      message: 'SECRETS_KEY is missing.',
      fix: 'Set the key that the service used before.',
    };
  const { checked, unreadable } = await unreadableSecrets(
    database,
    encryptedColumns,
    createKeyring(secretsKey),
  );
  const [first] = unreadable;
  if (!first)
    return {
      check,
      state: 'ok',
      message: `SECRETS_KEY decrypts all ${checked} secrets that were checked.`,
    };
  const message = `SECRETS_KEY cannot decrypt ${unreadable.length} of the ${checked} secrets that were checked. ${first.message}`;
  const fix = 'Add the earlier key to SECRETS_KEY after a comma, or restore the file secrets-key.';
  return { check, state: 'problem', message, fix };
}

/** Checks that the signing key is that of the newest checkpoint. */
async function signingKeyOf(config: Config, database: Database): Promise<Finding> {
  const check = 'signing-key';
  const { ledgerSigningKey } = await storedSecrets(config);
  const latest = await newestCheckpoint(database);
  if (!latest) return { check, state: 'ok', message: 'The ledger has no checkpoint yet.' };
  if (ledgerSigningKey !== undefined && hasSigned(ledgerSigningKey, latest))
    return {
      check,
      state: 'ok',
      message: `The signing key has signed the newest checkpoint (${latest.createdAt}).`,
    };
  const message = `Another key signed the newest checkpoint (${latest.createdAt}), so the service signs none.`;
  const fix =
    'Restore LEDGER_SIGNING_KEY or the file ledger-signing-key: auditors trust its public key. If it is lost, see "ledger accept-key".';
  return { check, state: 'problem', message, fix };
}

/** Minutes that a job may wait past its time, or run. */
const jobMinutes = 30;

async function jobsIn(database: Database): Promise<Finding> {
  const check = 'jobs';
  const [found] = await database.query<{ exists: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`,
  );
  if (!found?.exists) return { check, state: 'ok', message: 'There are no background jobs yet.' };
  const late = `now() - interval '${jobMinutes} minutes'`;
  const [row] = await database.query<{ failed: number; stuck: number; waiting: number }>(`
    SELECT count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day') AS failed,
      count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < ${late} OR state = 'active' AND started_on < ${late}) AS stuck,
      count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting
    FROM pgboss.job`);
  const { failed = 0, stuck = 0, waiting = 0 } = row ?? {};
  if (stuck > 0) {
    const message = `${countOf(stuck, 'background job')} ${stuck === 1 ? 'has' : 'have'} been overdue for more than ${jobMinutes} minutes.`;
    return {
      check,
      state: 'warning',
      message,
      fix: 'Start the service. If it runs, read its log: its workers do not keep up.',
    };
  }
  if (failed > 0) {
    const message = `${countOf(failed, 'background job')} failed for good in the last 24 hours.`;
    return { check, state: 'warning', message, fix: 'The log gives the reasons at level warn.' };
  }
  return { check, state: 'ok', message: `No background job is late; ${waiting} in the queue.` };
}

/** Age in hours of the last nightly backup, from which it is late. */
const backupHours = 30;

async function backupsOf({ backups }: Config, { sql }: Database, now: Date): Promise<Finding> {
  const check = 'backups';
  if (!backups) {
    const message = 'The service makes no backups: BACKUP_DIR is not set.';
    return { check, state: 'warning', message, fix: 'Set BACKUP_DIR, or make backups in another way.' };
  }
  const last = await lastBackup(sql);
  const hours = last && Math.floor((now.getTime() - last.getTime()) / 3_600_000);
  if (hours !== undefined && hours < backupHours)
    return { check, state: 'ok', message: `The last nightly backup is ${countOf(hours, 'hour')} old.` };
  const message =
    hours === undefined
      ? 'There is no nightly backup yet.'
      : `The last nightly backup is ${countOf(hours, 'hour')} old.`;
  return {
    check,
    state: 'warning',
    message,
    fix: 'Keep the service running at night, and check its log for failed backups.',
  };
}

/** Age in days of the last verification of all ledgers, from which it is due. */
const verificationDays = 31;

async function verificationOf({ query }: Database, now: Date): Promise<Finding> {
  const check = 'verification';
  const fix = 'Run the command "ledger verify", for example every night.';
  const [last] = await query<{ finished_at: string; is_sound: boolean }>(
    'SELECT finished_at, is_sound FROM last_verification',
  );
  if (!last) return { check, state: 'warning', message: 'The ledgers have never been verified.', fix };
  const days = Math.floor((now.getTime() - Date.parse(last.finished_at)) / 86_400_000);
  const message = `The last verification of all ledgers was ${days === 0 ? 'less than a day' : countOf(days, 'day')} ago.`;
  if (!last.is_sound) {
    return {
      check,
      state: 'problem',
      message: `${message} It found problems.`,
      fix: 'Run "ledger verify" to see them.',
    };
  }
  return days < verificationDays
    ? { check, state: 'ok', message }
    : { check, state: 'warning', message, fix };
}
