/** Whether the wheel may be spun: not while it spins, and not without coins. An unknown count is left to the backend. */
export function canSpin({ isSpinning, coins }: { readonly isSpinning: boolean; readonly coins: number | null }): boolean {
  return !isSpinning && (coins === null || coins > 0);
}
