import type { Transfer } from '@wallet/api-client/wallet-actions';
import type { TransferPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, ReviewDialog, useMoneyWords, type MoneyActionState } from '@wallet/money';
import { keepExact } from '@wallet/ui-kit';
import styles from './TransferReview.module.scss';
import { TransferSides } from './TransferSides.tsx';

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
export function TransferReview({ draft, places, ...action }: TransferReviewProps) {
  const { t } = useText('transfer');
  const { t: common } = useText('common');
  const moneyWords = useMoneyWords();
  const balanceText = (code: string) => {
    const balance = places.find((place) => place.code === code)?.balance ?? null;
    return balance ? keepExact(t('balance', { amount: moneyWords(balance) })) : common('amount.unknown');
  };

  return (
    <ReviewDialog {...action} title={t('reviewTitle')} submitLabel={t('submit')} busyLabel={t('busy')}>
      <p className={styles.amount}>
        <MoneyText amount={draft.amount} size="large" isAlwaysShown />
      </p>
      <TransferSides transfer={draft} places={places} detailOf={balanceText} />
    </ReviewDialog>
  );
}

interface TransferAllReviewProps {
  /** Name of the place that receives everything. */
  readonly place: string;
  readonly state: MoneyActionState;
  /** Why it cannot be sent, by the current balances. */
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onCheck: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** Asks for confirmation before all of the member's money goes to one place. */
export function TransferAllReview({ place, ...action }: TransferAllReviewProps) {
  const { t } = useText('transfer');
  return (
    <ReviewDialog {...action} title={t('all.askTitle', { place })} submitLabel={t('all.open')} busyLabel={t('busy')}>
      <p>{t('all.askText')}</p>
    </ReviewDialog>
  );
}
