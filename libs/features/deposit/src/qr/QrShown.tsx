import { useGetWalletQuery, useBackendOffset } from '@wallet/api-client';
import { cancelQrCodeAction, type QrCode } from '@wallet/api-client/qr-codes';
import { useApp, useModal } from '@wallet/app-shell';
import { readAppLink } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isUnderWay, MoneyText, useConfirmedAction, useDoneText, usePicture, useTracker } from '@wallet/money';
import {
  Button,
  ConfirmDialog,
  Countdown,
  currentWindow,
  Dialog,
  EnlargeIcon,
  keepExact,
  QrImage,
  useHoldTaps,
  useSpokenAmounts,
  useToasts,
  VisuallyHidden,
} from '@wallet/ui-kit';
import { useState } from 'react';
import { createPortal } from 'react-dom';
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
  const offsetMs = useBackendOffset() ?? 0;
  const { state, check, reset, ask, confirmation } = useConfirmedAction(cancelQrCodeAction, { bankCode, qrCodeId: code.id }, (end) => {
    showToast('success', doneText(t('qr.cancelled'), end));
    onGone('cancelled');
  });
  const { tellPaid } = useTracker();
  const bankApp = useBankApp();
  const { settings } = useApp().definition;
  const [isLarge, setLarge] = useState(false);
  useWakeLock();
  // Its buttons take the place of the one that created it.
  useHoldTaps();

  const confirmPaid = () => {
    tellPaid(code.id);
    showToast('info', isManual ? t('qr.paidManual') : t('qr.paidText'));
    close();
  };

  const alt = speak(t('qr.image', { amount: money(code.amount) }));
  const picture = usePicture({
    draw: () => drawQrPicture(code.markup),
    version: code.markup,
    fileName: `qr-${figures(code.amount).replaceAll(',', '')}.png`,
    title: t('methods.qr'),
    alt,
    next: bankApp && { label: t('qr.openApp', { bank: bankApp.bankCode }), go: bankApp.open },
  });

  const image = <QrImage markup={code.markup} alt={alt} failedText={t('qr.imageFailed')} />;

  return (
    <div className={styles.shown}>
      <div className={styles.head}>
        <MoneyText amount={code.amount} size="large" isAlwaysShown />
        {code.expiresAt !== null && (
          <span className={styles.time}>
            <Countdown label={t('qr.timeLeft')} until={code.expiresAt} offsetMs={offsetMs} onEnd={() => onGone('expired')} />
          </span>
        )}
      </div>
      <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={() => setLarge(true)}>
        {image}
        <VisuallyHidden>{t('qr.enlarge')}</VisuallyHidden>
        <EnlargeIcon aria-hidden="true" size={20} />
      </button>
      <div className={styles.actions}>
        {bankApp && (
          <Button variant="secondary" onClick={picture.saveAndGo}>
            {keepExact(t('qr.saveAndOpenApp', { bank: bankApp.bankCode }), bankApp.bankCode)}
          </Button>
        )}
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
      </div>
      <p className={styles.note}>{t('qr.once')}</p>
      {settings?.laoAppsPayBaht && code.amount?.currency === 'BAHT' && <p className={styles.note}>{t('qr.laoApps')}</p>}
      <p className={styles.note} role="status">
        {moneyText('tracker.qrWaiting')}
      </p>
      {state.phase !== 'refused' && <ActionOutcome state={state} onCheck={check} onClose={reset} />}
      <DialogActions>
        <Button onClick={confirmPaid}>{t('qr.paid')}</Button>
      </DialogActions>
      {picture.dialog}
      {isLarge &&
        createPortal(
          <Dialog size="large" title={t('methods.qr')} closeLabel={common('close')} onClose={() => setLarge(false)}>
            <div className={styles.large}>
              <MoneyText amount={code.amount} size="large" isAlwaysShown />
              {image}
              <p className={styles.note}>{t('qr.brightness')}</p>
            </div>
          </Dialog>,
          document.body,
        )}
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

/** The app of the bank that the member is registered with, if the operator's settings say how to open it. */
function useBankApp() {
  const { settings } = useApp().definition;
  const bankCode = useGetWalletQuery().data?.bankAccount?.bankCode.toUpperCase();
  const address = bankCode === undefined ? undefined : settings?.bankApps?.[bankCode];
  const allowed = address === undefined ? null : readAppLink(address);
  if (bankCode === undefined || !allowed) return undefined;
  return { bankCode, open: () => void currentWindow(allowed).navigate(address) };
}
