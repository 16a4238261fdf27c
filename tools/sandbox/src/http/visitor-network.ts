/**
 * A visitor's address and, for IPv6, the networks around its /64: the /56 of many customers, and the /48 that anyone
 * can have. An IPv4 address has no network.
 */
export function networksOf(visitor: string): readonly string[] {
  const [, first = '', second = '', third = '', fourth] = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(visitor) ?? [];
  if (fourth === undefined) return [visitor];
  const site = `${first}:${second}:${third}`;
  return [visitor, `${site}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`];
}

/** The network of one customer, as far as it can be told from outside. */
export function customerNetworkOf(visitor: string): string {
  const [address = visitor, network = address] = networksOf(visitor);
  return network;
}

/** Factor of the limits of a /56 and a /48. Mobile networks give each phone a /64, so these are many people. */
export const sharesOfMany: readonly number[] = [1, 4, 16];

/** Factor for attempts at one target: lower than for all together, so that one network cannot use up all attempts. */
export const sharesAtTarget: readonly number[] = [1, 2, 4];
