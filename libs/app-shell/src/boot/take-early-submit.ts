import { earlySubmitKey } from './boot-page.ts';

/**
 * True when `form` was submitted before the script could answer; the form then does so now.
 * From the first call on, submits are the forms' own business.
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = window[earlySubmitKey];
  Reflect.deleteProperty(window, earlySubmitKey);
  delete form.dataset['early'];
  return early === form;
}
