import { earlySubmitKey, earlyClickKey } from './boot-page.ts';

/**
 * True if `form` was submitted before the script was ready, or the form whose place it has taken. The form then submits now. After the first call,
 * forms handle their submits themselves.
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = window[earlySubmitKey];
  Reflect.deleteProperty(window, earlySubmitKey);
  delete form.dataset.early;
  return early === form || early?.isConnected === false;
}

/**
 * The last button that was pressed before React took over, which had no effect. Null if there is none. Presses are no
 * longer noted after the first call, since React handles them.
 */
export function takeEarlyClick(): HTMLButtonElement | null {
  const button = window[earlyClickKey] ?? null;
  Reflect.deleteProperty(window, earlyClickKey);
  delete button?.dataset.early;
  return button;
}
