import { isMoneyMoving, type KeyValueStore } from '@wallet/session';
import { entryOf, pageEntry } from './page-settings.ts';
import { wouldLoseInput } from './preserve-input.ts';

/** Storage key: for which builds this tab was reloaded, and when. */
const reloadsKey = 'reloads';
/** Two servers with different builds could otherwise make a page reload for ever. */
const reloadAgainAfterMs = 60_000;

/**
 * Reloads the page if code could not be loaded and the server has another build by now, or the member tried again in vain: Firefox keeps a
 * failure until the page is loaded again. Not while the server is out of reach or money is moving. `reload` keeps what is typed, except for
 * secrets and files: these are lost only if there is another build, and the member tried again.
 */
export function recoverMissingCode(tab: KeyValueStore, reload: () => void): void {
  const own = pageEntry();
  // Apps that are served from their sources.
  if (own === null) return;
  const failed = new Set<string>();
  let isChecking = false;

  const recover = async (message: string) => {
    const isRepeated = failed.has(message);
    failed.add(message);
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    const served = response.ok ? entryOf(await response.text()) : null;
    const isSafe = !wouldLoseInput();
    if (served === null || !(served === own ? isRepeated && isSafe : isRepeated || isSafe)) return;
    const reloads = new Map(new URLSearchParams(tab.get(reloadsKey) ?? ''));
    if (Date.now() - Number(reloads.get(served) ?? 0) < reloadAgainAfterMs) return;
    // Last, since money could begin to move meanwhile.
    if (await isMoneyMoving()) return;
    tab.set(reloadsKey, new URLSearchParams([...reloads.set(served, String(Date.now()))]).toString());
    reload();
  };

  // Vite reports each script or style sheet that could not be loaded.
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (isChecking) return;
    isChecking = true;
    recover(message)
      .catch(() => undefined)
      .finally(() => (isChecking = false));
  });
}
