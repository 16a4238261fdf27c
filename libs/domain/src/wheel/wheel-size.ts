const maxPx = 350;
const shareOfWindow = 0.85;

/** The wheel's diameter, in CSS pixels. */
export function wheelSize(windowWidthPx: number): number {
  return Math.min(maxPx, Math.floor(windowWidthPx * shareOfWindow));
}
