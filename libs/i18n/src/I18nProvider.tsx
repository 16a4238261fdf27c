import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n } from './create-i18n.ts';
import { TextsContext } from './texts-context.ts';

interface I18nProviderProps {
  /** The texts of the page. */
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the texts of a page. `react-i18next` would do the same, and be 2 kB on every page. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      i18n.store.on('added', listener);
      return () => {
        i18n.off('languageChanged', listener);
        i18n.store.off('added', listener);
      };
    },
    [i18n],
  );
  const read = () => loadedTexts(i18n);
  const loaded = useSyncExternalStore(subscribe, read, read);
  const value = useMemo(() => ({ i18n, loaded }), [i18n, loaded]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** The language and the namespaces that are loaded in it. */
const loadedTexts = (i18n: I18n): string => [i18n.language, ...Object.keys(i18n.getDataByLanguage(i18n.language) ?? {})].join(' ');
