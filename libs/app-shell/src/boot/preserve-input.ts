import { heldFileAttribute } from '@wallet/domain';
import { memberPrefix, type KeyValueStore } from '@wallet/session';

/** Storage key: what was typed in this tab when the app loaded the page again. It goes with the session, and at the next start. */
const typedKey = `${memberPrefix}typed`;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field that appears later belongs to something else. */
const restoreMs = 10_000;
/** The page is loaded again at once, so that what is older is of another visit. */
const maxAgeMs = 60_000;
/** Beside the names of fields, none of which begins so. */
const addressName = '';
const timeName = ' at';
const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Files and secrets are not stored: passwords, codes, and links, which may be worth money. */
const isNeverStored = ({ type, autocomplete, inputMode }: Field) =>
  /^(?:file|password)$/.test(type) || inputMode === 'url' || /password|one-time-code/.test(autocomplete);

const fields = () =>
  [...document.querySelectorAll<Field>('input:not([type=checkbox], [hidden]), textarea')].filter(
    (field) => field.name !== '' && !isNeverStored(field),
  );

/** Whether a file is chosen or a secret typed, which would be lost if the page were loaded again. */
export const wouldLoseInput = () =>
  document.querySelector(`[${heldFileAttribute}=true]`) !== null ||
  [...document.querySelectorAll('input')].some((field) => field.value !== '' && isNeverStored(field));

/** Puts back what was typed before a reload that the app made. */
export function restoreInput(tab: KeyValueStore): void {
  const stored = new URLSearchParams(tab.get(typedKey) ?? '');
  tab.remove(typedKey);
  const address = stored.get(addressName);
  const ageMs = Date.now() - Number(stored.get(timeName) ?? Number.NaN);
  for (const name of [addressName, timeName]) stored.delete(name);
  if (address === addressOf(location) && ageMs < maxAgeMs) restore(address, new Map(stored));
}

/** Stores what is typed, before the app loads the page again. */
export function saveInput(tab: KeyValueStore): void {
  const typed = fields().flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
  if (typed.length > 0)
    tab.set(typedKey, new URLSearchParams([[addressName, addressOf(location)], [timeName, String(Date.now())], ...typed]).toString());
}

/** Fills the fields that take the place of those in `root` as they were filled. Both are uncontrolled. */
export function carryInput(root: HTMLElement): void {
  const fieldsByName = () => new Map([...root.querySelectorAll<HTMLInputElement>('input[name]')].map((field) => [field.name, field]));
  const typed = fieldsByName();
  const observer = new MutationObserver(() => {
    for (const [name, field] of fieldsByName()) {
      const { value, checked } = typed.get(name) ?? field;
      if (typed.delete(name)) Object.assign(field, { value, checked });
    }
    if (typed.size === 0) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), restoreMs);
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
