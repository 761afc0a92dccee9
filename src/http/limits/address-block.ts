import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Returns the address in a text as proxies write it: possibly with a port (`192.0.2.7:80`, `[2001:db8::1]:443`), in brackets, with
 * a zone (`fe80::1%eth0`), or an IPv4 address in IPv6 notation. Returns undefined for all other texts.
 * @param text undefined if the connection is closed: Fastify does not say so in its types
 */
export function readAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // The usual case, without the cost of parsing.
  if (isIPv4(text)) return text;
  const [, bracketed, beforePort] = /^(?:\[(.*)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '');
  if (isIP(address) === 0 || (bracketed !== undefined && isIPv4(address))) return undefined;
  return ipaddr.process(address).toString();
}

/**
 * Returns the block of addresses that one client may have: the IPv4 address, or the IPv6 network of 64 bits. An IPv4
 * address in IPv6 notation has the block of the IPv4 address. All texts without an address have one block.
 */
export function addressBlock(text: string): string {
  const read = readAddress(text);
  if (read === undefined) return 'unknown';
  const address = ipaddr.parse(read);
  if (address instanceof ipaddr.IPv4) return read;
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Servers whose log says that a proxy gives no address that can be read. */
const warned = new WeakSet<object>();

/**
 * Returns the block of a request's client. If a trusted proxy gives an address that cannot be read, its client shares the
 * proxy's own block, so that it limits no client of other proxies. The log says so once.
 */
export function clientBlock({ ip, ips = [], server: { server, log } }: ClientRequest): string {
  if (readAddress(ip) !== undefined) return addressBlock(ip);
  const proxy = ips.findLast((address) => readAddress(address) !== undefined);
  if (proxy === undefined) return addressBlock(ip);
  if (!warned.has(server)) {
    warned.add(server);
    log.warn(
      `The proxy ${readAddress(proxy)} sent X-Forwarded-For without an address that can be read. Such clients share the limits of the proxy for requests, failed logins and data. Let the proxy send the address of each client, and check TRUST_PROXY.`,
    );
  }
  return addressBlock(proxy);
}

type ClientRequest = Pick<FastifyRequest, 'ip' | 'ips'> & {
  server: { server: object; log: Pick<FastifyRequest['log'], 'warn'> };
};
