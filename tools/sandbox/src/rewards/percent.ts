/** So many per cent of hundredths, in whole hundredths, what is less than one left off. Exact for two decimals of per cent. */
export function percentOf(minor: number, percent: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(percent * 100))) / 10_000n);
}
