import { isIP } from 'node:net';
import { Problem } from '../base/errors.ts';
import { isLoopback, withoutBrackets } from '../base/loopback.ts';
import type { App } from './app-types.ts';
import { validationFailed } from './problem-details.ts';

interface HostOptions {
  /** Public URL of the service, by default with the address that it listens on. */
  appUrl: string;
  /** Hosts of a configured public URL; undefined without one. */
  allowedHosts?: string[] | undefined;
}

/**
 * Rejects requests for other hosts with 421, against DNS rebinding: a page's own host name leads to this service, so
 * that browsers count it as part of the page. Without a configured URL, all IP addresses are allowed, since the attack
 * needs a name. Only a trusted proxy can name another host with `X-Forwarded-Host`.
 */
export function registerHosts(app: App, { appUrl, allowedHosts }: HostOptions): void {
  const known = new Set(['localhost', ...(allowedHosts ?? [new URL(appUrl).hostname])]);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion } = request.raw;
    // RFC 9112 (3.2).
    if (headers.host === undefined && httpVersion !== '1.0')
      return done(validationFailed([{ pointer: '/header/host', message: 'is required' }]));
    const host = request.hostname.toLowerCase().replace(/\.$/, '');
    const address = withoutBrackets(host);
    // HTTP/1.0 has no Host, and no browser speaks it.
    const isAllowed = host === '' || known.has(host) || isLoopback(host);
    const { hosts = allowedHosts === undefined ? 'addresses' : undefined } = request.routeOptions.config;
    const isOpen = isAllowed || hosts === 'all' || (hosts === 'addresses' && isIP(address) !== 0);
    done(isOpen ? undefined : new Problem('HOST_NOT_ALLOWED'));
  });
}
