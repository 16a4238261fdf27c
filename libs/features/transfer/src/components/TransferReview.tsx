import type { Transfer } from '@wallet/api-client/wallet-actions';
import type { TransferPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { type MoneyActionState, MoneyText, ReviewDialog } from '@wallet/money';
import { keepExact, List, ListRow } from '@wallet/ui-kit';
import { usePlaceLabels } from './use-place-labels.ts';
import styles from './TransferReview.module.scss';

interface TransferReviewProps {
  readonly draft: Transfer;
  readonly places: readonly TransferPlace[];
  readonly state: MoneyActionState;
  /** Why it cannot be sent, by the current balances. */
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onCheck: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** Reviews the amount, source and target of a transfer. */
export function TransferReview({ draft: { from, to, amount }, places, ...action }: TransferReviewProps) {
  const { t } = useText('transfer');
  const { t: common } = useText('common');
  const format = useFormat();
  const placeLabel = usePlaceLabels(places);
  const balanceText = (code: string) => {
    const balance = places.find((place) => place.code === code)?.balance ?? null;
    return balance ? keepExact(t('balance', { amount: format.money(balance) })) : common('amount.unknown');
  };

  return (
    <ReviewDialog {...action} title={t('reviewTitle')} submitLabel={t('submit')} busyLabel={t('busy')}>
      <p className={styles.amount}>
        <MoneyText amount={amount} size="large" />
      </p>
      <List>
        <ListRow title={placeLabel(from)} detail={balanceText(from)} lead={<span className={styles.side}>{t('from')}</span>} />
        <ListRow title={placeLabel(to)} detail={balanceText(to)} lead={<span className={styles.side}>{t('to')}</span>} />
      </List>
    </ReviewDialog>
  );
}
