/** Modes of TLS, as libpq names them. */
const sslmodes = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof sslmodes)[number];

/** Parsed connection string. It contains the password, so it is a secret. */
export interface ReplicaUrl {
  user: string;
  password: string;
  /** Name or IPv4 address, in lower case. */
  host: string;
  port: number;
  database: string;
  /** Undefined if omitted. */
  sslmode: SslMode | undefined;
}

/** Parsed connection string from a request. The password is undefined if it is the mask. */
export type GivenReplicaUrl = Omit<ReplicaUrl, 'password'> & { password: string | undefined };

/** Error for an invalid connection string. The message continues "targetDbUrl …" without quoting it. */
export class InvalidReplicaUrl extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidReplicaUrl';
  }
}

/** Form of interface.md 4.8. The last `@` precedes the host, so a password may contain others. */
const form = /^postgresql:\/\/(\w+):(.*)@([\w.-]+):(\d+)\/(\w+)(?:\?(.*))?$/;

const mask = '***';

/**
 * Parses a connection string (interface.md 4.8, decisions.md 8.2). The driver's parser is not safe: it accepts several
 * hosts, socket paths and options, and reads the environment.
 * @throws InvalidReplicaUrl
 */
export function readReplicaUrl(text: string): GivenReplicaUrl {
  const [, user = '', password = '', host = '', port = '', database = '', query = ''] = form.exec(text) ?? [];
  if (user === '')
    throw new InvalidReplicaUrl('must have the form postgresql://user:password@host:port/database');
  return {
    user,
    password: password === mask ? undefined : passwordOf(password),
    host: hostOf(host),
    port: portOf(port),
    database,
    sslmode: sslmodeOf(query),
  };
}

/** Parses a connection string that contains its password. @throws InvalidReplicaUrl */
export function parseReplicaUrl(text: string): ReplicaUrl {
  return withPassword(readReplicaUrl(text), undefined);
}

/**
 * Replaces the mask with the stored password (decisions.md 8.1). A caller must know the password to send it elsewhere.
 * @throws InvalidReplicaUrl if nothing is stored, or for another user, host, port or database
 */
export function withPassword(given: GivenReplicaUrl, stored: ReplicaUrl | undefined): ReplicaUrl {
  const { password = keptPassword(given, stored) } = given;
  return { ...given, password };
}

function keptPassword(given: GivenReplicaUrl, stored: ReplicaUrl | undefined): string {
  const isSame =
    stored !== undefined &&
    (['user', 'host', 'port', 'database'] as const).every((field) => given[field] === stored[field]);
  if (isSame) return stored.password;
  throw new InvalidReplicaUrl(
    stored
      ? 'must have the password itself if user, host, port or database differ'
      : 'must have the password itself, not its mask',
  );
}

/** Formats the canonical connection string. */
export function formatReplicaUrl(url: ReplicaUrl): string {
  return format(url, encodeURIComponent(url.password).replaceAll('*', '%2A'));
}

/** Formats the connection string with a masked password (decisions.md 8.1); only the mask if it is unreadable. */
export function maskReplicaUrl(url: ReplicaUrl | undefined): string {
  return url ? format(url, mask) : mask;
}

function format({ user, host, port, database, sslmode }: ReplicaUrl, password: string): string {
  const query = sslmode === undefined ? '' : `?sslmode=${sslmode}`;
  return `postgresql://${user}:${password}@${host}:${port}/${database}${query}`;
}

function passwordOf(text: string): string {
  if (text === '') throw new InvalidReplicaUrl('must have a password');
  const password = decoded(text);
  if (password === undefined || password.includes('\0'))
    throw new InvalidReplicaUrl('must have percent signs in the password encoded as %25');
  return password;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
const ipv4 = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?=.)|$)){4}$/;

/**
 * Returns the host, which is a name or an IPv4 address in dotted decimal form. Rejects other hosts that end in a number,
 * since systems also accept `127.1`, `0x7f.1` or `2130706433` as addresses.
 */
function hostOf(text: string): string {
  const host = text.toLowerCase();
  const labels = host.split('.');
  const isName = host.length <= 253 && labels.every((each) => label.test(each));
  const isNumber = /^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1) ?? '');
  if (isNumber ? ipv4.test(host) : isName) return host;
  throw new InvalidReplicaUrl('must have one host: a name, or an IPv4 address as four decimal numbers');
}

function portOf(text: string): number {
  const port = Number(text);
  if (port >= 1 && port <= 65_535) return port;
  throw new InvalidReplicaUrl('must have a port from 1 to 65535');
}

function sslmodeOf(query: string): SslMode | undefined {
  if (query === '') return undefined;
  const sslmode = sslmodes.find((mode) => query === `sslmode=${mode}`);
  if (sslmode) return sslmode;
  throw new InvalidReplicaUrl(
    `may have no other option than sslmode, which is one of ${sslmodes.join(', ')}`,
  );
}
