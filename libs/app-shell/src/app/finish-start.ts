import type { I18n } from '@wallet/i18n';
import type { KeyValueStore } from '@wallet/session';
import { keepTyped } from '../deployment/keep-typed.ts';
import { retryStyleSheets } from '../deployment/retry-style-sheets.ts';
import { startWorker } from '../worker/start-worker.ts';

/**
 * Starts what no page waits for: style sheets that failed are requested again, what is typed is kept over a reload that the app makes, and the
 * app is kept for the time without a line.
 */
export function finishStart(i18n: I18n, device: KeyValueStore, tab: KeyValueStore): Promise<void> {
  retryStyleSheets();
  keepTyped(tab);
  return startWorker(i18n, device, tab);
}
