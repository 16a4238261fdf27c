import type { Language } from '@wallet/domain';
import type { I18n } from './create-i18n.ts';
import { currentLanguage, loadTexts } from './load-texts.ts';
import type { Namespace } from './text-key.ts';

/** The name of each language in that language, so that its speakers find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  th: 'ไทย',
  lo: 'ລາວ',
  en: 'English',
};

/** The same where there is little room. */
export const shortLanguageNames: Readonly<Record<Language, string>> = { ...languageNames, en: 'EN' };

/** The previous change, per page: two quick choices must take effect in order. */
const lastChange = new WeakMap<I18n, Promise<void>>();

/** Loads the current namespaces in another language, then switches. Rejects and keeps the old language if a part cannot be loaded. */
export function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  const previous = lastChange.get(i18n);
  const change = (async () => {
    await loadTexts(i18n, language, shownNamespaces(i18n));
    await previous;
    // A page opened in the meantime may have loaded more namespaces. None may be added between this check and the
    // switch.
    let missing = missingTexts(i18n, language);
    while (missing.length > 0) {
      await loadTexts(i18n, language, missing);
      missing = missingTexts(i18n, language);
    }
    await i18n.changeLanguage(language);
  })();
  lastChange.set(
    i18n,
    // The caller receives a failed change; the next one does not depend on it.
    change.catch(() => undefined),
  );
  return change;
}

function shownNamespaces(i18n: I18n): Namespace[] {
  return Object.keys(i18n.getDataByLanguage(currentLanguage(i18n)) ?? {}) as Namespace[];
}

function missingTexts(i18n: I18n, language: Language): Namespace[] {
  return shownNamespaces(i18n).filter((namespace) => !i18n.hasResourceBundle(language, namespace));
}
