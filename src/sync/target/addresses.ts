import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { TargetError } from './error.ts';

/** IANA has given out no other part of IPv6 for the Internet. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public Internet. All else is refused where private targets are (decisions.md 8.7):
 * what is private, loopback, link-local, shared by a carrier, multicast, reserved, or an IPv6 address that stands for an
 * IPv4 one (mapped, 6to4, NAT64, Teredo), since a translator on the way could make any address of it.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}

/** Whether the host is a literal address that is refused, which needs no look-up to be told. */
export function isRefusedLiteral(host: string, allowPrivate: boolean): boolean {
  return !allowPrivate && isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * The addresses of a host, all of them checked. Connect to these and do not ask again: whoever owns the name could answer
 * another time with another address.
 * @throws TargetError where it has none, or one that is refused
 */
export async function resolveTarget(
  host: string,
  allowPrivate: boolean,
  lookUp: LookUp = allowPrivate ? askSystem : askNameServers,
): Promise<string[]> {
  const addresses = isIP(host) === 0 ? await lookUp(host) : [host];
  if (!allowPrivate && !addresses.every(isPublicAddress)) throw new TargetError('refused-address');
  return addresses;
}

/** All addresses of a name. */
export type LookUp = (name: string) => Promise<string[]>;

/** Names of a private network are often known to the system alone. */
async function askSystem(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
}

/**
 * Asks name servers without the system's look-up. That one takes one of two threads, for all of the process, and keeps it
 * for as long as the name's owner lets it wait: a few such names would have our own database not be found.
 * @param servers by default those that the system asks
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
