import { memberPrefix, type KeyValueStore } from '@wallet/session';

/** Storage key: what was typed in this tab when the app loaded the page again. It goes with the session, and at the next start. */
const typedKey = `${memberPrefix}typed`;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field that appears later belongs to something else. */
const restoreMs = 10_000;
/** Beside the names of fields, none of which is empty. */
const addressName = '';
const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Secrets are not stored. */
const isSecret = ({ type, autocomplete }: Field) => type === 'password' || /password|one-time-code/.test(autocomplete);

const fields = () =>
  [...document.querySelectorAll<Field>('input:not([type=checkbox], [type=file], [hidden]), textarea')].filter(
    (field) => field.name !== '' && !isSecret(field),
  );

/** Keeps what is typed over a reload that the app makes for missing code, and puts it back after one. */
export function preserveInput(tab: KeyValueStore): void {
  // See `recoverMissingCode`.
  window.addEventListener('vite:preloadError', () => window.addEventListener('pagehide', () => saveInput(tab)), { once: true });
  const stored = new URLSearchParams(tab.get(typedKey) ?? '');
  tab.remove(typedKey);
  const address = stored.get(addressName);
  stored.delete(addressName);
  if (address === addressOf(location)) restore(address, new Map(stored));
}

/** Stores what is typed, before the app loads the page again. */
export function saveInput(tab: KeyValueStore): void {
  const typed = fields().flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
  if (typed.length > 0) tab.set(typedKey, new URLSearchParams([[addressName, addressOf(location)], ...typed]).toString());
}

/** Fills empty fields when they appear: dialogs and forms are loaded after the page. Other addresses may have fields of the same names. */
function restore(address: string, typed: Map<string, string>): void {
  const fill = () => {
    for (const field of addressOf(location) === address ? fields() : []) {
      const value = typed.get(field.name);
      typed.delete(field.name);
      if (value !== undefined && field.value === '') type(field, value);
    }
    if (typed.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), restoreMs);
  fill();
}

/** Types as a member does: React ignores a value that is set by a script. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
