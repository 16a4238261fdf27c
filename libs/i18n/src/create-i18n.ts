import type { Language } from '@wallet/domain';
import { createInstance, type i18n } from 'i18next';

/** One page's texts and its language. */
export type I18n = i18n;

/** Makes the texts of one page, at once and without any loaded: `ensureNamespaces` brings them. */
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
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    // A member should never see the name of a key.
    parseMissingKeyHandler: () => '',
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}
