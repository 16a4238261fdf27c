const latestMs = 10_000;

/** Calls back when the page has loaded and the browser has nothing else to do, or after ten seconds at the latest. */
export function whenIdle(act: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: latestMs });
    else setTimeout(act, latestMs / 10);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
