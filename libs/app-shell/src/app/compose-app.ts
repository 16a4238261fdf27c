import { ensureNamespaces, type I18n } from '@wallet/i18n';
import { createSession, type KeyValueStore, type SessionChannel } from '@wallet/session';
import type { Navigator } from '../router/navigator.ts';
import { paths } from '../router/paths.ts';
import type { AppServices } from '../store/app-context.ts';
import type { WalletAppDefinition } from '../router/definition.ts';
import type { AppChunks } from '../router/app-chunks.ts';
import { savesData } from '../preferences/data-saver.ts';
import { createLazyStore } from '../store/lazy-store.ts';
import { loadStoreCode } from '../store/lazy-with-store.tsx';
import { createNoticeBoard } from '../store/notice-board.ts';
import { createAppChunks } from './create-app-chunks.tsx';

/** What differs between a browser page, the prerenderer and a story. */
interface AppEnvironment {
  readonly i18n: I18n;
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
  readonly channel: SessionChannel;
  readonly navigator: Navigator;
  readonly switchLanguage: AppServices['switchLanguage'];
  /** Notifies the backend that the session ends. */
  readonly tellLogOut?: ((token: string) => void) | undefined;
}

interface ComposedApp {
  readonly services: AppServices;
  readonly chunks: AppChunks;
}

/** Creates the services of an app from its definition. Loads nothing yet. */
export function composeApp(
  definition: WalletAppDefinition,
  { i18n, device, tab, channel, navigator, switchLanguage, tellLogOut }: AppEnvironment,
): ComposedApp {
  const session = createSession({ device, tab, channel, tellLogOut });
  const api = createLazyStore({
    loadCode: loadStoreCode,
    flags: definition.flags,
    currency: definition.profile.currencies[0],
    session,
    onServiceEnded: () => navigator.go(paths.terminated),
  });
  const chunks = createAppChunks(definition, i18n);
  const prefetch: AppServices['prefetch'] = (load) => {
    if (!savesData(device)) load().catch(() => undefined);
  };
  const services: AppServices = {
    definition,
    session,
    device,
    tab,
    api,
    navigator,
    notices: createNoticeBoard(definition.settings?.notices),
    preload: chunks.preload,
    prefetch,
    preloadModal: (id) => prefetch(() => chunks.preloadModal(id)),
    loadTexts: (namespaces) => ensureNamespaces(i18n, namespaces),
    switchLanguage,
  };
  return { services, chunks };
}
