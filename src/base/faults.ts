import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LoggableError, loggedText } from './logged-error.ts';
import { codeOf, isOfConnection, isUnavailable, messageOf, socketOf } from './system-errors.ts';

/** Error whose message is for the operator: one sentence that says what is wrong and what to do. */
export class OperatorError extends Error {}

/** Sentences about a path in DATA_DIR, by the code of the system. */
const pathFaults: Readonly<Record<string, (path: string) => string>> = {
  EROFS: (path) => `${path} is on a read-only file system: mount it for writing, or set another DATA_DIR.`,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOTDIR: blocked,
  EEXIST: blocked,
  ENOENT: (path) => `${path} does not exist and cannot be created: correct DATA_DIR.`,
  EISDIR: (path) => `${path} is a directory, but must be a file: move it away.`,
  ENOSPC: full,
  EDQUOT: full,
  EIO: (path) => `The disk cannot read or write ${path}: check the disk, then restore a backup.`,
  ELOOP: unusable,
  ENAMETOOLONG: unusable,
};

function forbidden(path: string): string {
  return `${currentUser()} may not use ${path}: change the owner or mode of DATA_DIR, or set another DATA_DIR.`;
}

function currentUser(): string {
  const user = process.getuid?.();
  return user === undefined ? 'The user of this process' : `The user with the id ${user}`;
}

function blocked(path: string): string {
  return `${path} cannot be created because part of its path is a file: correct DATA_DIR.`;
}

function full(path: string): string {
  return `There is no space left for ${path}: free up space, or move DATA_DIR to a larger disk.`;
}

function unusable(path: string): string {
  return `${path} is too long, or contains a loop of symbolic links: correct DATA_DIR.`;
}

/** Reasons why the path of an option, argument or variable cannot be used, by the code of the system. */
const namedFaults: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    existsSync(dirname(path)) ? 'the file does not exist' : `the directory ${dirname(path)} does not exist`,
  EISDIR: () => 'it is a directory, not a file',
  ENOTDIR: () => 'part of the path is a file',
  EEXIST: () => 'it exists already',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: () => 'the file system is read-only',
  ENOSPC: () => 'there is no space left',
  EDQUOT: () => 'there is no space left for this user',
  EIO: () => 'the disk cannot read or write it',
  ELOOP: () => 'the path contains a loop of symbolic links',
  ENAMETOOLONG: () => 'the path is too long',
};

function notAllowed(): string {
  return `${currentUser().replace('The', 'the')} may not use it`;
}

/** Names in a connection string, for sentences. */
interface Target {
  user: string;
  database: string;
}

const notTrusted =
  "The database's certificate is not trusted: add its authority to NODE_EXTRA_CA_CERTS, or correct sslmode in DATABASE_URL.";
const notAdmitted =
  'The database server does not accept this user from this machine: correct DATABASE_URL (for example with sslmode=require), or allow it in pg_hba.conf.';

const noTls =
  'The database server closed the connection during the TLS handshake: if it has no TLS, set sslmode=disable in DATABASE_URL.';

/** Code of a lack of the right to create or change tables, which needs another remedy than that to use them. */
const createDenied = 'CREATE_DENIED';

/** Sentences about the database, by SQLSTATE or by the code of the driver. */
const databaseFaults: Readonly<Record<string, (target: Target) => string>> = {
  '28P01': ({ user }) => `The database rejects the password of ${user}: correct DATABASE_URL.`,
  '28000': () => notAdmitted,
  '3D000': ({ database }) =>
    `The database ${database} does not exist: create it with CREATE DATABASE, or correct DATABASE_URL.`,
  '42501': ({ user }) =>
    `The user ${user} may not use the tables of the service: set DATABASE_URL to the user that the service uses.`,
  [createDenied]: ({ user, database }) =>
    `The user ${user} may not create tables: set DATABASE_OWNER_URL to their owner, or, as the owner, run GRANT CREATE ON DATABASE "${database}" TO "${user}"; GRANT CREATE, USAGE ON SCHEMA public TO "${user}".`,
  '3F000': ({ user }) =>
    `The user ${user} has no schema for tables: set DATABASE_OWNER_URL to their owner, or, as the owner, run CREATE SCHEMA IF NOT EXISTS public; GRANT CREATE, USAGE ON SCHEMA public TO "${user}".`,
  '25006': () =>
    'The database is read-only: set DATABASE_URL to the primary server, or turn default_transaction_read_only off.',
  '53100': () => "The database's disk is full: free up space on it.",
  '53300': () =>
    'The database has no free connections: stop other programs, or raise max_connections (docs/operating.md says how many an instance needs).',
  '57014': () => 'A statement took too long in the database: check the load of its server, then try again.',
  '55P03': () => 'Another transaction holds a lock that this work needs: wait until it ends, then try again.',
  '57P03': () => 'The database is starting or stopping: wait until it runs, then try again.',
  ENOTFOUND: () => 'The host name in DATABASE_URL is unknown: correct it.',
  ERR_TLS_CERT_ALTNAME_INVALID: () => notTrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: () => notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: () => notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => notTrusted,
  CERT_HAS_EXPIRED: () => notTrusted,
};

/**
 * Returns one sentence for the operator about any thrown value. It never contains the message of a library, of the system, of
 * the driver or of PostgreSQL, nor a password.
 */
export function faultText(error: unknown, databaseUrl?: string): string {
  return ownText(error, databaseUrl) ?? `The service failed (${loggedText(error)}).`;
}

/** Returns the text for the operator about a command that fails. The message of a library follows our sentence as the cause. */
export function commandFaultText(error: unknown, databaseUrl?: string): string {
  const [cause] = messageOf(error).split('\n');
  return ownText(error, databaseUrl) ?? `The command failed (${loggedText(error)}). Cause: ${cause}`;
}

function ownText(error: unknown, databaseUrl: string | undefined): string | undefined {
  if (error instanceof OperatorError) return error.message;
  return knownFault(error, databaseUrl) ?? (error instanceof LoggableError ? error.message : undefined);
}

/** Returns the sentence of a known fault of the file system or the database; undefined for others. */
export function knownFault(error: unknown, databaseUrl?: string): string | undefined {
  return pathFault(error) ?? databaseFault(error, databaseUrl);
}

/** Runs work on the path of an option, argument or variable. The sentence about a fault of this path then has its name. */
export async function atPath<T>(name: string, path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAbout(error, path)) throw error;
    const reason = namedFaults[codeOf(error)]?.(resolve(path)) ?? `it cannot be used (${codeOf(error)})`;
    throw new OperatorError(`${name} ${path}: ${reason}.`, { cause: error });
  }
}

/** Checks whether an error of the system concerns the path, a file in it, or a draft next to it. */
function isAbout(error: unknown, path: string): boolean {
  const given = pathOf(error);
  // Reading and writing an open file have errors without its path.
  if (given === undefined) return codeOf(error) in namedFaults && !isOfConnection(error);
  const [found, directory] = [resolve(given), dirname(resolve(given))];
  return [found, directory].includes(resolve(path)) || directory === dirname(resolve(path));
}

/** Runs work that creates or changes tables, and marks the error of a user without the right to do so. */
export async function creatingTables<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw Object.assign(new Error('tables cannot be created', { cause: error }), { code: createDenied });
  }
}

function pathFault(error: unknown): string | undefined {
  const code = codeOf(error);
  const given = pathOf(error);
  if (given === undefined) return undefined;
  const path = resolve(given);
  return pathFaults[code]?.(path) ?? `${path} cannot be used (${code}): check it, or set another DATA_DIR.`;
}

function databaseFault(error: unknown, databaseUrl: string | undefined): string | undefined {
  const code = codeOf(error);
  const socket = socketOf(error);
  if (socket !== undefined) return socketFault(code, socket);
  if (code === 'ECONNRESET' && /[?&]sslmode=(?!disable)/.test(databaseUrl ?? '')) return noTls;
  const sentence = databaseFaults[code]?.(targetOf(databaseUrl));
  if (sentence !== undefined) return sentence;
  return isUnavailable(error) ? 'The database is unreachable: start it, or correct DATABASE_URL.' : undefined;
}

/** Returns the path of an error of the file system. */
function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('path' in error)) return undefined;
  return typeof error.path === 'string' ? error.path : undefined;
}

/** Returns the sentence about a Unix socket, to which a variable such as PGHOST may lead the driver. */
function socketFault(code: string, socket: string): string {
  const correct = 'correct the host in DATABASE_URL and PGHOST';
  if (code === 'EACCES' || code === 'EPERM')
    return `${currentUser()} may not use the socket ${socket} of the database: change its mode, or ${correct}.`;
  return `No database listens on the socket ${socket}: start it, or ${correct}.`;
}

function targetOf(databaseUrl: string | undefined): Target {
  const url = databaseUrl === undefined ? null : URL.parse(databaseUrl);
  const user = url?.username || 'the user';
  return { user: decodeURIComponent(user), database: decodeURIComponent(url?.pathname.slice(1) || user) };
}
