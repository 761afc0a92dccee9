import { BlockList, isIP } from 'node:net';

/** Returns a check for addresses of trusted proxies. Behind a number of proxies, the next one may have any address. */
export function createProxyCheck(trustProxy: false | number | string): (address: string) => boolean {
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const proxies = new BlockList();
  for (const entry of trustProxy === false ? [] : trustProxy.split(',')) {
    const [address = '', bits] = entry.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
