import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { codeOf } from './errors.ts';
import { knownFault, OperatorError } from './faults.ts';
import type { Log } from './log.ts';
import { lockMigrations } from './migrate.ts';
import { checkServer } from './server-check.ts';

/** Addresses of one database for its two roles; equal if there is one role only. */
export interface DatabaseUrls {
  /** For the service, whose role cannot change what is append-only. */
  url: string;
  /** For migrations, and for commands that load or lock whole tables. */
  ownerUrl: string;
}

const rightsFile = join(import.meta.dirname, '../../sql/roles.sql');

/** Runs work as the owner, on a connection of its own: a migration may exceed the statement timeout of requests. */
export function asOwner<T>(urls: DatabaseUrls, work: (sql: Sql) => Promise<T>): Promise<T> {
  return namingOwner(urls, async () => {
    const sql = connect(urls.ownerUrl);
    try {
      await checkServer(sql);
      return await work(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
  });
}

/** Runs work on the owner's connections, so that the sentence about a fault names the right variable. */
export async function namingOwner<T>({ url, ownerUrl }: DatabaseUrls, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = url === ownerUrl ? undefined : knownFault(error, ownerUrl);
    if (sentence === undefined) throw error;
    throw new OperatorError(sentence.replaceAll('DATABASE_URL', 'DATABASE_OWNER_URL'), { cause: error });
  }
}

function connect(url: string): Sql {
  return postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
}

/**
 * Creates the service's role if it is missing, and gives it the rights of `sql/roles.sql`. Any number of instances may do so at
 * once.
 */
export async function giveRights(owner: Sql, url: string, log: Log): Promise<void> {
  const { username, password } = new URL(url);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const rights = await readFile(rightsFile, 'utf8');
  await owner.begin(async (tx) => {
    await lockMigrations(tx);
    const [found] = await tx`SELECT FROM pg_roles WHERE rolname = ${name}`;
    if (!found) {
      await createRole(tx, name, secret);
      log.info(`Created the role ${name}`);
    }
    await tx`SELECT set_config('learning.service_role', ${name}, true)`;
    await tx.unsafe(rights);
  });
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
 * the owner of the tables may not without a right on roles.
 */
export async function limitLocks(url: string): Promise<void> {
  const sql = connect(url);
  try {
    await checkServer(sql);
    const [row] = await sql<{ limit: string; database: string }[]>`
      SELECT current_setting('lock_timeout') AS limit, quote_ident(current_database()) AS database`;
    if (row?.limit === '0')
      await sql.unsafe(`ALTER ROLE CURRENT_USER IN DATABASE ${row.database} SET lock_timeout = '5s'`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
