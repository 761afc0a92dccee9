/** Why the provider gave nothing that can be used. Fixed words: nothing of a request, an answer or a key is in them. */
const reasons = {
  // The provider is down or does not want us: counts for the circuit breaker.
  timeout: { isOutage: true, mayPass: true },
  unreachable: { isOutage: true, mayPass: true },
  busy: { isOutage: true, mayPass: true },
  'server error': { isOutage: true, mayPass: true },
  'not an API answer': { isOutage: true, mayPass: true },
  'too large an answer': { isOutage: true, mayPass: false },
  'request refused': { isOutage: true, mayPass: false },
  // It is up, but what it wrote is no use.
  'unusable answer': { isOutage: false, mayPass: true },
  'topic refused': { isOutage: false, mayPass: false },
  // It was not asked.
  'daily budget used up': { isOutage: false, mayPass: false },
  'resting after failures': { isOutage: false, mayPass: false },
} as const;
export type Reason = keyof typeof reasons;

/** The provider was asked in vain, or not asked at all. */
export class ProviderFailure extends Error {
  readonly reason: Reason;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** How long the provider wants to be left alone, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: Reason, { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {}) {
    super(status === undefined ? reason : `${reason} (status ${status})`);
    this.name = 'ProviderFailure';
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the provider itself is in trouble. */
  get isOutage(): boolean {
    return reasons[this.reason].isOutage;
  }

  /** Whether another attempt may fare better. */
  get mayPass(): boolean {
    return reasons[this.reason].mayPass;
  }
}
