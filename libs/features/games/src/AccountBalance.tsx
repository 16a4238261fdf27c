import { convertByRate, formatAmount, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { keepExact } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';

/** Shows the game account's balance and its value inside the game. */
export function AccountBalance({ account: { balance, rate } }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const inGame = convertByRate(balance, rate);
  return (
    <div>
      <p className={styles.balance}>
        <span>{t('balance')}</span>
        <MoneyText amount={balance} size="large" />
      </p>
      {inGame && (
        <p className={styles.label}>
          {keepExact(`${t('inGame', { amount: formatAmount(inGame) })} · ${t('rate', { rate: String(rate) })}`)}
        </p>
      )}
    </div>
  );
}
