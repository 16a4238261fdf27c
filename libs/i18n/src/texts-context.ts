import { createContext } from 'react';
import type { I18n } from './create-i18n.ts';

/** The texts of a page. The value changes with the language and with each namespace that is loaded. */
export const TextsContext = createContext<{ readonly i18n: I18n } | null>(null);
