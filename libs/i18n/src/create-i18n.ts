import type { Language } from '@wallet/domain';
import { createInstance, type i18n } from 'i18next';

/** The texts and the language of a page. */
export type I18n = i18n;

/** Creates the texts of a page without loading any. `ensureNamespaces` loads them. */
export function createI18n(language: Language): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: {},
    ns: [],
    fallbackLng: false,
    load: 'currentOnly',
    nsSeparator: false,
    initAsync: false,
    returnNull: false,
    // React escapes texts.
    interpolation: { escapeValue: false },
    // A member should never see a key.
    parseMissingKeyHandler: () => '',
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}
