import { useGetWalletQuery } from '@wallet/api-client';
import type { DepositBank } from '@wallet/api-client/money-lookups';
import { useApp, useAvailability, useModal } from '@wallet/app-shell';
import { bankName, groupAccountNumber, isSlipUploadOpen, slipAccept, slipMegabytes } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isInProgress } from '@wallet/money';
import { Button, FilePicker, Notice, SelectField, Status } from '@wallet/ui-kit';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from '../parts/DepositModal.module.scss';
import { DialogActions } from '../parts/DialogActions.tsx';
import { accountKey } from './account-key.ts';
import { AccountList } from './AccountList.tsx';
import { AdviceNotice } from './AdviceNotice.tsx';
import { loadPictureTools } from './load-picture-tools.ts';
import { slipAdvice } from './slip-advice.ts';
import type { SlipRulesOfOperator } from './slip-rules.ts';
import { SlipFacts } from './SlipFacts.tsx';
import { SlipRules, uploadWithinMinutes, useBackendNow } from './SlipRules.tsx';
import { SlipSent } from './SlipSent.tsx';
import { useAccountChoice } from './use-account-choice.ts';
import { useFileState } from './use-file-state.ts';
import type { SharedSlip } from './use-shared-slip.ts';
import type { SlipUpload } from './use-slip-upload.ts';

interface SlipPanelProps {
  readonly accounts: readonly DepositBank[];
  readonly isManual: boolean;
  readonly rules: SlipRulesOfOperator;
  readonly upload: SlipUpload;
  readonly shared: SharedSlip | null;
}

/** Scrolls content below the fold into view. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Deposit by bank transfer: the account to pay to, and the slip that proves the payment. */
export function SlipPanel({ accounts, isManual, rules, upload, shared }: SlipPanelProps) {
  const { t, language } = useText('deposit');
  const { currency: currencyText } = useFormat();
  const refusalText = useRefusalText();
  const { step } = useModal();
  const { prefetch } = useApp();
  const hasSlips = useAvailability().modal('slips');
  const { draft, state, check, refusal, choose, remove, send, sent } = upload;
  const { data: wallet } = useGetWalletQuery();
  const ownBank = wallet?.bankAccount?.bankCode ?? null;
  const nowMs = useBackendNow();
  const isOpen = isSlipUploadOpen(rules, nowMs);
  const fileState = useFileState(draft, state);
  const picker = useRef<HTMLDivElement>(null);

  const { account, isMissing, element, choose: chooseAccount, requireAccount } = useAccountChoice(accounts, wallet?.currency ?? null);
  const submit = () => {
    const chosen = requireAccount();
    if (!chosen) return;
    chooseAccount(accountKey(chosen));
    void send(chosen.bankCode);
  };
  const prepared = draft.slip?.prepared ?? null;
  const transfer = prepared?.transfer ?? null;
  const advice = prepared && slipAdvice(prepared, { sent, ownBank, nowMs, uploadWithinMinutes: uploadWithinMinutes(rules) });
  const isBusy = isInProgress(state);

  // While the member pays or looks for the picture.
  useEffect(() => prefetch(loadPictureTools), [prefetch]);
  // The outcome is shown with the picture, below the accounts.
  const hasOutcome = state.phase === 'refused' || state.phase === 'unknown';
  useEffect(() => {
    if (hasOutcome) scrollIntoView(picker.current);
  }, [hasOutcome]);
  // What was shared, or why it is not there, is the reason for opening the dialog. A refusal is below what was chosen.
  useEffect(() => {
    if (shared ?? refusal) scrollIntoView(picker.current);
  }, [shared, refusal]);

  return (
    <div className={styles.panel}>
      <h3 className={styles.heading}>{t('account.title')}</h3>
      <AccountList accounts={accounts} isManual={isManual} onCopy={(copied) => chooseAccount(accountKey(copied))} />
      <SlipRules rules={rules} hasAutomatic={!isManual && accounts.some(({ isAutomatic }) => isAutomatic)} isOpen={isOpen} />
      {accounts.length > 1 && (
        <SelectField
          ref={element}
          name="account"
          isExact
          label={t('account.choose')}
          emptyLabel="–"
          error={isMissing ? t('account.missing') : undefined}
          value={account ? accountKey(account) : ''}
          disabled={isBusy}
          options={accounts.map((each) => ({
            value: accountKey(each),
            label: [
              bankName(each, language) || each.bankCode,
              groupAccountNumber(each.bankAccountNo),
              each.currency && currencyText(each.currency),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          onChange={({ target }) => chooseAccount(target.value)}
        />
      )}
      {typeof shared === 'object' && shared && !fileState && (
        <Notice variant="warning">
          <div className={styles.ask}>
            <p>{t('slip.shared.ask', { count: shared.minutes })}</p>
            <Button variant="secondary" onClick={shared.use}>
              {t('slip.shared.use')}
            </Button>
            <Button variant="secondary" onClick={shared.remove}>
              {t('slip.remove')}
            </Button>
          </div>
        </Notice>
      )}
      {typeof shared === 'string' && shared !== 'chosen' && !fileState && state.phase === 'idle' && (
        <Notice variant="warning">
          {shared === 'too-large' ? refusalText({ code: 'TOO_LARGE', megabytes: slipMegabytes }) : t(`slip.shared.${shared}`)}
        </Notice>
      )}
      <div ref={picker} className={styles.target}>
        <FilePicker
          label={fileState ? t(draft.slip?.isShared ? 'slip.sharedPreview' : 'slip.preview') : t('slip.title')}
          hint={fileState ? undefined : t('slip.hint', { megabytes: slipMegabytes })}
          error={refusal ? refusalText(refusal) : undefined}
          accept={slipAccept}
          file={fileState}
          details={
            transfer && (
              <>
                <Status variant="success">{t('slip.found')}</Status>
                <SlipFacts transfer={transfer} />
              </>
            )
          }
          labels={{
            choose: t('slip.choose'),
            take: t('slip.take'),
            paste: t('slip.paste'),
            nothingPasted: t('slip.nothingPasted'),
            drop: t('slip.drop'),
            onlyFirst: t('slip.onlyFirst'),
            cancel: t('slip.cancel'),
            retry: t('slip.retry'),
            remove: t('slip.replace'),
          }}
          onChange={(file) => void choose(file)}
          onCancel={draft.stopUpload}
          onRemove={remove}
        />
      </div>
      {advice && state.phase !== 'unknown' && (
        <div key={advice} ref={scrollIntoView} className={styles.target}>
          <AdviceNotice advice={advice} transfer={transfer} ownBank={ownBank} rules={rules} />
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
          disabled={!draft.slip || !isOpen}
          onClick={submit}
        >
          {state.phase === 'refused' || state.phase === 'unknown'
            ? t('slip.retry')
            : t(advice === 'other-bank' ? 'slip.sendOwn' : 'slip.send')}
        </Button>
      </DialogActions>
      {state.phase === 'done' && createPortal(<SlipSent state={state} account={account} transfer={draft.sent} />, document.body)}
    </div>
  );
}
