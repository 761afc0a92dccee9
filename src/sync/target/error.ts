import { codeOf } from '../../db/errors.ts';

/**
 * Why a target could not be used. Whoever configures a target decides what we connect to, so what is told tells nothing
 * of what is there: the same text for a port that is closed, filtered, or speaks another protocol, and for an address
 * that is refused.
 */
const unreachable =
  'The target database cannot be reached: check host, port and network, and that its TLS certificate is valid for the host.';
const texts = {
  connection: unreachable,
  timeout: unreachable,
  protocol: unreachable,
  'refused-address': unreachable,
  authentication: 'The target database refuses the user or the password.',
  database: 'The target database does not exist.',
  privileges: 'The user may not connect to the target database, or not read and write its tables.',
  schema: 'The target database does not have the schema that it needs.',
  rejected: 'The target database refused to take the data.',
} as const;

export type TargetErrorKind = keyof typeof texts;

/** Why a run failed: because of the target, or its stored connection string, or a fault of ours, or the thread's end. */
export const failureCauses = [
  // The keys of the texts are the kinds.
  ...(Object.keys(texts) as TargetErrorKind[]),
  'secret',
  'fault',
  'thread',
] as const;
export type FailureCause = (typeof failureCauses)[number];

/** What went wrong with a target, in words that are fixed: no secret, and nothing that the target said. */
export class TargetError extends Error {
  readonly kind: TargetErrorKind;
  /** The SQLSTATE or the system's code, for the log. */
  readonly code: string | undefined;

  /** @param options.message another text of ours, which says more exactly what an operator of the target is to do */
  constructor(kind: TargetErrorKind, options: { code?: string; message?: string } = {}) {
    super(options.message ?? texts[kind]);
    this.name = 'TargetError';
    this.kind = kind;
    this.code = options.code;
  }
}

/** Whether the same may well work later. The others wait until somebody changes the configuration or the target. */
export function isTransient(kind: TargetErrorKind): boolean {
  return !['authentication', 'database', 'schema'].includes(kind);
}

/** Any error of a connection to a target, without its words. */
export function toTargetError(error: unknown): TargetError {
  if (error instanceof TargetError) return error;
  const code = codeOf(error);
  return new TargetError(kindOf(code), /^[A-Z0-9_]{5,40}$/.test(code) ? { code } : {});
}

const kinds: [RegExp, TargetErrorKind][] = [
  [/^28...$/, 'authentication'],
  [/^3D000$/, 'database'],
  [/^42501$/, 'privileges'],
  // A schema, table, column, function or type that is not there, or a column of another type.
  [/^(3F000|42P01|42703|42883|42704|42804|42P10)$/, 'schema'],
  // A statement, or a lock, that took too long.
  [/^(57014|55P03|25P03)$/, 'timeout'],
  [/^(08...|57P..|53300)$/, 'connection'],
  // Every other SQLSTATE; codes of the system such as EPIPE begin otherwise.
  [/^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/, 'rejected'],
  // What the driver stumbles over has no code.
  [/^$/, 'protocol'],
];

/** Of an SQLSTATE; every other code is one of the system or the driver, about the connection. */
function kindOf(code: string): TargetErrorKind {
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection';
}
