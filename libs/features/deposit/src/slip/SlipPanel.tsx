import { useGetWalletQuery } from '@wallet/api-client';
import type { DepositChannels } from '@wallet/api-client/money-lookups';
import { useApp, useAvailability, useBackendTime, useModal } from '@wallet/app-shell';
import { isSlipUploadOpen } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome } from '@wallet/money';
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
import { slipView } from './slip-view.ts';
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
  const { advice, isLocked, button, busyWith } = slipView({
    slip: draft.slip,
    phase: state.phase,
    sent,
    ownBank: wallet?.bankAccount?.bankCode ?? null,
    nowMs,
    uploadWithinMinutes: uploadWithinMinutes(rules),
  });
  const choice = useAccountChoice({ accounts, otherAccounts, currency: wallet?.currency ?? null }, isLocked);
  // The next thing to do.
  const act = draft.slip && !choice.payee ? 'account' : button;
  const hasAutomatic = !isManual && accounts.some(({ isAutomatic }) => isAutomatic);
  const input = useRef<HTMLInputElement>(null);
  const press = () => {
    if (button === 'choose') {
      input.current?.click();
      return;
    }
    const payee = choice.requireAccount();
    if (payee) void send(payee);
  };

  // While the member pays or looks for the picture.
  useEffect(() => prefetch(loadPictureTools), [prefetch]);

  return (
    <div className={styles.panel}>
      <AccountChoice {...{ accounts, otherAccounts, isManual, choice, isLocked, latest }} />
      <SlipRules rules={rules} hasAutomatic={hasAutomatic} isOpen={isOpen} />
      {!draft.slip && <SharedNotice shared={shared} isQuiet={state.phase !== 'idle'} />}
      <SlipPicture input={input} upload={upload} shared={shared} />
      {advice && (
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
          isBusy={busyWith !== null}
          busyLabel={t(busyWith === 'busy' ? 'slip.busy' : 'slip.looking')}
          disabled={!isOpen}
          onClick={press}
        >
          {t(`slip.${act}`)}
        </Button>
      </DialogActions>
      {state.phase === 'done' && createPortal(<SlipSent state={state} sent={draft.sent} isManual={isManual} />, document.body)}
    </div>
  );
}
