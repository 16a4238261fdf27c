import type { Language } from '@wallet/domain';
import { use, useMemo } from 'react';
import { currentLanguage } from './load-texts.ts';
import type { Namespace } from './locale-chunks.ts';
import type { TextFunction } from './text-key.ts';
import { TextsContext } from './texts-context.ts';

/** Returns the texts of one namespace in the page's language. `t` stays the same until the texts change. */
export function useText<Name extends Namespace>(namespace: Name): { readonly t: TextFunction<Name>; readonly language: Language } {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useText() needs an <I18nProvider> around it');
  return useMemo(() => {
    const language = currentLanguage(texts.i18n);
    const translate = texts.i18n.getFixedT<string, string>(language, namespace);
    return { t: (key: string, values = {}) => translate(key, values), language };
  }, [texts, namespace]);
}
