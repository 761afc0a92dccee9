import type { ShareName } from './shares.domain.ts';

/** The address of a share. Every character that a username may have stands for itself in a path. */
export function shareUrl(appUrl: string, { username, hash }: ShareName): string {
  return `${appUrl}/users/${username}/award/${hash}`;
}
