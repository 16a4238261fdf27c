import { useGetStatementQuery, type StatementEntry } from '@wallet/api-client/statement';
import { useDataSaver } from '@wallet/app-shell';
import { pageSizes, recentAmounts, type Currency, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

interface RecentAmounts {
  /** What the first one is. */
  readonly label: string;
  readonly amounts: readonly Money[];
}

/**
 * The amounts that the member moved last in the same way, from the newest page of the statement: those of the entries for which `isSame` is
 * true, at most three, the last one first. `canBe` says which of them are possible now. None while amounts are hidden or data is saved.
 */
export function useRecentAmounts(
  currency: Currency | null,
  isSame: (entry: StatementEntry) => boolean,
  canBe: (amount: Money) => boolean,
): RecentAmounts {
  const { t } = useText('money');
  const { isHidden } = useHiddenAmounts();
  const { isOn: savesData } = useDataSaver();
  const isUnwanted = isHidden || savesData || currency === null;
  const { data } = useGetStatementQuery({ page: 1, limit: pageSizes.statement, currency }, { skip: isUnwanted });
  const entries = isUnwanted ? [] : (data?.rows.filter(isSame) ?? []);
  return { label: t('lastTime'), amounts: currency === null ? [] : recentAmounts(entries, currency).filter(canBe) };
}
