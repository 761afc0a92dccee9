import { ProviderFailure } from './provider-failure.ts';

export interface BreakerOptions {
  /** Number of consecutive outages that open the breaker. */
  failures: number;
  /** Milliseconds that it stays open. */
  openMs: number;
  /** Monotonic clock in milliseconds. */
  clock: () => number;
}

/** Longest wait that a provider may ask for: one that asks for a day by mistake must not end all lessons of its model. */
const maxAskedMs = 600_000;

/**
 * Creates a circuit breaker, so that lessons do not wait for a provider that is down. While it is open, it rejects all
 * requests; then single requests probe the provider. cockatiel's breaker reads the wall clock, so setting that back by an
 * hour keeps it open for an hour. It also lets requests wait for the probe, and ignores late answers.
 */
export function createBreaker({ failures, openMs, clock }: BreakerOptions) {
  let outages = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  let isProbing = false;

  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    const isProbe = outages >= failures;
    const retryAfterMs = Math.max(0, openUntil - clock());
    // A probe that runs ends in seconds, and nobody knows whether it succeeds.
    if (isProbe && isProbing) throw new ProviderFailure('circuit breaker is open', { retryAfterMs: openMs });
    if (retryAfterMs > 0) throw new ProviderFailure('circuit breaker is open', { retryAfterMs });
    isProbing ||= isProbe;
    try {
      const result = await work();
      outages = 0;
      return result;
    } catch (error) {
      if (error instanceof ProviderFailure && error.isOutage) {
        outages += 1;
        if (outages >= failures) openUntil = clock() + openMs;
        // What the provider asks for counts for all requests: others would be refused, too.
        const askedMs = Math.min(error.retryAfterMs ?? 0, maxAskedMs);
        openUntil = Math.max(openUntil, clock() + askedMs);
      } else if (error instanceof ProviderFailure && error.wasSent) outages = 0;
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}
