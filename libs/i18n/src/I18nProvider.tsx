import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { I18n } from './create-i18n.ts';

interface I18nProviderProps {
  /** The texts of the page. */
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the texts of a page. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
