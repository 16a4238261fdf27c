import type { Language } from '@wallet/domain';
import { createInstance, type i18n } from 'i18next';

/** The texts and the language of a page. */
export type I18n = i18n;

/** Texts in place of the product's, by language, then by `namespace:key`. */
export type OtherTexts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

const otherTexts = new WeakMap<I18n, OtherTexts>();

/** The operator's texts of one namespace, by key. */
export const otherTextsOf = (i18n: I18n, language: Language, namespace: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(otherTexts.get(i18n)?.[language] ?? {}).flatMap(([address, text]) => {
    const [own, key = ''] = address.split(':');
    return own === namespace ? [[key, text] as const] : [];
  });

/** Creates the texts of a page without loading any. `ensureNamespaces` loads them. */
export function createI18n(language: Language, others: OtherTexts = {}): I18n {
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
  otherTexts.set(instance, others);
  return instance;
}
