/** Resolves as soon as the device has a network. */
export function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Calls back when the network is back, and when the page is looked at again. Returns how to stop that. */
export function onReturn(listener: () => void): () => void {
  // Prerendered, nobody returns.
  if (typeof window === 'undefined') return () => undefined;
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}
