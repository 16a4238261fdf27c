/**
 * Whole seconds until a moment of the backend's clock; 0 from that moment on. `offsetMs` is how far that clock is ahead
 * of the device's. Counted from the moment itself each time, so a tab that slept shows the right figure at once.
 */
export function secondsLeft(endsAtMs: number, deviceNowMs: number, offsetMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - deviceNowMs - offsetMs) / 1000));
}

/**
 * With how many seconds a countdown begins: without the one that has begun, since the clocks of backend and device are
 * known to each other within a second only. Ten minutes never begin at 10:01.
 */
export function firstSecondsLeft(endsAtMs: number, deviceNowMs: number, offsetMs: number): number {
  return Math.max(0, Math.floor((endsAtMs - deviceNowMs - offsetMs) / 1000));
}

/** `mm:ss`. More than 99 minutes are written out, as no hour has a place of its own. */
export function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
