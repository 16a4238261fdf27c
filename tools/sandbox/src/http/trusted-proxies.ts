import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is that of a trusted proxy. */
export type Trusts = (address: string) => boolean;

/** Takes addresses and networks. Without any, no proxy is trusted. */
export function trustProxies(proxies: readonly string[]): Trusts {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // IPv4 addresses in IPv6 notation are converted. Proxies also write words for unknown addresses.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The client's address: the last one on the way that is not a trusted proxy. */
export function addressBehind(remote: string, forwardedFor: string | readonly string[] | undefined, trusts: Trusts): string {
  const way = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  let address = remote;
  while (trusts(address)) {
    const before = way.pop();
    if (before === undefined) break;
    address = before;
  }
  return address;
}
