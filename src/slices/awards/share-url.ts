/** Username of the sharer and secret of a public link. */
export interface ShareName {
  username: string;
  hash: string;
}

/** Returns the address of a share. Usernames need no escaping in a path. */
export function shareUrl(appUrl: string, { username, hash }: ShareName): string {
  return `${appUrl}/users/${username}/award/${hash}`;
}
