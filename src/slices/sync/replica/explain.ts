import type { ReplicaError, ReplicaErrorKind } from './error.ts';

const noPostgres = 'The server does not answer like a PostgreSQL server.';

/** Causes of failures to connect, for the operator, who may know the server behind an address. */
const causes: Partial<Record<ReplicaErrorKind, string>> = {
  timeout: 'The server does not answer within five seconds.',
  protocol: noPostgres,
  tls: `The server has no TLS. With sslmode=disable in the connection string, the service connects without TLS, but only if \
its operator sets SYNC_ALLOW_PRIVATE_TARGETS=true.`,
  authentication: 'The server rejects the username or the password.',
  database: 'The server has no database of this name.',
  privileges: 'The user may not connect to the database.',
};

const certificate =
  "The server's certificate is not valid for the host. NODE_EXTRA_CA_CERTS can name a file with additional authorities.";

/** Causes of statements that fail after the connection. Other kinds have a text of their own. */
const statementCauses: typeof causes = {
  connection: 'The server closed the connection.',
  timeout: 'The server does not answer in time.',
  protocol: noPostgres,
  rejected: 'The server rejected a statement.',
};

/** Causes by code, which is more exact than the kind. Other codes of TLS concern the certificate. */
const causesByCode: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name has no address.',
  EAI_AGAIN: 'The DNS server does not answer.',
  ECONNREFUSED: 'Nothing listens on this port of the host.',
  EHOSTUNREACH: 'No route leads to the host.',
  ENETUNREACH: 'No route leads to the host.',
  '25006': 'The server is read-only. The connection string must name the primary server.',
  '53300': 'The server has too many connections.',
  '55P03':
    'Another transaction, such as a synchronisation, uses the tables. Run the command again in a few minutes.',
  '57P03': 'The server is starting or stopping.',
};

/** Explains a failure to connect, whose own text leaves out the cause. */
export function explainFailure({ kind, code = 'no code' }: ReplicaError): string {
  const isOfTls = /CERT|SIGNATURE|ISSUER/.test(code);
  const cause = causesByCode[code] ?? (isOfTls ? certificate : causes[kind]) ?? 'The connection failed.';
  return `${cause} (${kind}, ${code})`;
}

/** Explains a failure after the connection. Errors without a code name the table, column, privilege or version themselves. */
export function explainStatement({ kind, code, message }: ReplicaError): string {
  const cause = causesByCode[code ?? ''] ?? statementCauses[kind];
  if (cause === undefined && code === undefined) return message;
  return `${cause ?? message} (${kind}, ${code ?? 'no code'})`;
}
