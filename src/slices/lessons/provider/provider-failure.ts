import { LoggableError } from '../../../base/logged-error.ts';

/** Reasons for a missing or unusable answer. The words are fixed, so they reveal no request, answer or key. */
const reasons = {
  // The provider is down or rejects requests, which counts for the circuit breaker.
  timeout: { isOutage: true, isRetryable: true },
  unreachable: { isOutage: true, isRetryable: true },
  busy: { isOutage: true, isRetryable: true },
  'server error': { isOutage: true, isRetryable: true },
  'not an API answer': { isOutage: true, isRetryable: true },
  'too large an answer': { isOutage: true, isRetryable: false },
  'access refused': { isOutage: true, isRetryable: false },
  // The provider is up, but its answer is unusable.
  'unusable answer': { isOutage: false, isRetryable: true },
  'topic refused': { isOutage: false, isRetryable: false },
  // It rejects this request: others may be fine.
  'request refused': { isOutage: false, isRetryable: false },
  // The request was not sent.
  'daily budget used up': { isOutage: false, isRetryable: false },
  'share of the daily budget used up': { isOutage: false, isRetryable: false },
  'circuit breaker is open': { isOutage: false, isRetryable: true },
} as const;
export type Reason = keyof typeof reasons;

const unsent: ReadonlySet<Reason> = new Set<Reason>([
  'daily budget used up',
  'share of the daily budget used up',
  'circuit breaker is open',
]);

/** Failure to get a usable answer from the provider. */
export class ProviderFailure extends LoggableError {
  readonly reason: Reason;
  /** HTTP status of the response, if there was one. */
  readonly status: number | undefined;
  /** Milliseconds until another request may succeed, if the provider, the budget or the breaker says so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: Reason, { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {}) {
    super(status === undefined ? reason : `${reason} (status ${status})`);
    this.name = 'ProviderFailure';
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** True if the provider itself fails. */
  get isOutage(): boolean {
    return reasons[this.reason].isOutage;
  }

  /** True if the request was sent. */
  get wasSent(): boolean {
    return !unsent.has(this.reason);
  }

  /** True if another attempt may succeed. */
  get isRetryable(): boolean {
    return reasons[this.reason].isRetryable;
  }
}
