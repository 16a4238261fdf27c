import { earlyClickKey } from './boot-page.ts';

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
