/** May the wheel be spun? Not while it spins, nor without coins. A count that is not known is left to the backend. */
export function canSpin({ isSpinning, coins }: { readonly isSpinning: boolean; readonly coins: number | null }): boolean {
  return !isSpinning && (coins === null || coins > 0);
}
