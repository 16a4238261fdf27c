import { withoutBreakMarks } from '@wallet/domain';
import { use, useCallback } from 'react';
import { AmountWordsContext } from './amount-words.ts';
import { speakAmounts } from './speak-amounts.ts';

/** Returns a function for names of controls and pictures: a text as it is said, with its amounts in words and without marks for line breaks. */
export function useSpokenAmounts(): (text: string) => string {
  const words = use(AmountWordsContext);
  return useCallback((text) => withoutBreakMarks(speakAmounts(text, words)), [words]);
}
