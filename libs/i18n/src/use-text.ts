import type { Language } from '@wallet/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './load-texts.ts';
import type { Namespace, TextFunction, TextValues } from './text-key.ts';

/** Returns the texts of one namespace in the page's language. `t` stays the same until the texts change. */
export function useText<Name extends Namespace>(namespace: Name): { readonly t: TextFunction<Name>; readonly language: Language } {
  const { t: translate, i18n } = useTranslation(namespace);
  // Which keys a namespace has is not known while `Name` is open.
  const t = useCallback<TextFunction<Name>>(
    (key, values = {}) => (translate as (key: string, values: TextValues) => string)(key, values),
    [translate],
  );
  return { t, language: currentLanguage(i18n) };
}
