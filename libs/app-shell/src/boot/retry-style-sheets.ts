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
    const failed = [...document.querySelectorAll('link')].find(({ href }) => href === address);
    failed?.replaceWith(again(failed));
  });
  // One that is still being loaded stays: Vite waits for its events.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.after(again(link));
}

/** A copy of a style sheet's element, which loads it, and replaces itself while that fails. */
function again(former: HTMLLinkElement, pauseMs = firstPauseMs): HTMLLinkElement {
  const next = former.cloneNode() as HTMLLinkElement;
  next.addEventListener('error', () => setTimeout(() => next.replaceWith(again(next, Math.min(2 * pauseMs, maxPauseMs))), pauseMs));
  return next;
}
