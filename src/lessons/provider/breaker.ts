import { ProviderFailure } from './failure.ts';

export interface BreakerOptions {
  /** Number of consecutive outages that open the breaker. */
  failures: number;
  /** Milliseconds that it stays open. */
  openMs: number;
  /** Monotonic clock in milliseconds. */
  clock: () => number;
}

/**
 * Creates a circuit breaker, so that lessons do not wait for a provider that is down. While it is open, it rejects all
 * work; then single requests probe the provider. cockatiel reads the wall clock: if someone sets that back by an hour,
 * its breaker stays open for an hour. It also lets requests wait for the probe, and ignores late answers.
 */
export function createBreaker({ failures, openMs, clock }: BreakerOptions) {
  let inARow = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  let isProbing = false;

  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    const isProbe = inARow >= failures;
    if (isProbe && (isProbing || clock() < openUntil)) throw new ProviderFailure('resting after failures');
    isProbing ||= isProbe;
    try {
      const result = await work();
      inARow = 0;
      return result;
    } catch (error) {
      if (error instanceof ProviderFailure && error.isOutage) {
        inARow += 1;
        if (inARow >= failures) openUntil = clock() + openMs;
      } else if (error instanceof ProviderFailure && error.reason !== 'daily budget used up') inARow = 0;
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}
