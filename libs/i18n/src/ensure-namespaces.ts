import type { I18n } from './create-i18n.ts';
import { currentLanguage, loadTexts } from './load-texts.ts';
import type { Namespace } from './locale-chunks.ts';

/**
 * Loads what is missing of these namespaces in the current language, also when that changes meanwhile.
 * Rejects when a part cannot be fetched; a later call tries again.
 */
export async function ensureNamespaces(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  let language;
  do {
    language = currentLanguage(i18n);
    await loadTexts(i18n, language, namespaces);
  } while (language !== currentLanguage(i18n));
}
