import type { ShareName } from './shares.domain.ts';

/** Returns the address of a share. A path needs no escaping for any character of a username. */
export function shareUrl(appUrl: string, { username, hash }: ShareName): string {
  return `${appUrl}/users/${username}/award/${hash}`;
}
