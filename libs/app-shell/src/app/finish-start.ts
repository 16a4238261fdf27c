import type { Language } from '@wallet/domain';
import type { I18n } from '@wallet/i18n';
import { restoreInput } from '../boot/preserve-input.ts';
import { retryStyleSheets } from '../boot/retry-style-sheets.ts';
import { cacheFonts } from '../preferences/fonts.ts';
import type { AppServices } from '../store/app-context.ts';
import { startWorker } from '../worker/start-worker.ts';
import { whenIdle } from '../worker/when-idle.ts';
import type { ReportingPage } from '../router/definition.ts';

/**
 * Starts what no page waits for. Reports begin if the operator wants some. Style sheets that failed are requested again. The keyboard covers no field. What is typed is kept
 * over a reload that the app makes. What later visits need is loaded: the fonts, then the service worker, which keeps the app for the time
 * without a line.
 */
export async function finishStart(
  i18n: I18n,
  services: AppServices,
  language: Language,
  onFailure: ReportingPage['onFailure'] | undefined,
): Promise<void> {
  const { device, tab } = services;
  if (onFailure) whenIdle(() => void startReports(services, onFailure).catch(() => undefined));
  retryStyleSheets();
  keepFieldInSight();
  restoreInput(tab);
  await cacheFonts(device, language).catch(() => undefined);
  await startWorker(i18n, services);
}

/** Starts reporting, unless the member has told the browser that they do not want to be watched. */
async function startReports({ definition, api }: AppServices, onFailure: ReportingPage['onFailure']): Promise<void> {
  const { settings, version, loadReports } = definition;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  if (!settings?.reports || !loadReports || doNotTrack === '1' || globalPrivacyControl) return;
  const start = await loadReports();
  start({ settings: settings.reports, version, onStore: api.onOpen, onFailure });
}

const fields = 'input, textarea, select';

/** Brings the focused field back into sight when the keyboard of the device takes its place. Zooming moves nothing. */
function keepFieldInSight(): void {
  const view = window.visualViewport;
  if (!view) return;
  let { height, scale } = view;
  view.addEventListener('resize', () => {
    const isKeyboard = view.height < height && view.scale === scale;
    ({ height, scale } = view);
    const field = document.activeElement;
    if (isKeyboard && field?.matches(fields)) field.scrollIntoView({ block: 'nearest' });
  });
}
