/** A percentage of an amount in hundredths, rounded down. Exact for two decimals of the percentage. */
export function percentOf(minor: number, percent: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(percent * 100))) / 10_000n);
}
