import { useGetStatementQuery, type StatementEntry } from '@wallet/api-client/statement';
import { useDataSaver } from '@wallet/app-shell';
import { lastAmount, pageSizes, type Currency, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

/**
 * The amount that the member moved last in the same way, with a word for it: of the newest entry of the statement's first page for which
 * `isSame` is true. `canBe` says whether an amount is possible now. None while amounts are hidden or data is saved.
 */
export function useLastAmount(
  currency: Currency | null,
  isSame: (entry: StatementEntry) => boolean,
  canBe: (amount: Money) => boolean,
): { readonly label: string; readonly amount: Money } | undefined {
  const { t } = useText('money');
  const { isHidden } = useHiddenAmounts();
  const { isOn: savesData } = useDataSaver();
  const isUnwanted = isHidden || savesData || currency === null;
  const { data } = useGetStatementQuery({ page: 1, limit: pageSizes.statement, currency }, { skip: isUnwanted });
  const amount = isUnwanted ? undefined : lastAmount(data?.rows.filter(isSame) ?? [], currency, canBe);
  return amount && { label: t('lastTime'), amount };
}
