import { isTextAddress } from '@wallet/i18n';
import { isMoneyMoving, type KeyValueStore } from '@wallet/session';
import { entryOf, pageEntry } from './page-entry.ts';

/** Storage key: for what this tab was reloaded, and when. */
const reloadsKey = 'reloads';
/** Two servers with different builds could otherwise make a page reload for ever. */
const reloadAgainAfterMs = 10 * 60_000;

/**
 * Reloads the page when only that can bring back code which could not be loaded: it has gone with a deployment (the server has another
 * build by now), or the browser keeps the failure although the line is good again (Firefox, older Chromium). Not while offline or while
 * money is moving, and not twice for the same reason. A page in which something is typed is reloaded only when the member tries again. Until then, the
 * part that needs the code shows its error. `reload` keeps what is typed. Choices, such as those of a filter, are no reason to wait.
 */
export function recoverMissingCode(device: KeyValueStore, tab: KeyValueStore, reload: () => void): void {
  const own = pageEntry();
  // Apps that are served from their sources.
  if (own === null) return;
  // Fields may have a value of their own, such as a member's name. Only fields with a cursor are typed in, and a chosen file cannot be kept.
  const typed = new Set<HTMLInputElement>();
  document.addEventListener('input', ({ target }) => typed.add(target as HTMLInputElement), { capture: true });
  const hasInput = () =>
    [...typed].some(({ isConnected, value, type, selectionStart }) => isConnected && value && (type === 'file' || selectionStart != null));
  const failed = new Set<string>();
  let checks = Promise.resolve();
  let checking: { readonly address: string | undefined } | null = null;
  let wasHeldBack = false;

  /** The new build, or the script that the browser does not ask for again. Null if loading once more may succeed. */
  const reasonToReload = async (address: string | undefined): Promise<string | null> => {
    const served = await servedEntry();
    if (served === null) return null;
    if (served !== own) return served;
    if (address === undefined || isTextAddress(address)) return null;
    if (failed.has(address) && (await isScriptServed(address))) return address;
    failed.add(address);
    return null;
  };

  const recover = async (address: string | undefined) => {
    if (!navigator.onLine) return;
    const reason = await reasonToReload(address);
    // Last, since money could begin to move meanwhile.
    if (await isMoneyMoving(device)) return;
    const reloads = (tab.get(reloadsKey) ?? '').split(' ').filter((entry) => Number(entry.split('@')[1]) > Date.now() - reloadAgainAfterMs);
    if (reason === null || reloads.some((entry) => entry.startsWith(`${reason}@`))) return;
    if (hasInput() && !wasHeldBack) {
      wasHeldBack = true;
      return;
    }
    tab.set(reloadsKey, [...reloads, `${reason}@${String(Date.now())}`].join(' '));
    reload();
  };
  // Vite reports each script or style sheet that could not be loaded.
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    const [address] = /https?:\S+/.exec(message) ?? [];
    // What fails together is one failure. The same address fails again only when the member tries again.
    if (checking !== null && checking.address !== address) return;
    const current = { address };
    checking = current;
    checks = checks
      .then(() => recover(address))
      .catch(() => undefined)
      .finally(() => {
        if (checking === current) checking = null;
      });
  });
}

/** The entry script of the build that the server has now. Null if it sends no page of the app. */
async function servedEntry(): Promise<string | null> {
  const response = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return response.ok ? entryOf(await response.text()) : null;
}

async function isScriptServed(address: string): Promise<boolean> {
  const { ok, headers } = await fetch(address);
  return ok && headers.get('Content-Type')?.includes('javascript') === true;
}
