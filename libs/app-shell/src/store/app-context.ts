import type { Language } from '@wallet/domain';
import type { Namespace } from '@wallet/i18n';
import type { KeyValueStore, Session } from '@wallet/session';
import { createContext, use, useSyncExternalStore } from 'react';
import type { LazyStore } from './lazy-store.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { WalletAppDefinition } from '../router/definition.ts';
import type { Navigator } from '../router/navigator.ts';

/** The services that all parts of the app use. Created once per page load. */
export interface AppServices {
  readonly definition: WalletAppDefinition;
  readonly session: Session;
  /** Storage that lasts until it is cleared, shared by all tabs. */
  readonly device: KeyValueStore;
  /** Storage that lasts until this tab is closed. It survives a reload. */
  readonly tab: KeyValueStore;
  readonly api: LazyStore;
  /** Changes the language and stores the choice. Rejects if the texts cannot be loaded. */
  readonly switchLanguage: (language: Language) => Promise<void>;
  /** Preloads what the page at a URL needs. */
  readonly preload: (address: string) => Promise<void>;
  /**
   * Loads something before it is needed, unless the member saves data. A failure does no harm, because what is missing is
   * loaded again when it is needed.
   */
  readonly prefetch: (load: () => Promise<unknown>) => void;
  /** Prefetches what a modal needs. */
  readonly preloadModal: (id: string) => void;
  /** Loads texts in the current language. Rejects if that fails. */
  readonly loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly navigator: Navigator;
  readonly notices: NoticeBoard;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const services = use(AppContext);
  if (!services) throw new Error('useApp() outside of a wallet app');
  return services;
}

/** The number of the current session. It changes with each login and logout. */
export function useSessionEpoch(): number {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
}

export function useIsLoggedIn(): boolean {
  const { session } = useApp();
  const read = () => session.token() !== null;
  return useSyncExternalStore(session.subscribe, read, read);
}
