import { currencies } from '@wallet/domain';
import { useMemo } from 'react';
import { useText } from './use-text.ts';

/** Returns how amounts are said in the page's language. Needs the `common` namespace. */
export function useAmountWords() {
  const { t } = useText('common');
  return useMemo(
    () => ({
      hundredths: Object.fromEntries(currencies.map((currency) => [t(`currency.${currency}`), t(`hundredths.${currency}`)])),
      plus: t('amount.plus'),
      minus: t('amount.minus'),
    }),
    [t],
  );
}
