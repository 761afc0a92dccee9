import { BlockList, isIP } from 'node:net';
import { readAddress } from './address-block.ts';

/** Returns a check for addresses of trusted proxies. Behind a number of proxies, the next one may have any address. */
export function createProxyCheck(
  trustProxy: false | number | string,
): (address: string | undefined) => boolean {
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const proxies = new BlockList();
  for (const entry of trustProxy === false ? [] : trustProxy.split(',')) {
    const [address = '', bits] = entry.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = readAddress(text);
    return address !== undefined && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * Returns what Fastify asks for each address on the way to the client, the nearest first: whether it is a trusted proxy. Fastify
 * itself would trust nobody if it got a number, and read no address with a port.
 */
export function createTrust(
  trustProxy: number | string,
): (address: string | undefined, hop: number) => boolean {
  const isProxy = createProxyCheck(trustProxy);
  return (address, hop) => (typeof trustProxy === 'number' ? hop < trustProxy : isProxy(address));
}
