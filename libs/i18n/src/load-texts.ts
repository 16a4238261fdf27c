import type { Language } from '@wallet/domain';
import type { I18n } from './create-i18n.ts';
import { fetchTexts, type Namespace } from './locale-chunks.ts';

/** The language that the texts are shown in now. */
export function currentLanguage(i18n: I18n): Language {
  return i18n.language as Language;
}

/** Adds what is missing of `namespaces` in `language`. Rejects when a part cannot be fetched. */
export async function loadTexts(i18n: I18n, language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await fetchTexts(language, namespace);
      // Texts of a language that is not shown yet are no reason to draw anything again.
      i18n.addResourceBundle(language, namespace, texts, false, true, { silent: language !== currentLanguage(i18n) });
    }),
  );
}
