import { useServerClockOffset } from '@wallet/api-client';
import { cancelQrCodeAction, type QrCode } from '@wallet/api-client/qr-codes';
import { useApiErrorText, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, MoneyText, useMoneyAction, usePicture } from '@wallet/money';
import { Button, ConfirmDialog, Countdown, QrImage, useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import { DialogActions } from '../parts/DialogActions.tsx';
import { drawQrPicture } from './draw-qr-picture.ts';
import styles from './QrShown.module.scss';
import { useWakeLock } from './use-wake-lock.ts';

interface QrShownProps {
  readonly code: QrCode;
  readonly bankCode: string;
  readonly isManual: boolean;
  /** Called when the code can no longer be paid. */
  readonly onGone: (why: 'expired' | 'cancelled') => void;
}

/** A code that can be paid, with its amount and remaining time. */
export function QrShown({ code, bankCode, isManual, onGone }: QrShownProps) {
  const { t } = useText('deposit');
  const { t: common } = useText('common');
  const { t: moneyText } = useText('money');
  const { amount: figures, money } = useFormat();
  const { showToast } = useToasts();
  const { close } = useModal();
  const errorText = useApiErrorText();
  const offsetMs = useServerClockOffset();
  const [isConfirming, setConfirming] = useState(false);
  const { state, run, prepare, check, reset } = useMoneyAction(cancelQrCodeAction);
  useWakeLock();
  const isCancelling = state.phase === 'running';

  const confirmPaid = () => {
    showToast('success', isManual ? t('qr.paidManual') : t('qr.paidText'));
    close();
  };

  const openConfirmation = () => {
    prepare({ bankCode, qrCodeId: code.id });
    setConfirming(true);
  };

  const cancel = async () => {
    const cancelled = await run({ bankCode, qrCodeId: code.id });
    setConfirming(false);
    if (cancelled.phase === 'done') {
      showToast('success', t('qr.cancelled'));
      onGone('cancelled');
    } else if (cancelled.phase === 'refused') showToast('danger', errorText(cancelled.error));
  };

  const picture = usePicture({
    draw: () => drawQrPicture(code.markup),
    version: code.markup,
    fileName: `qr-${figures(code.amount).replaceAll(',', '')}.png`,
    title: t('methods.qr'),
    alt: t('qr.image', { amount: money(code.amount) }),
  });

  return (
    <div className={styles['shown']}>
      <MoneyText amount={code.amount} size="display" />
      <QrImage markup={code.markup} alt={t('qr.image', { amount: money(code.amount) })} failedText={t('qr.imageFailed')} />
      {code.expiresAt !== null && (
        <p className={styles['time']}>
          <span>{t('qr.timeLeft')}</span>
          <Countdown label={t('qr.timeLeft')} until={code.expiresAt} offsetMs={offsetMs} onEnd={() => onGone('expired')} />
        </p>
      )}
      <p className={styles['note']}>{t('qr.once')}</p>
      <p className={styles['note']} role="status">
        {moneyText('tracker.qrWaiting')}
      </p>
      <div className={styles['picture']}>
        <Button variant="ghost" onClick={picture.save}>
          {t('qr.save')}
        </Button>
        {picture.share && (
          <Button variant="ghost" onClick={picture.share}>
            {moneyText('receipt.share')}
          </Button>
        )}
      </div>
      {state.phase !== 'refused' && <ActionOutcome state={state} onCheck={check} onClose={reset} />}
      <DialogActions>
        <Button variant="secondary" onClick={openConfirmation}>
          {t('qr.cancel')}
        </Button>
        <Button onClick={confirmPaid}>{t('qr.paid')}</Button>
      </DialogActions>
      {picture.dialog}
      {isConfirming && (
        <ConfirmDialog
          variant="danger"
          title={t('qr.askTitle')}
          closeLabel={common('close')}
          cancelLabel={t('qr.keep')}
          confirmLabel={t('qr.cancel')}
          isBusy={isCancelling}
          busyLabel={moneyText('outcome.running')}
          onConfirm={() => void cancel()}
          onClose={() => setConfirming(false)}
        >
          {t('qr.askText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
