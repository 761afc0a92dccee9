/** Checks whether a host is this computer. */
export const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

/** Throws an Error if the browser offers no cryptography here. */
export function requireWebCrypto(): void {
  if (!globalThis.isSecureContext)
    throw new Error(
      'Browsers offer cryptography only over https:// and on this computer. Open the explorer there.',
    );
}
