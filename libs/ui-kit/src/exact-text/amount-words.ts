import { createContext } from 'react';

/** How amounts are said in the page's language. */
export interface AmountWords {
  /** The word for a hundredth, by the word that follows the figures: `{ baht: 'satang' }`. */
  readonly hundredths: Readonly<Record<string, string>>;
  readonly plus: string;
  readonly minus: string;
}

/** Without words, amounts are said as they are written. */
export const AmountWordsContext = createContext<AmountWords>({ hundredths: {}, plus: '', minus: '' });
