import type { TSchema } from '@sinclair/typebox';

/** Error that clients can get (RFC 9457). The title is also the default detail. */
export type ErrorDefinition = readonly [status: number, title: string, options?: ErrorOptions];

interface ErrorOptions {
  /** Schemas of further members of the body, for a problem's `extensions`. */
  members?: Readonly<Record<string, TSchema>>;
  /** Further members in the example. */
  example?: object;
  /** True if status 500 is a regular outcome, not a fault of the service (decisions.md 1.4). */
  isExpected?: boolean;
  /** True if a client that prefers HTML gets a page instead. */
  hasPage?: boolean;
}

/** Returns an example with a fault in the request. */
export const faultExample = (pointer: string, message: string): ErrorOptions => ({
  example: { errors: [{ pointer, message }] },
});

/** Errors of the platform, and those that several slices use. */
export const commonErrors = {
  VALIDATION_FAILED: [
    400,
    'The request does not match the description of the operation',
    faultExample('/body/name', 'must be string'),
  ],
  MALFORMED_JSON: [400, 'The body is not valid JSON'],
  LEARNER_ID_REQUIRED: [400, 'learnerId is required', faultExample('/query/learnerId', 'is required')],
  INVALID_PARENT: [400, 'Invalid parent user specified', faultExample('/body/parentId', 'is not a parent')],
  USERNAME_TAKEN: [400, 'The username already exists'],
  EMAIL_TAKEN: [400, 'The email address is already in use'],
  UNAUTHENTICATED: [401, 'A valid access token is required'],
  FORBIDDEN: [403, 'Not authorized'],
  INVITATION_REQUIRED: [403, 'The registration needs a valid invitation'],
  LEARNER_NOT_CONFIRMED: [403, 'The parent has not confirmed the learner yet'],
  ROUTE_NOT_FOUND: [404, 'The operation does not exist'],
  USER_NOT_FOUND: [404, 'User not found'],
  LEARNER_NOT_FOUND: [404, 'Learner not found'],
  PROFILE_NOT_FOUND: [404, 'Learner profile not found'],
  METHOD_NOT_ALLOWED: [405, 'This path does not support this method'],
  REQUEST_TIMEOUT: [408, 'The request did not arrive within a minute'],
  TOO_MANY_WAITING_LEARNERS: [409, 'The parent has the maximum number of waiting learners'],
  TOO_MANY_LEARNERS: [409, 'The family has the maximum number of learners'],
  BODY_TOO_LARGE: [413, 'The body is larger than 256 KiB'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be plain JSON in UTF-8'],
  HOST_NOT_ALLOWED: [421, 'The service does not answer for this host; its operator sets APP_URL'],
  IDEMPOTENCY_KEY_REUSED: [422, 'The idempotency key was used for another request'],
  TOO_MANY_REQUESTS: [429, 'Too many requests'],
  TOO_MUCH_DATA: [429, 'The family has reached its data limit for today (UTC)'],
  HEADERS_TOO_LARGE: [431, 'The request line and the headers are larger than 16 KiB'],
  INTERNAL_ERROR: [500, 'The service failed to answer'],
  SERVICE_UNAVAILABLE: [503, 'The service is unavailable'],
} as const satisfies Record<string, ErrorDefinition>;

/** All errors by code. Each slice adds its own by declaration merging. */
export interface Errors extends Readonly<typeof commonErrors> {}

export type ErrorCode = keyof Errors;
export type ErrorDefinitions = Readonly<Record<ErrorCode, ErrorDefinition>>;

/** Fault in a request; the pointer is a JSON pointer into body, query or path. */
export interface Fault {
  pointer: string;
  message: string;
}

interface ProblemOptions {
  /** Details of this case, by default the title. Never contains a secret or a row's value. */
  detail?: string;
  errors?: Fault[];
  /** Further members of the body, which the definition of the error declares. */
  extensions?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  /** Error behind it, which no client sees. */
  cause?: unknown;
}

/** Expected failure, sent to the client with the status and title of its code (decisions.md 1.3). */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    // A stack would cost more than the rest of a refusal, and nobody reads it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(options.detail ?? code);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Problem';
    this.code = code;
    this.options = options;
  }
}

/** Returns the problem for a caller without permission. */
export function forbidden(detail: string): Problem {
  return new Problem('FORBIDDEN', { detail });
}

/** Returns the problem for a `parentId` in a body without a parent of this id (decisions.md 2.1). */
export function invalidParent(): Problem {
  return new Problem('INVALID_PARENT', {
    errors: [{ pointer: '/body/parentId', message: 'is not a parent' }],
  });
}

/** Returns the row. Throws a Problem if there is none. */
export function existing<T>(row: T | undefined, code: ErrorCode): T {
  if (row === undefined) throw new Problem(code);
  return row;
}

/** Returns a row that the service has stored before. Throws an Error if it is missing, which is a fault of the service. */
export function stored<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('a stored row is missing');
  return row;
}
