import { resolve } from 'node:path';
import { codeOf, isUnavailable } from './errors.ts';
import { LoggableError, loggedText } from './logged-error.ts';

/** Error whose message is for the operator: one sentence that says what is wrong and what to do. */
export class OperatorError extends Error {}

/** Sentences about a path, by the code of the system. */
const pathFaults: Readonly<Record<string, (path: string) => string>> = {
  EROFS: (path) => `${path} is on a read-only file system: mount it for writing, or set another DATA_DIR.`,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOTDIR: blocked,
  EEXIST: blocked,
  ENOENT: (path) => `${path} does not exist, and the system does not create it: correct DATA_DIR.`,
  EISDIR: (path) => `${path} must be a file, but is a directory: move it away.`,
  ENOSPC: full,
  EDQUOT: full,
  EIO: (path) => `The disk cannot read or write ${path}: check the disk, then restore a backup.`,
  ELOOP: unusable,
  ENAMETOOLONG: unusable,
};

function forbidden(path: string): string {
  const user = process.getuid?.();
  const who = user === undefined ? 'The user of the service' : `The service runs as user ${user}, which`;
  return `${who} may not use ${path}: change the owner or mode of DATA_DIR, or set another DATA_DIR.`;
}

function blocked(path: string): string {
  return `${path} cannot be created, because a part of the path is a file: correct DATA_DIR.`;
}

function full(path: string): string {
  return `There is no space left for ${path}: free some, or move DATA_DIR to a larger disk.`;
}

function unusable(path: string): string {
  return `${path} is too long, or has a loop of links: correct DATA_DIR.`;
}

/** Names in a connection string, for sentences. */
interface Target {
  user: string;
  database: string;
}

const notTrusted =
  "The database's certificate is not trusted: name its authority in NODE_EXTRA_CA_CERTS, or correct sslmode in DATABASE_URL.";
const notAdmitted =
  'The database server does not admit the user from this machine: correct DATABASE_URL (such as sslmode=require), or allow it in pg_hba.conf.';

const noTls =
  'The database server closed the connection during TLS: if it has no TLS, write sslmode=disable in DATABASE_URL.';

/** Sentences about the database, by SQLSTATE or by the code of the driver. */
const databaseFaults: Readonly<Record<string, (target: Target) => string>> = {
  '28P01': ({ user }) => `The database refuses the password of ${user}: correct DATABASE_URL.`,
  '28000': () => notAdmitted,
  '3D000': ({ database }) =>
    `The database ${database} does not exist: create it with CREATE DATABASE, or correct DATABASE_URL.`,
  '42501': ({ user, database }) =>
    `The user ${user} may not create tables: as the owner, run GRANT CREATE ON DATABASE "${database}" TO "${user}"; GRANT CREATE, USAGE ON SCHEMA public TO "${user}".`,
  '3F000': ({ user }) =>
    `The user ${user} finds no schema for tables: as the owner, run CREATE SCHEMA IF NOT EXISTS public; GRANT CREATE, USAGE ON SCHEMA public TO "${user}".`,
  '25006': () =>
    'The database is read-only: name the primary server in DATABASE_URL, or turn default_transaction_read_only off.',
  '53100': () => "The database's disk is full: free some space.",
  '53300': () =>
    'The database has no free connection: stop other programs, or raise max_connections (an instance uses up to 13).',
  '57P03': () => 'The database is starting or stopping: wait until it runs, then start the service again.',
  ENOTFOUND: () => 'The host name in DATABASE_URL is unknown: correct it.',
  ERR_TLS_CERT_ALTNAME_INVALID: () => notTrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: () => notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: () => notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => notTrusted,
  CERT_HAS_EXPIRED: () => notTrusted,
};

/**
 * Returns one sentence for the operator about any thrown value. It never contains the message of the system, of the driver
 * or of PostgreSQL, nor a password.
 */
export function faultText(error: unknown, databaseUrl?: string): string {
  // Errors of our own have a message for the operator, and no code.
  if (error instanceof OperatorError || error instanceof LoggableError || isPlain(error))
    return error.message;
  return knownFault(error, databaseUrl) ?? `The service failed (${loggedText(error)}).`;
}

/** Returns the sentence of a known fault of the file system or the database; undefined for others. */
export function knownFault(error: unknown, databaseUrl?: string): string | undefined {
  return pathFault(error) ?? databaseFault(error, databaseUrl);
}

function pathFault(error: unknown): string | undefined {
  const code = codeOf(error);
  const given = pathOf(error);
  if (given === undefined) return undefined;
  const path = resolve(given);
  return pathFaults[code]?.(path) ?? `${path} cannot be used (${code}): check it, or set another DATA_DIR.`;
}

/** Returns the sentence of a known fault of the database; undefined for others. */
export function databaseFault(error: unknown, databaseUrl?: string): string | undefined {
  const code = codeOf(error);
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

function isPlain(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && codeOf(error) === '';
}

function targetOf(databaseUrl: string | undefined): Target {
  const url = databaseUrl === undefined ? null : URL.parse(databaseUrl);
  const user = decodeURIComponent(url?.username || 'the user');
  return { user, database: decodeURIComponent(url?.pathname.slice(1) || user) };
}
