import { renderHook } from '@testing-library/react';
import type { Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type I18n } from '../create-i18n.ts';
import { ensureNamespaces } from '../load-texts.ts';
import type { Namespace } from '../text-key.ts';

/** The hook's value on a page with these texts. */
export function hookOn<Value>(i18n: I18n, hook: () => Value) {
  return renderHook(hook, {
    wrapper: ({ children }: { readonly children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
}

/** What the hook returns on a page in that language whose texts have loaded. */
export async function hookIn<Value>(language: Language, namespaces: readonly Namespace[], hook: () => Value): Promise<Value> {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, namespaces);
  return hookOn(i18n, hook).result.current;
}
