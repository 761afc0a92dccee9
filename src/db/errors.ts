/** The code of PostgreSQL (SQLSTATE), the driver or the system, read without trusting that an error is an Error. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Whether the same transaction may well pass when it is tried again: a deadlock, a serialization failure, a lost
 * connection, a server that restarts or has too many connections, a statement that was prepared before a migration by
 * another instance. Not a lock or statement that took too long: those have had their time.
 */
export function isRetriable(error: unknown): boolean {
  const code = codeOf(error);
  if (['40001', '40P01'].includes(code) || isOutdatedPlan(error)) return true;
  return isUnavailable(error) && !['57014', '55P03'].includes(code);
}

/** The driver prepares such a statement anew, and tries it again by itself where it is not part of a transaction. */
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
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // the server is being shut down
  '57P02', // it has crashed
  '57P03', // it cannot take connections yet
  '57014', // the statement took longer than it may
  '55P03', // a lock was not to be had in time
]);

/** Whether the database cannot be reached or cannot answer now, which is nobody's fault in the request. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return unavailable.has(code) || code.startsWith('08') || code.startsWith('53');
}

/** The name of the unique index that a write ran into. */
export function uniqueViolation(error: unknown): string | undefined {
  if (codeOf(error) !== '23505' || typeof error !== 'object' || error === null) return undefined;
  return 'constraint_name' in error && typeof error.constraint_name === 'string'
    ? error.constraint_name
    : undefined;
}
