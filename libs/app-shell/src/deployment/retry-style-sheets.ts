const firstPauseMs = 1000;
const maxPauseMs = 30_000;

/**
 * Loads style sheets that fail, and those that have failed, until they are there. Vite loads a part's script again when the member tries again,
 * but not its style sheet.
 */
export function retryStyleSheets(): void {
  // Vite reports each script or style sheet that could not be loaded.
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    const [address] = /https?:\S+\.css$/.exec(message) ?? [];
    if (address !== undefined) retry(address);
  });
  for (const { rel, href, sheet } of document.querySelectorAll('link')) if (rel === 'stylesheet' && !sheet) retry(href);
}

function retry(address: string, pauseMs = firstPauseMs): void {
  const former = [...document.querySelectorAll('link')].find(({ href }) => href === address);
  if (!former) return;
  const next = former.cloneNode() as HTMLLinkElement;
  next.addEventListener('error', () => setTimeout(() => retry(address, Math.min(2 * pauseMs, maxPauseMs)), pauseMs));
  former.replaceWith(next);
}
