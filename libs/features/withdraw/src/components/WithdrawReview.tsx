import { withdrawAllAction } from '@wallet/api-client/wallet-actions';
import type { BankAccount, Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { type MoneyActionState, MoneyText, ReviewDialog } from '@wallet/money';
import { PaidTo } from './PaidTo.tsx';
import styles from './WithdrawForm.module.scss';

interface WithdrawReviewProps {
  readonly amount: Money;
  readonly bankAccount: BankAccount;
  readonly state: MoneyActionState;
  /** Why it cannot be sent, by the current figures. */
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onCheck: () => Promise<boolean>;
  readonly onBack: () => void;
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
