import { addRefundToWalletAction, receiveRefundAction } from '@wallet/api-client/refunds';
import { isAboveZero, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, MoneyText, useConfirmedAction, useDoneText, useMoneyAction, useMoneyWords } from '@wallet/money';
import { Button, ConfirmDialog, Notice } from '@wallet/ui-kit';
import styles from './Refund.module.scss';

interface ReceivedRefundProps {
  /** Received and waiting to be added to the wallet. null when not known. */
  readonly received: Money | null;
  /** The backend's amount may also mean a refund not received yet, so it is not called received. */
  readonly isAmbiguous: boolean;
}

/** The received refund, which is added to the wallet after a confirmation. */
export function ReceivedRefund({ received, isAmbiguous }: ReceivedRefundProps) {
  const { t } = useText('refund');
  const { t: common } = useText('common');
  const money = useMoneyWords();
  const doneText = useDoneText();
  const { state, check, reset, ask, confirmation } = useConfirmedAction(addRefundToWalletAction, undefined);
  const { reset: hideReceived } = useMoneyAction(receiveRefundAction);
  const add = () => {
    // The other sentence asks for this press.
    hideReceived();
    ask();
  };

  if (received !== null && !isAboveZero(received) && state.phase === 'idle') return null;
  return (
    <div className={styles.pot}>
      <div className={styles.row} data-ground="tint">
        <div className={styles.words}>
          <h3 className={styles.label}>{t(isAmbiguous ? 'amount' : 'pot')}</h3>
          <MoneyText amount={received} size="body" />
        </div>
        <Button
          variant="secondary"
          size="small"
          disabled={!isAboveZero(received)}
          isBusy={isUnderWay(state)}
          busyLabel={t('add.busy')}
          onClick={add}
        >
          {t('add.submit')}
        </Button>
      </div>
      {state.phase === 'done' && <Notice variant="success">{doneText(t('add.done'), state)}</Notice>}
      <ActionOutcome state={state} onCheck={check} onClose={reset} />
      {confirmation && (
        <ConfirmDialog
          {...confirmation}
          title={t('add.askTitle')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('add.submit')}
        >
          {t('add.askText', { amount: money(received) })}
        </ConfirmDialog>
      )}
    </div>
  );
}
