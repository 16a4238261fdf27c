import { addRefundToWalletAction } from '@wallet/api-client/refunds';
import { useApiErrorText } from '@wallet/app-shell';
import { isAboveZero, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isUnderWay, MoneyText, useMoneyAction } from '@wallet/money';
import { Button, Card, ConfirmDialog, Notice, useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './Refund.module.scss';

interface ReceivedRefundProps {
  /** What was received and waits to be added to the wallet. null: not known. */
  readonly received: Money | null;
  /** The backend may as well mean what can be received: then nobody can say that it was. */
  readonly isAmbiguous: boolean;
}

/** The refund on its way into the wallet. */
export function ReceivedRefund({ received, isAmbiguous }: ReceivedRefundProps) {
  const { t } = useText('refund');
  const { t: common } = useText('common');
  const { money } = useFormat();
  const errorText = useApiErrorText();
  const { showToast } = useToasts();
  const { state, run, prepare, check, reset } = useMoneyAction(addRefundToWalletAction);
  const [isAsking, setAsking] = useState(false);

  const ask = () => {
    prepare();
    setAsking(true);
  };
  const add = async () => {
    setAsking(false);
    const ended = await run();
    if (ended.phase !== 'refused') return;
    showToast('danger', errorText(ended.error));
    reset();
  };

  return (
    <Card>
      <div className={styles['part']}>
        <h3 className={styles['label']}>{t(isAmbiguous ? 'amount' : 'pot')}</h3>
        <MoneyText amount={received} size="display" />
        {state.phase === 'done' && <Notice variant="success">{t('add.done')}</Notice>}
        <ActionOutcome state={state} onCheck={check} onClose={reset} />
        <Button
          variant="secondary"
          fullWidth
          disabled={!isAboveZero(received)}
          isBusy={isUnderWay(state)}
          busyLabel={t('add.busy')}
          onClick={ask}
        >
          {t('add.submit')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('add.askTitle')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('add.submit')}
          onConfirm={() => void add()}
          onClose={() => setAsking(false)}
        >
          {t('add.askText', { amount: money(received) })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
