import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ReplicaError } from './error.ts';

/** Range of IPv6 that IANA assigns to the Internet. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true for addresses on the public Internet (decisions.md 8.7). Returns false for private, loopback, link-local,
 * carrier-grade NAT, multicast and reserved addresses. Returns false for IPv6 addresses that contain an IPv4 address
 * (mapped, 6to4, NAT64, Teredo), because a translator may route those anywhere.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}

/** Returns true for a literal address that is rejected without a DNS lookup. */
export function isRefusedLiteral(host: string, allowPrivate: boolean): boolean {
  return !allowPrivate && isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Returns the checked addresses of a host. Callers must not look the name up again, because its owner can change the reply.
 * @throws ReplicaError if one of them is rejected, and the resolver's error if there are none
 */
export async function resolveHost(
  host: string,
  allowPrivate: boolean,
  lookUp: DnsLookUp = allowPrivate ? askSystem : askNameServers,
): Promise<string[]> {
  const addresses = isIP(host) === 0 ? await lookUp(host) : [host];
  if (!allowPrivate && !addresses.every(isPublicAddress)) throw new ReplicaError('refused-address');
  return addresses;
}

export type DnsLookUp = (name: string) => Promise<string[]>;

/** Queries the system's resolver, since others may not know names of a private network. */
async function askSystem(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
}

/**
 * Queries name servers directly. Through the system's resolver, a few slow names could block all lookup threads of the
 * process, and so the lookup of our own database.
 * @param servers by default, those of the system
 */
export async function askNameServers(name: string, servers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  if (servers) resolver.setServers(servers);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (addresses.length === 0) throw failed;
  return addresses;
}
