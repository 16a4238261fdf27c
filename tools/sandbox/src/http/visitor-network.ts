/** The /56 that the /64 of an IPv6 visitor is in, which is what many customers are given; an IPv4 address is its own. */
export function networkOf(visitor: string): string {
  const [, head = '', last] = /^(.+:)([\da-f]{1,4})::\/64$/.exec(visitor) ?? [];
  if (last === undefined) return visitor;
  return `${head}${(Number.parseInt(last, 16) & 0xff00).toString(16)}::/56`;
}
