import { useServerClockOffset } from '@wallet/api-client';
import { cancelQrCodeAction, type QrCode } from '@wallet/api-client/qr-codes';
import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isUnderWay, MoneyText, useConfirmedAction, useDoneText, usePicture } from '@wallet/money';
import { Button, ConfirmDialog, Countdown, QrImage, useHoldTaps, useSpokenAmounts, useToasts } from '@wallet/ui-kit';
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
  const speak = useSpokenAmounts();
  const { showToast } = useToasts();
  const doneText = useDoneText();
  const { close } = useModal();
  const offsetMs = useServerClockOffset();
  const { state, check, reset, ask, confirmation } = useConfirmedAction(cancelQrCodeAction, { bankCode, qrCodeId: code.id }, (end) => {
    showToast('success', doneText(t('qr.cancelled'), end));
    onGone('cancelled');
  });
  useWakeLock();
  // Its buttons take the place of the one that created it.
  useHoldTaps();

  const confirmPaid = () => {
    showToast('success', isManual ? t('qr.paidManual') : t('qr.paidText'));
    close();
  };

  const alt = speak(t('qr.image', { amount: money(code.amount) }));
  const picture = usePicture({
    draw: () => drawQrPicture(code.markup),
    version: code.markup,
    fileName: `qr-${figures(code.amount).replaceAll(',', '')}.png`,
    title: t('methods.qr'),
    alt,
  });

  return (
    <div className={styles.shown}>
      <MoneyText amount={code.amount} size="large" isAlwaysShown />
      <QrImage markup={code.markup} alt={alt} failedText={t('qr.imageFailed')} />
      {code.expiresAt !== null && (
        <p className={styles.time}>
          <span>{t('qr.timeLeft')}</span>
          <Countdown label={t('qr.timeLeft')} until={code.expiresAt} offsetMs={offsetMs} onEnd={() => onGone('expired')} />
        </p>
      )}
      <p className={styles.note}>{t('qr.once')}</p>
      <p className={styles.note} role="status">
        {moneyText('tracker.qrWaiting')}
      </p>
      {state.phase !== 'refused' && <ActionOutcome state={state} onCheck={check} onClose={reset} />}
      <DialogActions>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={picture.save}>
            {t('qr.save')}
          </Button>
          {picture.share && (
            <Button variant="secondary" onClick={picture.share}>
              {moneyText('receipt.share')}
            </Button>
          )}
          <Button variant="danger" isBusy={isUnderWay(state)} busyLabel={moneyText('outcome.running')} onClick={ask}>
            {t('qr.cancel')}
          </Button>
          <Button onClick={confirmPaid}>{t('qr.paid')}</Button>
        </div>
      </DialogActions>
      {picture.dialog}
      {confirmation && (
        <ConfirmDialog
          {...confirmation}
          variant="danger"
          title={t('qr.askTitle')}
          closeLabel={common('close')}
          cancelLabel={t('qr.keep')}
          confirmLabel={t('qr.cancel')}
        >
          {t('qr.askText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
