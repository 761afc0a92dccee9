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
  /** Compute endpoint that a proxy of Neon connects to. */
  endpoint?: string;
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

/** Parts of a connection string. The last `@` precedes the host, so a password may contain others. */
const form = /^postgres(?:ql)?:\/\/([^:/?#@\s]+):(.*)@([\w.-]+)(?::(\d+))?\/([^/?#\s]+)(?:\?(.*))?$/;
const usualPort = '5432';

const mask = '***';

/**
 * Parses a connection string (interface.md 4.8, decisions.md 8.2). The driver's parser is not safe: it accepts several
 * hosts, socket paths and options, and reads the environment.
 * @throws InvalidReplicaUrl
 */
export function readReplicaUrl(text: string): GivenReplicaUrl {
  const [, user = '', password = '', host = '', port = usualPort, database = '', query = ''] =
    form.exec(text) ?? [];
  if (user === '')
    throw new InvalidReplicaUrl(
      'must have the form postgresql://user:password@host:port/database, in which the port is optional',
    );
  return {
    user: nameOf(user),
    password: password === mask ? undefined : passwordOf(password),
    host: hostOf(host),
    port: portOf(port),
    database: nameOf(database),
    ...parametersOf(query),
  };
}

/** Parses a connection string that contains its password. @throws InvalidReplicaUrl */
export function parseReplicaUrl(text: string): ReplicaUrl {
  return withPassword(readReplicaUrl(text), undefined);
}

/**
 * Replaces the mask with the stored password (decisions.md 8.1). A caller must know the password to send it elsewhere.
 * @throws InvalidReplicaUrl if nothing is stored, or for another user, host, port, database or endpoint
 */
export function withPassword(given: GivenReplicaUrl, stored: ReplicaUrl | undefined): ReplicaUrl {
  const { password = keptPassword(given, stored) } = given;
  return { ...given, password };
}

function keptPassword(given: GivenReplicaUrl, stored: ReplicaUrl | undefined): string {
  const isSame =
    stored !== undefined &&
    (['user', 'host', 'port', 'database', 'endpoint'] as const).every(
      (field) => given[field] === stored[field],
    );
  if (isSame) return stored.password;
  throw new InvalidReplicaUrl(
    stored
      ? 'must contain the password itself if user, host, port, database or endpoint differ'
      : 'must contain the password itself, not its mask',
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

function format(url: ReplicaUrl, password: string): string {
  const { host, port, sslmode, endpoint } = url;
  const [user, database] = [url.user, url.database].map(encodeURIComponent);
  const parameters = [
    ...(sslmode === undefined ? [] : [`sslmode=${sslmode}`]),
    ...(endpoint === undefined ? [] : [`options=endpoint%3D${endpoint}`]),
  ];
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return `postgresql://${user}:${password}@${host}:${port}/${database}${query}`;
}

/** Returns the name of a user or a database. The protocol ends it with a NUL, and the server stores 63 bytes of it. */
function nameOf(text: string): string {
  const name = decoded(text);
  if (name !== undefined && isName(name)) return name;
  throw new InvalidReplicaUrl(
    'must have names of at most 63 bytes for the user and the database, with percent signs encoded as %25',
  );
}

/** Returns true for a possible name of a role or database. */
export function isName(text: string): boolean {
  return text !== '' && !/\p{Cc}/u.test(text) && Buffer.byteLength(text) <= 63;
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

/**
 * Parameters that clients need and the service does not. A fully verified certificate takes the place of channel binding, and
 * the service has its own time limit.
 */
const ignored = ['application_name', 'channel_binding', 'connect_timeout'];

/** Returns the TLS mode and the endpoint of Neon, which expects it as an option from clients without SNI. */
function parametersOf(query: string): Pick<ReplicaUrl, 'sslmode' | 'endpoint'> {
  const parts = query === '' ? [] : query.split('&').map((part) => /^(\w+)=([^#]+)$/.exec(part) ?? []);
  const given = new Map(parts.map(([, name = '', value = '']) => [name, decoded(value)]));
  const { sslmode, options, ...others } = Object.fromEntries(given);
  const mode = sslmodes.find((each) => each === sslmode);
  const [, endpoint] = /^endpoint=([a-z0-9-]{1,63})$/.exec(options ?? '') ?? [];
  const isKnown =
    given.size === parts.length &&
    (mode !== undefined || !given.has('sslmode')) &&
    (endpoint !== undefined || !given.has('options')) &&
    Object.keys(others).every((name) => ignored.includes(name));
  if (isKnown) return { sslmode: mode, ...(endpoint !== undefined && { endpoint }) };
  throw new InvalidReplicaUrl(
    `may have no parameters except sslmode (${sslmodes.join(', ')}), options=endpoint%3DNAME, ${ignored.join(', ')}; each once`,
  );
}
