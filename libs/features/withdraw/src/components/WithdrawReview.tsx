import { withdrawAllAction } from '@wallet/api-client/wallet-actions';
import type { BankAccount, Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, ReviewDialog } from '@wallet/money';
import type { ComponentProps } from 'react';
import { PaidTo } from './PaidTo.tsx';
import styles from './WithdrawForm.module.scss';

interface WithdrawReviewProps extends Omit<ComponentProps<typeof ReviewDialog>, 'title' | 'submitLabel' | 'busyLabel' | 'children'> {
  readonly amount: Money;
  readonly bankAccount: BankAccount;
}

/** Reviews the amount and the bank account of a withdrawal. */
export function WithdrawReview({ amount, bankAccount, ...action }: WithdrawReviewProps) {
  const { t } = useText('withdraw');
  return (
    <ReviewDialog {...action} intent={withdrawAllAction.intent} title={t('reviewTitle')} submitLabel={t('submit')} busyLabel={t('busy')}>
      <div className={styles.review}>
        <p className={styles.amount}>
          <MoneyText amount={amount} size="large" isAlwaysShown />
        </p>
        <p className={styles.note}>{t('to')}</p>
        <PaidTo bankAccount={bankAccount} isWhole />
      </div>
    </ReviewDialog>
  );
}
