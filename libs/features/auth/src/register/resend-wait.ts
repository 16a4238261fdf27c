/** How long a visitor waits before requesting another code, in milliseconds. */
const resendAfterMs = 60_000;

/** Returns the whole seconds until another code may be requested; 0 when it may be now, or when the clock was set back. */
export function resendWaitSeconds(sentAt: number, now: number): number {
  const remainingMs = sentAt + resendAfterMs - now;
  return remainingMs > 0 && remainingMs <= resendAfterMs ? Math.ceil(remainingMs / 1000) : 0;
}
