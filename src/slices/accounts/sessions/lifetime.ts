import { validationFailed } from '../../../http/problem-details.ts';

/**
 * Returns the seconds that a new token lives: those that the client asks for, or the service's maximum. Throws 400 for more than
 * that, which the schema does not know.
 */
export function lifetimeOf(
  { tokenTtlSeconds }: { tokenTtlSeconds: number },
  { lifetimeSeconds = tokenTtlSeconds }: { lifetimeSeconds?: number },
): number {
  if (lifetimeSeconds <= tokenTtlSeconds) return lifetimeSeconds;
  throw validationFailed([{ pointer: '/body/lifetimeSeconds', message: `must be <= ${tokenTtlSeconds}` }]);
}
