import { ProviderFailure } from './failure.ts';

export interface BreakerOptions {
  /** Failures one after another at which it opens. */
  failures: number;
  /** How long it stays open. */
  openMs: number;
  /** Milliseconds that only grow. */
  clock: () => number;
}

/**
 * Circuit breaker: after so many outages one after another nothing is sent for a while, so that lessons do not wait for a
 * provider that is down. Then a single request tries whether it is back.
 */
export function openBreaker({ failures, openMs, clock }: BreakerOptions) {
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
