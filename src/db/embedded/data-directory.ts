import { createHmac, randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../../base/service-log.ts';
import type { DatabaseUrls } from '../schema/roles.ts';
import { readIfThere } from './directory-files.ts';
import { type DataDirectory, dataDirectoryArgument, ProgramError, runProgram } from './run-program.ts';

/** Name of the service's database. */
const DATABASE = 'learning';
/** Name of the role that owns it. */
const OWNER = 'postgres';
/** Name of the service's role, which start creates (db/schema/roles.ts). */
const SERVICE = 'learning_service';

/** Returns the addresses of the database for both roles. The service's password follows from the owner's, but not vice versa. */
export function databaseUrls(port: number, password: string): DatabaseUrls {
  const urlOf = (user: string, secret: string) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${DATABASE}`;
  return { url: urlOf(SERVICE, servicePassword(password)), ownerUrl: urlOf(OWNER, password) };
}

function servicePassword(password: string): string {
  return createHmac('sha256', password).update(SERVICE).digest('base64url');
}

/** Creates the data directory and database if missing. Returns the password. No server may run on it. */
export async function prepareDataDirectory(
  data: DataDirectory,
  passwordFile: string,
  log: Log,
): Promise<string> {
  await removeLeftovers(data.directory);
  const existing = await readIfThere(passwordFile);
  const password = existing || randomBytes(32).toString('base64url');
  if (!existing) await writeFile(passwordFile, password, { mode: 0o600 });
  if (!(await isDataDirectory(data.directory))) {
    log.info(`Creating the database in ${data.directory}.`);
    await initialise(data, password);
  } else {
    await giveToAccount(data);
    if (!existing) await runSingleUser(data, [setPassword(password), resetServicePassword(password)]);
  }
  return password;
}

/** Checks whether the directory is a data directory of PostgreSQL. */
export async function isDataDirectory(directory: string): Promise<boolean> {
  return (await readIfThere(join(directory, 'PG_VERSION'))) !== '';
}

/** Creates the data directory as a staging directory, so that an interrupted start leaves no incomplete one. */
async function initialise(data: DataDirectory, password: string): Promise<void> {
  const staging = { ...data, directory: await mkdtemp(stagingPrefix(data.directory)) };
  if (data.account) await chown(staging.directory, data.account.uid, data.account.gid);
  await runProgram(
    data.programs.initdb,
    [
      `--pgdata=${dataDirectoryArgument(staging)}`,
      `--username=${OWNER}`,
      '--auth-local=reject',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
    staging,
  );
  await runSingleUser(staging, [setPassword(password), `CREATE DATABASE ${DATABASE}`]);
  await rename(staging.directory, data.directory);
}

function stagingPrefix(directory: string): string {
  return `${directory}.new-`;
}

async function removeLeftovers(directory: string): Promise<void> {
  const parent = dirname(directory);
  const leftovers = (await readdir(parent)).filter((name) =>
    name.startsWith(basename(stagingPrefix(directory))),
  );
  // Retries, since an initdb of a killed service may still add files.
  const options = { recursive: true, force: true, maxRetries: 10 };
  await Promise.all(leftovers.map((name) => rm(join(parent, name), options)));
}

/** Changes the owner of a data directory that root restored from a backup; PostgreSQL rejects one of root. */
async function giveToAccount(data: DataDirectory): Promise<void> {
  if (!data.account || (await stat(data.directory)).uid === data.account.uid) return;
  const { uid, gid } = data.account;
  const asRoot = { directory: '/', account: undefined };
  await runProgram('chown', ['-R', `${uid}:${gid}`, data.directory], asRoot);
}

function setPassword(password: string): string {
  return `ALTER ROLE ${OWNER} PASSWORD '${password}'`;
}

/** Returns a statement for the service's role, if there is one: a database of an earlier version has none. */
function resetServicePassword(password: string): string {
  const statement = `ALTER ROLE ${SERVICE} PASSWORD '${servicePassword(password)}'`;
  return `DO $$ BEGIN ${statement}; EXCEPTION WHEN undefined_object THEN NULL; END $$`;
}

/** Runs statements, one per line, without a server. */
async function runSingleUser(data: DataDirectory, statements: string[]): Promise<void> {
  const output = await runProgram(
    data.programs.postgres,
    ['--single', '-D', dataDirectoryArgument(data), 'postgres'],
    { ...data, input: `${statements.join('\n')}\n` },
  );
  const errors = /(ERROR|FATAL|PANIC):.*/.exec(output)?.[0];
  if (errors) throw new ProgramError(`PostgreSQL could not be set up: ${errors}`);
}
