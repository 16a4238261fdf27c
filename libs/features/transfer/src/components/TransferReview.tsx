import type { Transfer } from '@wallet/api-client/wallet-actions';
import type { TransferPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, ReviewDialog, useMoneyWords } from '@wallet/money';
import { keepExact } from '@wallet/ui-kit';
import type { ComponentProps } from 'react';
import styles from './TransferReview.module.scss';
import { TransferSides } from './TransferSides.tsx';

/** How the action stands, and what the member can do about it. */
type ActionProps = Omit<ComponentProps<typeof ReviewDialog>, 'title' | 'submitLabel' | 'busyLabel' | 'children'>;

interface TransferReviewProps extends ActionProps {
  readonly draft: Transfer;
  readonly places: readonly TransferPlace[];
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

/** Asks for confirmation before all of the member's money goes to one place, which is named. */
export function TransferAllReview({ place, ...action }: ActionProps & { readonly place: string }) {
  const { t } = useText('transfer');
  return (
    <ReviewDialog {...action} title={t('all.askTitle', { place })} submitLabel={t('all.open')} busyLabel={t('busy')}>
      <p>{t('all.askText')}</p>
    </ReviewDialog>
  );
}
