import { useAmountWords } from '@wallet/i18n';
import { AmountWordsContext } from '@wallet/ui-kit';
import type { ReactNode } from 'react';

/** Has screen readers say amounts in the words of the page's language. */
export function SpokenAmounts({ children }: { readonly children: ReactNode }) {
  return <AmountWordsContext value={useAmountWords()}>{children}</AmountWordsContext>;
}
