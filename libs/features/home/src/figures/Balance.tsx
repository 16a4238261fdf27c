import { useApp } from '@wallet/app-shell';
import { totalBalance, gameAccountsBalance, type Money, type Wallet } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { EarlyAmount, Skeleton } from '@wallet/ui-kit';
import { useFigures } from './use-figures.ts';
import styles from './BalanceParts.module.scss';

/** The sum of wallet and game accounts. */
export function Total() {
  const { t } = useText('common');
  const { profile } = useApp().definition;
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  if (wallet || error) return <MoneyText amount={wallet ? totalBalance(wallet) : null} size="display" isStale={isStale} />;
  return (
    <>
      <EarlyAmount currencies={Object.fromEntries(profile.currencies.map((currency) => [currency, t(`currency.${currency}`)]))} />
      <Skeleton shape="amount" />
    </>
  );
}

/** What of the total is in the wallet and what in the game accounts. */
export function BalanceParts() {
  const { t } = useText('home');
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  const shown = (amount: (of: Wallet) => Money | null) =>
    wallet || error ? <MoneyText amount={wallet ? amount(wallet) : null} size="body" isStale={isStale} /> : <Skeleton shape="text" />;
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{t('wallet')}</dt>
        <dd>{shown(({ balance }) => balance)}</dd>
      </div>
      <div>
        <dt>{t('gameAccounts')}</dt>
        <dd>{shown(gameAccountsBalance)}</dd>
      </div>
    </dl>
  );
}
