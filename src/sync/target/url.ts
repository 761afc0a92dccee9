/** How a connection to a target is secured, in the words of PostgreSQL's own tools. */
const sslmodes = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof sslmodes)[number];

/** The connection string of a target, taken apart. A secret, because of the password. */
export interface TargetUrl {
  user: string;
  password: string;
  /** In lower case: a name, or an IPv4 address. */
  host: string;
  port: number;
  database: string;
  /** Undefined where it is left out. */
  sslmode: SslMode | undefined;
}

/** The same as somebody wrote it, who may have left the mask in the place of the password. */
export type GivenTargetUrl = Omit<TargetUrl, 'password'> & { password: string | undefined };

/** A connection string that is not one of a target. The message completes "targetDbUrl …" and repeats nothing of it. */
export class InvalidTargetUrl extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidTargetUrl';
  }
}

/**
 * The form of interface.md 4.8 with its parts. The last `@` that can is the one before the host, so a password may hold
 * others.
 */
const parts = /^postgresql:\/\/(\w+):(.*)@([\w.-]+):(\d+)\/(\w+)(?:\?(.*))?$/;

const mask = '***';

/**
 * Takes a connection string apart: the form of interface.md 4.8, then the rules of decisions.md 8.2. By itself and not
 * by the driver, which reads several hosts, socket paths, options and the environment out of one.
 * @throws InvalidTargetUrl
 */
export function readTargetUrl(text: string): GivenTargetUrl {
  const [, user = '', password = '', host = '', port = '', database = '', query = ''] =
    parts.exec(text) ?? [];
  if (user === '')
    throw new InvalidTargetUrl('must have the form postgresql://user:password@host:port/database');
  return {
    user,
    password: password === mask ? undefined : passwordOf(password),
    host: hostOf(host),
    port: portOf(port),
    database,
    sslmode: sslmodeOf(query),
  };
}

/** The same where there can be no mask. */
export function parseTargetUrl(text: string): TargetUrl {
  return withPassword(readTargetUrl(text), undefined);
}

/**
 * Puts the password in where there is the mask: that of the stored target, if this is the same user, host, port and
 * database (decisions.md 8.1), so that nobody has it sent elsewhere who does not know it.
 * @throws InvalidTargetUrl where there is none, or it is another one's
 */
export function withPassword(given: GivenTargetUrl, stored: TargetUrl | undefined): TargetUrl {
  const { password = keptPassword(given, stored) } = given;
  return { ...given, password };
}

function keptPassword(given: GivenTargetUrl, stored: TargetUrl | undefined): string {
  const isSame =
    stored !== undefined &&
    (['user', 'host', 'port', 'database'] as const).every((part) => given[part] === stored[part]);
  if (isSame) return stored.password;
  throw new InvalidTargetUrl(
    stored
      ? 'must have the password itself where user, host, port or database are others'
      : 'must have the password itself, not its mask',
  );
}

/** The connection string, in its one canonical way of writing. */
export function formatTargetUrl(url: TargetUrl): string {
  return written(url, encodeURIComponent(url.password).replaceAll('*', '%2A'));
}

/** The connection string for people to see (decisions.md 8.1). Nothing of it where it cannot be read. */
export function maskTargetUrl(url: TargetUrl | undefined): string {
  return url ? written(url, mask) : mask;
}

function written({ user, host, port, database, sslmode }: TargetUrl, password: string): string {
  const query = sslmode === undefined ? '' : `?sslmode=${sslmode}`;
  return `postgresql://${user}:${password}@${host}:${port}/${database}${query}`;
}

function passwordOf(text: string): string {
  if (text === '') throw new InvalidTargetUrl('must have a password');
  const password = decoded(text);
  if (password === undefined || password.includes('\0'))
    throw new InvalidTargetUrl('must have a percent sign in the password written as %25');
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
 * A name, or an IPv4 address in its four decimal numbers. Systems also take `127.1`, `0x7f.1` or `2130706433` for one:
 * what ends in a number and is not of the one form is refused.
 */
function hostOf(text: string): string {
  const host = text.toLowerCase();
  const labels = host.split('.');
  const isName = host.length <= 253 && labels.every((part) => label.test(part));
  const isNumber = /^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1) ?? '');
  if (isNumber ? ipv4.test(host) : isName) return host;
  throw new InvalidTargetUrl('must have one host: a name, or an IPv4 address as four decimal numbers');
}

function portOf(text: string): number {
  const port = Number(text);
  if (port >= 1 && port <= 65_535) return port;
  throw new InvalidTargetUrl('must have a port from 1 to 65535');
}

function sslmodeOf(query: string): SslMode | undefined {
  if (query === '') return undefined;
  const sslmode = sslmodes.find((mode) => query === `sslmode=${mode}`);
  if (sslmode) return sslmode;
  throw new InvalidTargetUrl(`may have no other option than sslmode, which is one of ${sslmodes.join(', ')}`);
}
