/**
 * A visitor's address, and of IPv6 the networks around its /64: the /56 that many customers are given, and the /48 that any
 * can have. An IPv4 address is its own.
 */
export function networksOf(visitor: string): readonly string[] {
  const [, first = '', second = '', third = '', fourth] = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(visitor) ?? [];
  if (fourth === undefined) return [visitor];
  const site = `${first}:${second}:${third}`;
  return [visitor, `${site}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`];
}

/** The network of one customer, as far as anybody can tell from outside. */
export function customerNetworkOf(visitor: string): string {
  const [address = visitor, network = address] = networksOf(visitor);
  return network;
}

/** How much more than one visitor a /56 and a /48 may do. Mobile networks give each phone a /64: these are many people. */
export const sharesOfMany: readonly number[] = [1, 4, 16];

/** How much more they may try at one target, which few of them know: less than all together, so that none uses up all tries. */
export const sharesAtTarget: readonly number[] = [1, 2, 4];
