import type { Language } from '@wallet/domain';
import type { I18n } from '@wallet/i18n';
import { restoreInput } from '../boot/preserve-input.ts';
import { retryStyleSheets } from '../boot/retry-style-sheets.ts';
import { cacheFonts } from '../preferences/fonts.ts';
import type { AppServices } from '../store/app-context.ts';
import { startWorker } from '../worker/start-worker.ts';

/**
 * Starts what no page waits for: style sheets that failed are requested again, what is typed is kept over a reload that the app makes, and
 * what later visits need is loaded: the fonts, then the service worker, which keeps the app for the time without a line.
 */
export async function finishStart(i18n: I18n, services: AppServices, language: Language): Promise<void> {
  const { device, tab } = services;
  retryStyleSheets();
  restoreInput(tab);
  await cacheFonts(device, language).catch(() => undefined);
  await startWorker(i18n, services);
}
