import type { Language } from '@wallet/domain';
import type { Namespace } from '@wallet/i18n';
import type { KeyValueStore, Session } from '@wallet/session';
import { createContext, use } from 'react';
import type { LazyStore } from '../store/lazy-store.ts';
import type { WalletAppDefinition } from '../definition/definition.ts';
import type { Navigator } from '../addresses/navigator.ts';

/** What every part of the app may use. Made once for a page. */
export interface AppServices {
  readonly definition: WalletAppDefinition;
  readonly session: Session;
  /** Kept until removed, shared by all tabs. */
  readonly device: KeyValueStore;
  /** Kept until this tab is closed; what is in it survives a reload. */
  readonly tab: KeyValueStore;
  readonly api: LazyStore;
  /** Shows all texts in another language and keeps the choice. Rejects where its texts cannot be fetched. */
  readonly switchLanguage: (language: Language) => Promise<void>;
  /** Fetches what the page at an address needs, ahead of going there. */
  readonly preload: (address: string) => Promise<void>;
  /** Fetches what a modal needs, ahead of opening it. */
  readonly preloadModal: (id: string) => void;
  /** Fetches texts in the present language. Rejects when that fails. */
  readonly loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly navigator: Navigator;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const services = use(AppContext);
  if (!services) throw new Error('useApp() outside of a wallet app');
  return services;
}
