import { earlySubmitKey } from './boot-page.ts';

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
