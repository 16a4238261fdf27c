import { addRefundToWalletAction, receiveRefundAction, type RefundState } from '@wallet/api-client/refunds';
import { canReceiveRefund, joinPercents } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, mayHaveActed, MoneyText, useDoneText, useMoneyAction, useRefusedText } from '@wallet/money';
import { Button, Card, Drawing, Notice, useToasts } from '@wallet/ui-kit';
import { useEffect } from 'react';
import styles from './Refund.module.scss';

const texts = { none: 'none', unknown: 'notKnown', some: 'available' } as const;

/** The refund that can be received now, or why there is none. */
export function AvailableRefund({ refund }: { readonly refund: RefundState }) {
  const { t } = useText('refund');
  const doneText = useDoneText();
  const refusedText = useRefusedText();
  const { showToast } = useToasts();
  const { state, run, prepare, check, reset } = useMoneyAction(receiveRefundAction);
  const { reset: hideAdded } = useMoneyAction(addRefundToWalletAction);
  useEffect(() => prepare(), [prepare]);
  const percents = joinPercents(refund);

  const receive = async () => {
    // The other sentence says that everything is in the wallet.
    hideAdded();
    const outcome = await run();
    if (outcome.phase !== 'refused') return;
    showToast('danger', refusedText(outcome));
    reset();
  };

  return (
    <Card variant="accent">
      <div className={styles.part}>
        <div className={styles.row}>
          <Drawing name="refund" size="large" />
          <div className={styles.words}>
            {percents !== '' && <p className={styles.label}>{t('rate', { percents })}</p>}
            {!(refund.available === 'none' && mayHaveActed(state)) && <p className={styles.available}>{t(texts[refund.available])}</p>}
            {refund.available === 'some' && refund.availableAmount && <MoneyText amount={refund.availableAmount} size="large" />}
          </div>
        </div>
        {refund.isBlockedByBonus && <Notice variant="warning">{t('blocked')}</Notice>}
        {state.phase === 'done' && <Notice variant="success">{doneText(t('receive.done'), state)}</Notice>}
        <ActionOutcome state={state} onCheck={check} onClose={reset} />
        <Button
          fullWidth
          disabled={!canReceiveRefund(refund)}
          isBusy={isUnderWay(state)}
          busyLabel={t('receive.busy')}
          onClick={() => void receive()}
        >
          {t('receive.submit')}
        </Button>
      </div>
    </Card>
  );
}
