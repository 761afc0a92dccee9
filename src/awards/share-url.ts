import type { ShareName } from './shares.domain.ts';

/** Returns the address of a share. Usernames need no escaping in a path. */
export function shareUrl(appUrl: string, { username, hash }: ShareName): string {
  return `${appUrl}/users/${username}/award/${hash}`;
}
