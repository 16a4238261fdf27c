import type { Language } from '@wallet/domain';
import { otherTextsOf, type I18n } from './create-i18n.ts';
import { fetchTexts } from './fetch-texts.ts';
import type { Namespace } from './text-key.ts';

/** The current language of the texts. */
export function currentLanguage(i18n: I18n): Language {
  return i18n.language as Language;
}

/** Loads missing `namespaces` in `language`. Rejects if a part cannot be loaded. */
export async function loadTexts(i18n: I18n, language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await fetchTexts(language, namespace);
      // Texts of a language that is not shown yet must not trigger a render.
      const silent = language !== currentLanguage(i18n);
      i18n.addResourceBundle(language, namespace, texts, false, true, { silent });
      for (const [key, text] of otherTextsOf(i18n, language, namespace)) i18n.addResource(language, namespace, key, text, { silent });
    }),
  );
}

/**
 * Loads missing namespaces in the current language, also if that changes in the meantime. Rejects if a part cannot be
 * loaded; a later call tries again.
 */
export async function ensureNamespaces(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  let language;
  do {
    language = currentLanguage(i18n);
    await loadTexts(i18n, language, namespaces);
  } while (language !== currentLanguage(i18n));
}
