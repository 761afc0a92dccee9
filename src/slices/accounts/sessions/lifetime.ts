/**
 * Returns the seconds that a new token lives: those that the client asks for, but no more than the service allows. More are no error:
 * clients do not know the setting, and the answer has the time when the token expires.
 */
export function lifetimeOf(
  { tokenTtlSeconds }: { tokenTtlSeconds: number },
  { lifetimeSeconds = tokenTtlSeconds }: { lifetimeSeconds?: number },
): number {
  return Math.min(lifetimeSeconds, tokenTtlSeconds);
}
