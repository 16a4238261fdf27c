/** Provides the texts of a page. */
export { I18nextProvider as I18nProvider } from 'react-i18next';
export { changeLanguage, languageNames, shortLanguageNames } from './change-language.ts';
export { createI18n, type I18n } from './create-i18n.ts';
export { loadMemberTexts } from './fetch-texts.ts';
export { ensureNamespaces } from './load-texts.ts';
export { joinSentences, serverSentence } from './sentences.ts';
export type { Namespace, TextFunction, TextKey, TextValues } from './text-key.ts';
export { useAmountWords } from './use-amount-words.ts';
export { useErrorText, type ErrorMessage } from './use-error-text.ts';
export { useSlipReasonText } from './use-slip-reason-text.ts';
export { useRefusalText, type Refusal } from './use-refusal-text.ts';
export { useText } from './use-text.ts';
export type { Language } from '@wallet/domain';
