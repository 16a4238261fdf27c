const firstPauseMs = 1000;
const maxPauseMs = 30_000;

/**
 * Loads a style sheet that failed, until it is there. Vite loads the part's script again when the member tries again, but not its style
 * sheet.
 */
export function retryStyleSheet(address: string, pauseMs = firstPauseMs): void {
  const former = [...document.querySelectorAll('link')].find(({ href }) => href === address);
  if (!former) return;
  const next = former.cloneNode() as HTMLLinkElement;
  next.addEventListener('error', () => setTimeout(() => retryStyleSheet(address, Math.min(2 * pauseMs, maxPauseMs)), pauseMs));
  former.replaceWith(next);
}
