import { onOnline } from '@wallet/api-client/line';
import { tellLogOut } from '@wallet/api-client/tell-log-out';
import { changeLanguage, createI18n, ensureNamespaces, type I18n } from '@wallet/i18n';
import { createDeviceStore, createSessionChannel, createTabStore } from '@wallet/session';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { persistLanguage, pageLanguage, initLanguage } from '../preferences/language-store.ts';
import { takeEarlyClick } from '../boot/take-early.ts';
import { hideBootFailure } from '../boot/boot-failure.ts';
import { keepFailures } from '../boot/early-failures.ts';
import { readPageSettings } from '../boot/page-settings.ts';
import { composeApp } from './compose-app.ts';
import { withSettings } from './with-settings.ts';
import { keepInstallPrompt } from './install-prompt.ts';
import { forgetFailedParts } from '../router/lazy-with-preload.tsx';
import { carryInput, saveInput } from '../boot/preserve-input.ts';
import { recoverMissingCode } from '../boot/recover-missing-code.ts';
import type { WalletAppDefinition } from '../router/definition.ts';
import { createNavigator } from '../router/navigator.ts';
import { isMemberPath, isStepAddress, modalParameter, notFoundPath } from '../router/paths.ts';
import { WalletApp } from './WalletApp.tsx';

/** Starts the app in the page. Hydrates prerendered markup if it fits, and renders from scratch if not. */
export async function startWalletApp(built: WalletAppDefinition, root: HTMLElement): Promise<void> {
  const definition = withSettings(built, readPageSettings(document));
  const onFailure = definition.settings?.reports && keepFailures(window);
  keepInstallPrompt();
  const device = createDeviceStore();
  const tab = createTabStore();
  recoverMissingCode(tab, () => {
    saveInput(tab);
    location.reload();
  });
  const { apiBaseUrl, logoutCall } = definition.flags;
  const language = pageLanguage(definition.profile);
  initLanguage(device, language);
  const i18n = createI18n(language, definition.settings?.texts);
  const navigator = createNavigator(
    (path) => location.replace(path),
    () => location.pathname,
  );
  const { services, chunks } = composeApp(definition, {
    i18n,
    device,
    tab,
    channel: createSessionChannel(),
    navigator,
    tellLogOut: logoutCall ? (token) => tellLogOut(apiBaseUrl, token) : undefined,
    switchLanguage: async (next) => {
      await changeLanguage(i18n, next);
      document.documentElement.lang = next;
      persistLanguage(device, next);
    },
  });
  const { session } = services;

  window.addEventListener('pageshow', (event) => {
    // Back may restore a cached page. Its session may have ended in the meantime.
    if (event.persisted) session.recheck();
  });

  const path = location.pathname.replace(/(.)\/$/, '$1');
  const prerenderedPath = root.dataset.path;
  const canHydrate =
    (prerenderedPath === path || prerenderedPath === notFoundPath) &&
    root.dataset.lang === language &&
    !isStepAddress(location.search) &&
    (session.token() !== null || !isMemberPath(path));
  // Together with the page, below which it opens.
  const modal = new URLSearchParams(location.search).get(modalParameter);
  if (modal !== null && session.token() !== null && isMemberPath(path)) chunks.preloadModal(modal).catch(() => undefined);
  // A part that cannot be loaded is loaded again when it renders, and shows its own error if that fails too.
  await chunks.preload(path).catch(() => undefined);
  await loadLayoutTexts(i18n);
  forgetFailedParts();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <WalletApp services={services} chunks={chunks} i18n={i18n} />
      </BrowserRouter>
    </StrictMode>
  );
  const pressed = takeEarlyClick();
  // React tells nobody of an error that a page has shown instead.
  const options = onFailure ? { onCaughtError: reportError } : {};
  // A page translator has replaced texts. React would render the page again, and what was typed would be lost.
  const isTranslated = root.querySelector(':scope font') !== null;
  if (canHydrate && !isTranslated) hydrateRoot(root, app, options);
  else {
    if (canHydrate) carryInput(root);
    // React would clear the prerendered page in the other language only when it renders, so it would be visible for a
    // moment.
    root.replaceChildren();
    createRoot(root, options).render(app);
  }
  delete document.documentElement.dataset.pending;
  hideBootFailure(document.documentElement);
  // React hydrates what is pressed first. A button of a page that was not hydrated is gone.
  if (pressed) setTimeout(() => pressed.click());
  // The device's fonts serve as well until a later visit, and the app works without the worker.
  import('./finish-start.ts').then(({ finishStart }) => finishStart(i18n, services, language, onFailure)).catch(() => undefined);
}

const firstPauseMs = 1000;
const maxPauseMs = 30_000;

/**
 * Waits for the texts of the layout, without which not even an error can be shown. Until then the prerendered page
 * stays readable, in whatever language it is.
 */
async function loadLayoutTexts(i18n: I18n): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      await ensureNamespaces(i18n, ['common']);
      return;
    } catch {
      delete document.documentElement.dataset.pending;
      await pauseOrOnline(pauseMs);
    }
  }
}

/** Resolves after `pauseMs`, or as soon as the device is online again. */
function pauseOrOnline(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    const leave = onOnline(end);
  });
}
