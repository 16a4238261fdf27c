const tapMs = 30;

/** A short tap that the member feels, on devices that have it. Not for members who want less motion. */
export function tapDevice(): void {
  if (typeof navigator.vibrate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(tapMs);
}
