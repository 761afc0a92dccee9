/** Returns true if the client has cached what has this tag (RFC 9110, 13.1.2). @param etag the tag without `W/` */
export function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
