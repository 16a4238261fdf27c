import type { WorkerMessage } from '@wallet/service-worker';
import type { I18n } from '@wallet/i18n';
import type { KeyValueStore } from '@wallet/session';
import { saveInput } from '../boot/preserve-input.ts';
import { pageEntry } from '../boot/page-entry.ts';
import { savesData } from '../preferences/data-saver.ts';
import { offerUpdate } from './offer-update.tsx';
import { watchUpdates } from './watch-updates.ts';
import { whenIdle } from './when-idle.ts';
import { createWorkerUrl } from './worker-url.ts';

/**
 * Starts the service worker, which makes the app open without a line, and watches for new versions. The app works
 * without it: where workers are missing or forbidden, or storage is full, nothing happens. Apps that are served from
 * their sources have no worker.
 */
export async function startWorker(i18n: I18n, device: KeyValueStore, tab: KeyValueStore): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const entry = pageEntry();
  if (!workers || entry === null) return;
  await new Promise<void>(whenIdle);
  try {
    const registration = await workers.register(createWorkerUrl(), { updateViaCache: 'none' });
    const offer = (update: () => void) =>
      offerUpdate(i18n, device, () => {
        saveInput(tab);
        update();
      });
    watchUpdates({ workers, registration, entry, offer });
    const { active } = await workers.ready;
    const keep = () => {
      (registration.active ?? active)?.postMessage(keepRequest(device));
    };
    keep();
    // A worker of another build keeps its own pages.
    workers.addEventListener('controllerchange', keep);
    i18n.on('languageChanged', () => whenIdle(keep));
  } catch {
    // See above.
  }
}

function keepRequest(device: KeyValueStore): WorkerMessage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return {
    type: 'keep',
    language: document.documentElement.lang,
    path: location.pathname,
    assets: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    savesData: savesData(device),
  };
}
