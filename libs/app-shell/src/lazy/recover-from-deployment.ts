import type { KeyValueStore } from '@wallet/session';
import { isMoneyMoving } from '../worker/is-money-moving.ts';
import { entryOf, pageEntry } from './page-entry.ts';

/** Storage key: the builds for which this tab was reloaded. Two servers with different builds could otherwise make it reload for ever. */
const reloadedKey = 'reloadedFor';

/**
 * Reloads the page when code that it needs has gone with a deployment: the server has another build by now. Not when the line is bad, not
 * while money is moving, and once for a build. A page in which something is typed is reloaded only when the member tries
 * again. Until then, the part that needs the code shows its error.
 */
export function recoverFromDeployment(tab: KeyValueStore, reload: () => void): void {
  const own = pageEntry();
  // Apps that are served from their sources.
  if (own === null) return;
  const typed = new Set<Element>();
  // Fields may have a value of their own, such as the dates of a filter.
  document.addEventListener('input', ({ target }) => target instanceof Element && typed.add(target), { capture: true });
  const hasInput = () => [...typed].some((field) => field.isConnected && 'value' in field && field.value !== '');
  let isChecking = false;
  let wasHeldBack = false;

  const recover = async () => {
    if (!navigator.onLine || (await isMoneyMoving())) return;
    const served = await servedEntry();
    const reloadedFor = tab.get(reloadedKey)?.split(' ') ?? [];
    if (served === null || served === own || reloadedFor.includes(served)) return;
    if (hasInput() && !wasHeldBack) {
      wasHeldBack = true;
      return;
    }
    tab.set(reloadedKey, [...reloadedFor, served].join(' '));
    reload();
  };
  // Vite reports each script or style sheet that could not be loaded.
  window.addEventListener('vite:preloadError', () => {
    if (isChecking) return;
    isChecking = true;
    recover()
      .catch(() => undefined)
      .finally(() => (isChecking = false));
  });
}

/** The entry script of the build that the server has now. Null if it sends no page of the app. */
async function servedEntry(): Promise<string | null> {
  const response = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return response.ok ? entryOf(await response.text()) : null;
}
