import type { I18n } from './create-i18n.ts';
import { currentLanguage, loadTexts } from './load-texts.ts';
import type { Namespace } from './locale-chunks.ts';

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
