/** Errors that clients can get: stable code, status and title (RFC 9457). The title is also the default detail. */
export const problemTypes = {
  VALIDATION_FAILED: [400, 'The request does not match the description of the operation'],
  MALFORMED_JSON: [400, 'The body is not valid JSON'],
  LEARNER_ID_REQUIRED: [400, 'learnerId is required'],
  INVALID_PARENT: [400, 'Invalid parent user specified'],
  INVALID_ROLE: [400, 'Only learner accounts can be created here'],
  NOT_A_LEARNER: [400, 'Only learner accounts can be deleted'],
  USERNAME_TAKEN: [400, 'The username already exists'],
  EMAIL_TAKEN: [400, 'The email address is already in use'],
  TOPIC_NOT_AVAILABLE_OFFLINE: [400, 'No lesson on this topic is available offline'],
  TOPIC_REFUSED: [400, 'This topic is not suitable for a lesson'],
  LESSON_NOT_ACTIVE: [400, 'The lesson is not active'],
  INVALID_LESSON_SPEC: [400, 'The lesson has an invalid specification'],
  REWARD_NOT_ACTIVE: [400, 'The reward is not active'],
  MAX_REDEMPTIONS_REACHED: [400, 'The reward has reached its maximum number of redemptions'],
  INSUFFICIENT_SAVINGS: [400, 'Insufficient points saved for this goal'],
  UNKNOWN_ACTIVITY: [400, 'The activity does not exist or is not active'],
  INSUFFICIENT_TOKENS: [400, 'Not enough tokens'],
  UNAUTHENTICATED: [401, 'A valid access token is required'],
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  FORBIDDEN: [403, 'Not authorized'],
  ADMIN_REQUIRED: [403, 'Only an administrator can register an administrator'],
  ROUTE_NOT_FOUND: [404, 'The operation does not exist'],
  USER_NOT_FOUND: [404, 'User not found'],
  LEARNER_NOT_FOUND: [404, 'Learner not found'],
  PROFILE_NOT_FOUND: [404, 'Learner profile not found'],
  LESSON_NOT_FOUND: [404, 'Lesson not found'],
  IMAGE_NOT_FOUND: [404, 'Image not found'],
  REWARD_NOT_FOUND: [404, 'Reward not found'],
  REDEMPTION_NOT_FOUND: [404, 'Redemption not found'],
  AWARD_NOT_FOUND: [404, 'Award not found'],
  SHARE_NOT_FOUND: [404, 'This share does not exist or is not active'],
  SYNC_CONFIG_NOT_FOUND: [404, 'Sync configuration not found'],
  METHOD_NOT_ALLOWED: [405, 'This path does not support this method'],
  REDEMPTION_NOT_PENDING: [409, 'The redemption is already decided'],
  BALANCE_WOULD_BE_NEGATIVE: [409, 'The balance would fall below zero'],
  TOO_MANY_SYNC_CONFIGS: [409, 'A family has at most five sync configurations'],
  BODY_TOO_LARGE: [413, 'The body is larger than 256 KiB'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be JSON'],
  IDEMPOTENCY_KEY_REUSED: [422, 'The idempotency key was used for another request'],
  TOO_MANY_ATTEMPTS: [429, 'Too many failed attempts'],
  TOO_MANY_REQUESTS: [429, 'Too many requests'],
  INTERNAL_ERROR: [500, 'The service failed to answer'],
  INSUFFICIENT_BALANCE: [500, 'Insufficient balance'],
  SYNC_IN_PROGRESS: [500, 'A synchronisation of this configuration is already in progress'],
  SYNC_CONNECTION_FAILED: [500, 'The connection to the target database failed'],
  SERVICE_UNAVAILABLE: [503, 'The service is unavailable'],
  LESSON_GENERATION_FAILED: [503, 'Lesson generation failed after multiple attempts'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof problemTypes;

/** Errors with status 500 that are regular outcomes (decisions.md 1.4). */
const expected: readonly ErrorCode[] = ['INSUFFICIENT_BALANCE', 'SYNC_IN_PROGRESS', 'SYNC_CONNECTION_FAILED'];

/** Codes of errors that are the service's fault. */
export const faultCodes = (Object.keys(problemTypes) as ErrorCode[]).filter(
  (code) => problemTypes[code][0] >= 500 && !expected.includes(code),
);

/** Fault in a request; the pointer is a JSON pointer into body, query or path. */
export interface Fault {
  pointer: string;
  message: string;
}

interface ProblemOptions {
  /** Details of this case, by default the title. Never contains a secret or a row's value. */
  detail?: string;
  /** Status for the conditions that have two (decisions.md 2.2). */
  status?: number;
  errors?: Fault[];
  /** Further members of the body that the OpenAPI document declares. */
  extensions?: { available?: string[] };
  retryAfterSeconds?: number;
}

/** Expected failure, sent to the client with code, status and detail (decisions.md 1.3). */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly errors: Fault[] | undefined;
  readonly extensions: ProblemOptions['extensions'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    const [status, title] = problemTypes[code];
    super(options.detail ?? title);
    this.name = 'Problem';
    this.code = code;
    this.status = options.status ?? status;
    this.title = title;
    this.errors = options.errors;
    this.extensions = options.extensions;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Returns the row. Throws a Problem if there is none. */
export function existing<T>(row: T | undefined, code: ErrorCode): T {
  if (row === undefined) throw new Problem(code);
  return row;
}
