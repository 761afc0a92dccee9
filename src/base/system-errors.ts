/** Returns the code of PostgreSQL (SQLSTATE), the driver or the system; empty if the thrown value has none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Returns the message of any thrown value. Node's error for an unreachable server has a code but no message. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code }: { message?: unknown; code?: unknown } = error;
  return String(message || code || error);
}

/**
 * Checks whether the database rejects a value or a row: SQLSTATE classes 22 and 23. Its message may quote the value. A cluster
 * copies the rows of a query to its nodes, and reports their refusal without its code.
 */
export function isRejectedRow(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error)) || isRejectedCopy(error);
}

function isRejectedCopy(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'ReportCopyError';
}

/**
 * Checks whether a retry of the same transaction may succeed. That is so after deadlocks, cancellations, serialization failures,
 * lost connections and restarts, and with outdated plans. After a lock or statement timeout, it would only wait again.
 */
export function isRetriable(error: unknown): boolean {
  const code = codeOf(error);
  if (['40001', '40P01'].includes(code) || isOutdatedPlan(error)) return true;
  return isUnavailable(error) && !isTimeout(error);
}

/** Checks for a statement that took too long, or waited too long for a lock. */
export function isTimeout(error: unknown): boolean {
  return ['57014', '55P03'].includes(codeOf(error)) && !isCancelled(error);
}

/** Checks for a statement that was cancelled. A coordinator that logs no errors reports a deadlock of several nodes like this. */
function isCancelled(error: unknown): boolean {
  return codeOf(error) === '57014' && messageOf(error) === 'canceling statement due to user request';
}

/** Checks for a plan from before a migration. The driver prepares the statement again for the retry. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

const unavailable = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // server shutdown
  '57P02', // server crash
  '57P03', // server not ready
  '57014', // statement timeout
  '55P03', // lock timeout
]);

/** Checks for a statement that a cluster refuses since its rows are on several nodes: SQLSTATE feature_not_supported. */
export function isOfSeveralPlaces(error: unknown): boolean {
  return codeOf(error) === '0A000';
}

/** Routines in which a coordinator finds out that it lost a node. */
const lostNode = new Set([
  'MarkRemoteTransactionFailed',
  'CheckRemoteTransactionsHealth',
  'ScheduleNextPlacementExecution',
]);

/** Checks for a coordinator that lost a node or its main process, which has the code of internal errors. */
function isOfLostProcess(error: unknown): boolean {
  if (codeOf(error) !== 'XX000') return false;
  // An object with a code, of any shape.
  const { routine, message } = error as { routine?: unknown; message?: unknown };
  return lostNode.has(String(routine)) || message === 'postmaster was shut down, exiting';
}

/** Checks whether the database is unreachable or cannot answer now; the request is not at fault. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (unavailable.has(code) || code.startsWith('08') || code.startsWith('53')) return true;
  return socketOf(error) !== undefined || isOfLostProcess(error);
}

/** Checks for a failed attempt to connect. Codes such as ENOENT and EACCES then concern no file. */
export function isOfConnection(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}

/** Returns the path of the Unix socket to which a connection failed; undefined for other errors. */
export function socketOf(error: unknown): string | undefined {
  if (!isOfConnection(error) || !('address' in error) || typeof error.address !== 'string') return undefined;
  // Connections to a host have a port.
  return 'port' in error ? undefined : error.address;
}

/** Returns the name of the unique index that a write violates. */
export function uniqueViolation(error: unknown): string | undefined {
  return codeOf(error) === '23505' ? constraintOf(error) : undefined;
}

/**
 * Returns the name of the constraint that a write violates. Errors of the nodes of a cluster have it in the message only, as its
 * last quoted word, followed by the number of a shard.
 */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name;
  const isViolation = codeOf(error).startsWith('23') || isRejectedCopy(error);
  return isViolation ? /"(\w+?)(_\d+)?"[^"]*$/.exec(error.message)?.[1] : undefined;
}
