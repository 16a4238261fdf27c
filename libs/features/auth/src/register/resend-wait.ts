/** How long a visitor waits before he may ask for another code, in milliseconds. */
const resendAfterMs = 60_000;

/** Whole seconds until another code may be asked for; 0 when it may be now, also where a clock was set back. */
export function resendWaitSeconds(sentAt: number, now: number): number {
  const left = sentAt + resendAfterMs - now;
  return left > 0 && left <= resendAfterMs ? Math.ceil(left / 1000) : 0;
}
