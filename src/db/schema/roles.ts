import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { knownFault, OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { codeOf } from '../../base/system-errors.ts';
import { lockMigrations } from '../migrate.ts';
import { ofTransaction } from '../session-settings.ts';
import { checkServer } from './server-check.ts';

/** Addresses of one database for its two roles; equal if there is one role only. */
export interface DatabaseUrls {
  /** For the service, whose role cannot change what is append-only. */
  url: string;
  /** For migrations, and for commands that load or lock whole tables. */
  ownerUrl: string;
}

const rightsFile = join(import.meta.dirname, '../../../sql/roles.sql');

/** Runs work as the owner, on a connection of its own: a migration may exceed the statement timeout of requests. */
export function asOwner<T>(urls: DatabaseUrls, work: (sql: Sql) => Promise<T>): Promise<T> {
  return namingOwner(urls, () => asRole(urls.ownerUrl, work));
}

async function asRole<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    // Work that takes an hour, such as the distribution over nodes, keeps its connection.
    max_lifetime: null,
    idle_timeout: 0,
    onnotice: () => {},
  });
  try {
    await checkServer(sql);
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Runs work on the owner's connections, so that the sentence about a fault names the right variable. */
export function namingOwner<T>({ url, ownerUrl }: DatabaseUrls, work: () => Promise<T>): Promise<T> {
  return url === ownerUrl ? work() : naming('DATABASE_OWNER_URL', ownerUrl, work);
}

async function naming<T>(variable: string, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = knownFault(error, url);
    if (sentence === undefined) throw error;
    throw new OperatorError(sentence.replaceAll('DATABASE_URL', variable), { cause: error });
  }
}

/**
 * Prepares the service's role before migrations: creates it if it is missing, and checks that both roles use one database. Any
 * number of instances may do so at once.
 *
 * @throws OperatorError if the URLs name different databases
 */
export async function prepareRole(owner: Sql, url: string, log: Log): Promise<void> {
  const { name, password } = roleOf(url);
  await owner.begin(async (tx) => {
    await lockMigrations(tx);
    const [found] = await tx`SELECT FROM pg_roles WHERE rolname = ${name}`;
    if (found) return;
    await createRole(tx, name, password);
    log.info(`Created the role ${name}`);
  });
  await requireOneDatabase(owner, url);
}

/** Gives the service's role the rights of `sql/roles.sql`. Any number of instances may do so at once. */
export async function giveRights(owner: Sql, url: string): Promise<void> {
  const rights = await readFile(rightsFile, 'utf8');
  await owner.begin(async (tx) => {
    await tx.unsafe(ofTransaction);
    await lockMigrations(tx);
    await tx`SELECT set_config('learning.service_role', ${roleOf(url).name}, true)`;
    await tx.unsafe(rights);
  });
}

function roleOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * Checks that both roles use one database: an advisory lock of one keeps the other from it. Names and identifiers would not tell
 * a database from its copy on another server, nor find one behind a pooler.
 */
async function requireOneDatabase(owner: Sql, url: string): Promise<void> {
  const key = randomInt(2 ** 47);
  const isOther = await owner.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${key})`;
    return naming('DATABASE_URL', url, () => canLock(url, key));
  });
  if (isOther)
    throw new OperatorError(
      'DATABASE_URL and DATABASE_OWNER_URL name different databases: correct the one that is wrong.',
    );
}

async function canLock(url: string, key: number): Promise<boolean> {
  try {
    return await asRole(url, async (sql) => {
      const [row] = await sql<{ done: boolean }[]>`SELECT pg_try_advisory_xact_lock(${key}) AS done`;
      return row?.done === true;
    });
  } catch (error) {
    // The role may not connect to the database yet, and later to that of the owner only.
    if (codeOf(error) === '42501') return false;
    throw error;
  }
}

async function createRole(tx: TransactionSql, name: string, password: string): Promise<void> {
  const [row] = await tx<{ statement: string }[]>`
    SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', ${name}::text, ${password}::text) AS statement`;
  try {
    await tx.unsafe(row?.statement ?? '');
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new OperatorError(
      `The role ${name} of DATABASE_URL does not exist: as a superuser, run CREATE ROLE "${name}" LOGIN PASSWORD '…'.`,
      { cause: error },
    );
  }
}

/**
 * Gives the service's role a limit for waiting on locks, for connections that set none. A role may set its own defaults, but
 * the owner of the tables may not without a right on roles. Any number of instances may do so at once: PostgreSQL refuses two such
 * changes of the same moment, so they take turns.
 */
export async function limitLocks(url: string): Promise<void> {
  await asRole(url, (sql) =>
    sql.begin(async (tx) => {
      const [row] = await tx<{ limit: string; database: string }[]>`
        SELECT current_setting('lock_timeout') AS limit, quote_ident(current_database()) AS database`;
      if (row?.limit !== '0') return;
      await lockMigrations(tx);
      await tx.unsafe(`ALTER ROLE CURRENT_USER IN DATABASE ${row.database} SET lock_timeout = '5s'`);
    }),
  );
}
