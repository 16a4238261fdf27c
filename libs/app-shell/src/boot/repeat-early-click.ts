import { earlyClickKey } from './boot-page.ts';

/**
 * Repeats the last press of a button from before hydration, which had no effect. After the first call, buttons handle
 * their presses themselves.
 */
export function repeatEarlyClick(): void {
  const button = window[earlyClickKey];
  Reflect.deleteProperty(window, earlyClickKey);
  if (!button) return;
  delete button.dataset['early'];
  // The app may have rendered something else instead of the prerendered page.
  if (button.isConnected) button.click();
}
