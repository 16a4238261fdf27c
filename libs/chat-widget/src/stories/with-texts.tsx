import type { Decorator } from '@storybook/react-vite';
import { isLanguage, type Language } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider, type I18n, type Namespace } from '@wallet/i18n';
import { createPseudoI18n } from '@wallet/i18n/pseudo';

const namespaces: readonly Namespace[] = ['common', 'chat', 'refusals'];

/** Loads the widget's texts in the language of Storybook's toolbar. */
export async function loadTexts({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): Promise<{ i18n: I18n }> {
  const language = languageOf(globals);
  if (globals.language === 'pseudo') return { i18n: await createPseudoI18n(namespaces) };
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, namespaces);
  return { i18n };
}

export const withTexts: Decorator = (Story, { loaded }) => (
  <I18nProvider i18n={loaded.i18n as I18n}>
    <Story />
  </I18nProvider>
);

export function languageOf(globals: Readonly<Record<string, unknown>>): Language {
  const language = String(globals.language);
  return isLanguage(language) ? language : 'en';
}
