import { convertByRate, formatAmount, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { AmountText } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';

/** What lies in the game account, and what that is worth in the game. */
export function AccountBalance({ account: { balance, rate } }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const { t: common } = useText('common');
  const { amount, currency } = useFormat();
  const inGame = convertByRate(balance, rate);
  return (
    <div className={styles['balance']}>
      <span className={styles['label']}>{t('balance')}</span>
      <AmountText
        figures={amount(balance)}
        currency={balance ? currency(balance.currency) : ''}
        size="display"
        unknownLabel={common('amount.unknown')}
      />
      {inGame && (
        <span className={styles['label']}>
          {t('inGame', { amount: formatAmount(inGame) })} · {t('rate', { rate: String(rate) })}
        </span>
      )}
    </div>
  );
}
