import { useGetWalletQuery } from '@wallet/api-client';
import type { DepositChannels } from '@wallet/api-client/money-lookups';
import { useApp, useAvailability, useBackendTime, useModal } from '@wallet/app-shell';
import { isSlipUploadOpen } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isInProgress, isUnderWay } from '@wallet/money';
import { Button, Notice } from '@wallet/ui-kit';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { UsableChannels } from '../parts/deposit-methods.ts';
import styles from '../parts/DepositModal.module.scss';
import { DialogActions } from '../parts/DialogActions.tsx';
import { AccountChoice } from './account/AccountChoice.tsx';
import { useAccountChoice } from './account/use-account-choice.ts';
import { loadPictureTools } from './inspect-slip.ts';
import { scrollIntoView, SlipPicture } from './SlipPicture.tsx';
import { slipAdvice } from './slip-advice.ts';
import { SlipRules, uploadWithinMinutes, type SlipRulesOfOperator } from './SlipRules.tsx';
import { SharedNotice } from './SharedNotice.tsx';
import { SlipSent } from './SlipSent.tsx';
import type { SharedSlip } from './use-shared-slip.ts';
import type { SlipUpload } from './use-slip-upload.ts';

interface SlipPanelProps extends Pick<UsableChannels, 'accounts' | 'otherAccounts'> {
  readonly isManual: boolean;
  readonly rules: SlipRulesOfOperator;
  readonly upload: SlipUpload;
  readonly shared: SharedSlip | null;
  /** Reads the accounts again before a number is copied. */
  readonly latest: () => Promise<DepositChannels | undefined> | null;
}

/** Deposit by bank transfer: the account to pay to, and the slip that proves the payment. */
export function SlipPanel({ accounts, otherAccounts, isManual, rules, upload, shared, latest }: SlipPanelProps) {
  const { t } = useText('deposit');
  const { step } = useModal();
  const { prefetch } = useApp();
  const hasSlips = useAvailability().modal('slips');
  const { draft, state, check, remove, send, sent } = upload;
  const { data: wallet } = useGetWalletQuery();
  const nowMs = useBackendTime(15_000);
  const isOpen = isSlipUploadOpen(rules, nowMs);
  const isLocked = isUnderWay(state);
  const isBusy = isInProgress(state);
  const isOver = state.phase === 'refused' || state.phase === 'unknown';
  const choice = useAccountChoice({ accounts, otherAccounts, currency: wallet?.currency ?? null }, isLocked);
  const submit = () => {
    const payee = choice.requireAccount();
    if (payee) void send(payee);
  };
  const prepared = draft.slip?.prepared ?? null;
  const ownBank = wallet?.bankAccount?.bankCode ?? null;
  const advice = prepared && slipAdvice(prepared, { sent, ownBank, nowMs, uploadWithinMinutes: uploadWithinMinutes(rules) });
  const hasAutomatic = !isManual && accounts.some(({ isAutomatic }) => isAutomatic);

  const panel = useRef<HTMLDivElement>(null);
  const openFiles = () => panel.current?.querySelector<HTMLInputElement>('input[type="file"]')?.click();
  const retryOrSend = isOver ? 'slip.retry' : advice === 'other-bank' ? 'slip.sendOwn' : 'slip.send';

  // While the member pays or looks for the picture.
  useEffect(() => prefetch(loadPictureTools), [prefetch]);

  return (
    <div ref={panel} className={styles.panel}>
      <AccountChoice {...{ accounts, otherAccounts, isManual, choice, isLocked, latest }} />
      <SlipRules rules={rules} hasAutomatic={hasAutomatic} isOpen={isOpen} />
      {!draft.slip && <SharedNotice shared={shared} isQuiet={state.phase !== 'idle'} />}
      <SlipPicture upload={upload} shared={shared} />
      {advice && state.phase !== 'unknown' && (
        <div key={advice} ref={scrollIntoView} className={styles.target}>
          <Notice variant="warning">{t(`slip.advice.${advice}`)}</Notice>
        </div>
      )}
      {state.phase !== 'refused' && <ActionOutcome state={state} onCheck={check} onClose={remove} />}
      {state.phase === 'unknown' && hasSlips && (
        <Button variant="secondary" onClick={() => step('slips', {})}>
          {t('slip.status')}
        </Button>
      )}
      <DialogActions>
        <Button
          fullWidth
          isBusy={isBusy || draft.slip?.prepared === null}
          busyLabel={isBusy ? t('slip.busy') : t('slip.looking')}
          disabled={!isOpen}
          onClick={draft.slip ? submit : openFiles}
        >
          {t(draft.slip ? retryOrSend : 'slip.choose')}
        </Button>
      </DialogActions>
      {state.phase === 'done' && createPortal(<SlipSent state={state} sent={draft.sent} isManual={isManual} />, document.body)}
    </div>
  );
}
