import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback, withoutBrackets } from '../../base/loopback.ts';
import type { App } from '../app-types.ts';

/** Part of the exposure that requests change. */
interface Exposed {
  isExposed(): boolean;
  watchesForProxy(): boolean;
  expose(sign: string): void;
}

/**
 * Makes an instance exposed by the first request that shows a proxy, before anything else sees this request (decisions.md 2.1).
 * Must come before all other hooks of requests.
 */
export function registerExposed(app: App, exposure: Exposed): void {
  app.addHook('onRequest', ({ raw, hostname }, _reply, done) => {
    // Other machines reach an exposed instance without a proxy, too.
    const host = exposure.isExposed() ? undefined : hostname;
    const sign = exposure.watchesForProxy() ? signOfProxy(raw, host) : undefined;
    if (sign !== undefined) exposure.expose(sign);
    done();
  });
}

/** Headers that only proxies set. */
const signs = { forwarded: 'Forwarded', 'x-real-ip': 'X-Real-IP', via: 'Via' };

/**
 * Returns what in a request shows a proxy, in fixed words; undefined if nothing does.
 * @param hostname host that the request names, without its port; undefined if it does not matter
 */
export function signOfProxy(
  { headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>,
  hostname: string | undefined,
): string | undefined {
  // nginx sends it by default, and no browser does.
  if (httpVersion === '1.0') return 'HTTP/1.0';
  for (const name in headers) {
    if (name.startsWith('x-forwarded')) return 'X-Forwarded-*';
    if (Object.hasOwn(signs, name)) return signs[name as keyof typeof signs];
  }
  return hostname !== undefined && isOfOthers(hostname)
    ? 'the address of another machine as Host'
    : undefined;
}

/** Checks for an address that other machines use. A name is no sign: it gets 421, and a page can make a browser send it. */
function isOfOthers(hostname: string): boolean {
  if (isLoopback(hostname)) return false;
  const address = withoutBrackets(hostname);
  return isIP(address) !== 0 && address !== '0.0.0.0' && address !== '::';
}
