import { codeOf } from '../../db/errors.ts';

/**
 * Text for all failures to connect. Parents choose the address, so the text must not reveal the server behind it. It is the
 * same for a closed or filtered port, another protocol, and a rejected address.
 */
const unreachable =
  'The service cannot reach the target database. Check the host, the port, the network and the TLS certificate.';
const texts = {
  connection: unreachable,
  timeout: unreachable,
  protocol: unreachable,
  'refused-address': unreachable,
  authentication: 'The target database refuses the user or the password.',
  database: 'The target database does not exist.',
  privileges:
    'The user lacks the privilege to connect to the target database, or to read and write its tables.',
  schema: 'The target database lacks the required schema.',
  rejected: 'The target database rejected the data.',
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

/** Error of a replica. Its fixed text contains no secret and nothing that the replica sent. */
export class ReplicaError extends Error {
  readonly kind: ReplicaErrorKind;
  /** SQLSTATE or system error code, for the log. */
  readonly code: string | undefined;

  /** @param options.message a more exact text for the owner of the replica */
  constructor(kind: ReplicaErrorKind, options: { code?: string; message?: string } = {}) {
    super(options.message ?? texts[kind]);
    this.name = 'ReplicaError';
    this.kind = kind;
    this.code = options.code;
  }
}

/** Returns true if a retry may succeed. After other errors, the configuration pauses until it changes. */
export function isTransient(kind: ReplicaErrorKind): boolean {
  return !['authentication', 'database', 'schema'].includes(kind);
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
