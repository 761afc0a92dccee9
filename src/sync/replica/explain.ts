import type { ReplicaError, ReplicaErrorKind } from './error.ts';

/** Causes of failures to connect, for the operator, who may know the server behind an address. */
const causes: Partial<Record<ReplicaErrorKind, string>> = {
  timeout: 'The server does not answer within five seconds.',
  protocol: 'The server does not answer like a PostgreSQL server.',
  tls: `The server has no TLS. With sslmode=disable in the connection string, the service connects without TLS, but only if \
its operator sets SYNC_ALLOW_PRIVATE_TARGETS=true.`,
  authentication: 'The server refuses the user or the password.',
  database: 'The server has no database of this name.',
  privileges: 'The user may not connect to the database.',
};

const certificate =
  "The server's certificate is not valid for the host. NODE_EXTRA_CA_CERTS can name a file with further authorities.";

/** Causes by code, which is more exact than the kind. Other codes of TLS concern the certificate. */
const causesByCode: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host has no address.',
  EAI_AGAIN: 'The name server does not answer.',
  ECONNREFUSED: 'Nothing listens at the port of the host.',
  EHOSTUNREACH: 'No route leads to the host.',
  ENETUNREACH: 'No route leads to the host.',
  '53300': 'The server has too many connections.',
  '57P03': 'The server is starting or stopping.',
};

/** Explains a failure to connect, whose own text leaves out the cause. */
export function explainFailure({ kind, code = 'no code' }: ReplicaError): string {
  const isOfTls = /CERT|SIGNATURE|ISSUER/.test(code);
  const cause = causesByCode[code] ?? (isOfTls ? certificate : causes[kind]) ?? 'The connection failed.';
  return `${cause} (${kind}, ${code})`;
}
