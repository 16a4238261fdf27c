import type { WorkerMessage } from '@wallet/service-worker';
import type { I18n } from '@wallet/i18n';
import { versionOf } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { saveInput } from '../boot/preserve-input.ts';
import { pageVersion } from '../boot/page-settings.ts';
import type { AppServices } from '../store/app-context.ts';
import { savesData } from '../preferences/data-saver.ts';
import { offerUpdate } from './UpdateOffer.tsx';
import { watchDeployment } from './watch-deployment.ts';
import { watchUpdates } from './watch-updates.ts';
import { whenIdle } from './when-idle.ts';
import { createWorkerUrl } from './worker-url.ts';

/**
 * Starts the service worker, which makes the app open without a line, and watches for new versions. The app works
 * without it: where workers are missing or forbidden, or storage is full, nothing is kept. Apps that are served from
 * their sources have no worker.
 */
export async function startWorker(i18n: I18n, { device, tab, navigator: navigation, notices }: AppServices): Promise<void> {
  const own = pageVersion();
  if (own === null) return;
  await new Promise<void>(whenIdle);
  const offer = (update: () => void) =>
    offerUpdate(i18n, () => {
      saveInput(tab);
      update();
    });
  let registration: ServiceWorkerRegistration | null = null;
  watchDeployment({
    own,
    device,
    onNavigation: navigation.onArrival,
    onNotices: notices.replace,
    // The browser compares the worker's file, and offers what it finds.
    onOther: () => (registration ? void registration.update().catch(() => undefined) : offer(() => location.reload())),
  });
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  try {
    registration = await workers.register(createWorkerUrl(), { updateViaCache: 'none' });
    watchUpdates({ workers, registration, version: versionOf(own), offer });
    const { active } = await workers.ready;
    const keep = () => {
      (registration?.active ?? active)?.postMessage(keepRequest(device));
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
