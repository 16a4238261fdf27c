import { createI18n, type I18n } from './create-i18n.ts';
import type { TextTree } from './flatten-texts.ts';
import { fetchTexts } from './import-texts.ts';
import { toPseudoTexts } from './pseudo-text.ts';
import type { Namespace } from './text-key.ts';

export { toPseudo } from './pseudo-text.ts';

/** Texts for layout tests: lengthened English with accents. Never part of a build. */
export async function createPseudoI18n(namespaces: readonly Namespace[]): Promise<I18n> {
  const i18n = createI18n('en');
  for (const namespace of namespaces) {
    i18n.addResourceBundle('en', namespace, toPseudoTexts((await fetchTexts('en', namespace)) as TextTree));
  }
  return i18n;
}
