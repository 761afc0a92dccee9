import type { Source } from './messages.ts';

/** Checks whether a host is this computer. */
export const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

/** Throws an Error if the browser offers no cryptography here. */
export function requireWebCrypto(): void {
  if (!globalThis.isSecureContext)
    throw new Error(
      'Browsers offer cryptography only over https:// and on this computer. Open the explorer there.',
    );
}

/** Returns the reason of a failure in words. Browsers throw a TypeError if a request fails, or the stream of a file. */
export function textOf(error: unknown, source: Source['kind'] = 'service'): string {
  if (error instanceof TypeError)
    return source === 'file' ? 'The browser cannot read the file.' : 'The service does not answer.';
  return error instanceof Error ? error.message : String(error);
}
