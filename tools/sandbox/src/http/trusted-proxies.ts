import { BlockList, isIP, isIPv6 } from 'node:net';

/** Is this the address of a proxy that may say where a call comes from? */
export type Trusts = (address: string) => boolean;

/** Takes addresses and networks; without any, nobody is believed. */
export function trustProxies(proxies: readonly string[]): Trusts {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // An IPv4 address that is written as IPv6 counts as what it is. Proxies also write words where they know no address.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Where a call comes from: the last address on its way that is no trusted proxy. */
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
