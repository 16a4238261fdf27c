import type { Language } from '@wallet/domain';
import type { I18n } from '@wallet/i18n';
import type { KeyValueStore } from '@wallet/session';
import { restoreInput } from '../boot/preserve-input.ts';
import { retryStyleSheets } from '../boot/retry-style-sheets.ts';
import { cacheFonts } from '../preferences/fonts.ts';
import { startWorker } from '../worker/start-worker.ts';

interface Stores {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
}

/**
 * Starts what no page waits for: style sheets that failed are requested again, what is typed is kept over a reload that the app makes, and
 * what later visits need is loaded: the fonts, then the service worker, which keeps the app for the time without a line.
 */
export async function finishStart(i18n: I18n, { device, tab }: Stores, language: Language): Promise<void> {
  retryStyleSheets();
  restoreInput(tab);
  await cacheFonts(device, language).catch(() => undefined);
  await startWorker(i18n, device, tab);
}
