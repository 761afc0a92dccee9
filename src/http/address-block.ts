import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the block of addresses that one client may have: the IPv4 address, or the IPv6 network of 64 bits. An IPv4
 * address in IPv6 notation has the block of the IPv4 address. All other texts have one block.
 */
export function addressBlock(ip: string): string {
  // The usual case: parsing takes several microseconds.
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
