import { codeOf } from '../../../base/system-errors.ts';

/**
 * Text for all failures to connect. Parents choose the address, so the text must not reveal the server behind it. It is the
 * same for a name without an address, a rejected address, a closed or filtered port, another protocol, a server without TLS,
 * an invalid certificate, and a wrong user, password or database. It names all of these; `sync check` names the actual one.
 */
const unreachable = `The service cannot reach the target database, or the database refuses the service. Check the host, the \
port, the user, the password and the name of the database. The database must offer TLS with a certificate for its host. With \
SYNC_ALLOW_PRIVATE_TARGETS=true, the operator allows private addresses, and sslmode=disable for a database without TLS. The \
command "sync check" of the service shows the cause.`;
const texts = {
  connection: unreachable,
  timeout: unreachable,
  protocol: unreachable,
  tls: unreachable,
  'refused-address': unreachable,
  authentication: unreachable,
  database: unreachable,
  privileges: 'The user lacks the privilege to read and write the tables of the target database.',
  schema: 'The target database lacks the required schema.',
  version: "The replica's tables have another version than the service needs.",
  rejected: 'The target database rejected the data.',
  cursor:
    'The target database returned an invalid position. If the database is intact, delete the row of the family in learning.sync_cursor.',
} as const;

export type ReplicaErrorKind = keyof typeof texts;

/** Causes of failed runs: the replica, the stored secret, a fault of the service, or the end of the thread. */
export const failureCauses = [
  // The keys are the kinds.
  ...(Object.keys(texts) as ReplicaErrorKind[]),
  'secret',
  'fault',
  'thread',
] as const;
export type FailureCause = (typeof failureCauses)[number];

/** Error of a replica. Its fixed text contains no secret and nothing that the replica sent, except a version number. */
export class ReplicaError extends Error {
  readonly kind: ReplicaErrorKind;
  /** SQLSTATE or system error code, for the log. */
  readonly code: string | undefined;

  /** @param options.message a more exact text for the owner of the replica */
  constructor(kind: ReplicaErrorKind, options: { code?: string | undefined; message?: string } = {}) {
    super(options.message ?? texts[kind]);
    this.name = 'ReplicaError';
    this.kind = kind;
    this.code = options.code;
  }
}

/**
 * Returns true if a retry may succeed. Otherwise, the configuration pauses until it changes. Tables of another version are
 * upgraded without a change of the configuration.
 */
export function isTransient(kind: ReplicaErrorKind): boolean {
  return kind !== 'schema';
}

/** Converts an error of a failed attempt to connect: all have one text, and all permit a retry. */
export function toConnectError(error: unknown): ReplicaError {
  const { kind, code } = toReplicaError(error);
  // The schema is checked later, so this server is another one.
  return new ReplicaError(kind === 'schema' ? 'protocol' : kind, { code, message: unreachable });
}

/** Converts an error of a connection to a replica, without its message. */
export function toReplicaError(error: unknown): ReplicaError {
  if (error instanceof ReplicaError) return error;
  const code = codeOf(error);
  return new ReplicaError(kindOf(code), /^[A-Z0-9_]{5,40}$/.test(code) ? { code } : {});
}

const kinds: [RegExp, ReplicaErrorKind][] = [
  [/^28...$/, 'authentication'],
  [/^3D000$/, 'database'],
  [/^42501$/, 'privileges'],
  // A schema, table, column, function or type is missing, or a column has another type.
  [/^(3F000|42P01|42703|42883|42704|42804|42P10)$/, 'schema'],
  // A statement or a lock timed out.
  [/^(57014|55P03|25P03)$/, 'timeout'],
  [/^(08...|57P..|53300)$/, 'connection'],
  // Every other SQLSTATE. System codes such as EPIPE begin differently.
  [/^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/, 'rejected'],
  // The driver's own errors have no code.
  [/^$/, 'protocol'],
];

/** Returns the kind of a code. Unknown codes come from the system or the driver, and concern the connection. */
function kindOf(code: string): ReplicaErrorKind {
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection';
}
