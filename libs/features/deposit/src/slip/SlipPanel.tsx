import type { DepositBank } from '@wallet/api-client/money-lookups';
import { useModal, useOffers } from '@wallet/app-shell';
import { bankName, groupAccountNumber, slipAccept, slipMegabytes } from '@wallet/domain';
import { useErrorText, useRefusalText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isInProgress } from '@wallet/money';
import { Button, FilePicker, Notice, SelectField } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDepositDraft } from '../deposit-draft.ts';
import styles from '../DepositModal.module.scss';
import { DialogActions } from '../DialogActions.tsx';
import { accountKey } from './account-key.ts';
import { AccountList } from './AccountList.tsx';
import type { SlipRulesOfOperator } from './slip-rules.ts';
import { SlipRules, useSlipsOpen } from './SlipRules.tsx';
import { useFileState } from './use-file-state.ts';
import { useSlipUpload } from './use-slip-upload.ts';

interface SlipPanelProps {
  readonly accounts: readonly DepositBank[];
  readonly isManual: boolean;
  readonly rules: SlipRulesOfOperator;
}

/** What comes below the fold would not be seen. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Deposit by bank transfer: to which account, and the slip that proves it. */
export function SlipPanel({ accounts, isManual, rules }: SlipPanelProps) {
  const { t, language } = useText('deposit');
  const { currency: currencyWord } = useFormat();
  const refusalText = useRefusalText();
  const wordsOf = useErrorText();
  const { change } = useDepositDraft();
  const { step } = useModal();
  const hasSlips = useOffers().modal('slips');
  const { draft, state, check, refusal, choose, remove, send, advice } = useSlipUpload();
  const isOpen = useSlipsOpen(rules);
  const [isAccountMissing, setAccountMissing] = useState(false);
  const fileState = useFileState(draft, state);
  const picker = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  const account = accounts.length === 1 ? accounts[0] : accounts.find((each) => accountKey(each) === draft.account);
  const isBusy = isInProgress(state);
  const serverText = state.phase === 'done' ? state.serverText : undefined;
  const isDone = state.phase === 'done' && serverText === undefined;

  const pick = (key: string | null) => {
    setAccountMissing(false);
    change({ account: key });
  };

  const press = () => {
    if (account) {
      void send(account.bankCode);
      return;
    }
    setAccountMissing(true);
    select.current?.focus();
  };

  // What became of it is said with the picture, below the accounts.
  const isTold = isDone || state.phase === 'refused' || state.phase === 'unknown';
  useEffect(() => {
    if (isTold) showWhole(picker.current);
  }, [isTold]);

  // A picture can be pasted anywhere in the dialog; what is pasted on the picker it takes itself.
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (file && !isBusy && !isDone && !picker.current?.contains(event.target as Node)) void choose(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <div className={styles['panel']}>
      <h3 className={styles['heading']}>{t('account.title')}</h3>
      <AccountList accounts={accounts} isManual={isManual} onCopy={(copied) => pick(accountKey(copied))} />
      <SlipRules rules={rules} isManual={isManual} isOpen={isOpen} />
      {accounts.length > 1 && !isDone && (
        <SelectField
          ref={select}
          name="account"
          label={t('account.choose')}
          error={isAccountMissing ? t('account.missing') : undefined}
          emptyLabel="–"
          value={account ? accountKey(account) : ''}
          disabled={isBusy}
          options={accounts.map((each) => ({
            value: accountKey(each),
            label: [
              bankName(each, language) || each.bankCode,
              groupAccountNumber(each.bankAccountNo),
              each.currency && currencyWord(each.currency),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          onChange={({ currentTarget }) => pick(currentTarget.value || null)}
        />
      )}
      <div ref={picker}>
        {isDone && !draft.slip && !draft.sentFile ? (
          // Sent before the page was loaded again: there is no picture of it any more.
          <Notice kind="success">{t('slip.sent')}</Notice>
        ) : (
          <FilePicker
            label={fileState ? t('slip.preview') : t('slip.title')}
            hint={fileState ? undefined : t('slip.hint', { megabytes: slipMegabytes })}
            error={refusal ? refusalText(refusal) : undefined}
            accept={slipAccept}
            file={fileState}
            words={{
              choose: t('slip.choose'),
              take: t('slip.take'),
              drop: t('slip.drop'),
              cancel: t('slip.cancel'),
              retry: t('slip.retry'),
              remove: t('slip.replace'),
            }}
            onChoose={(file) => void choose(file)}
            onCancel={draft.stopUpload}
            onRemove={remove}
          />
        )}
      </div>
      {advice && !isDone && (
        <div key={advice} ref={showWhole}>
          <Notice kind="warning">{t(`slip.advice.${advice}`)}</Notice>
        </div>
      )}
      {serverText !== undefined && <Notice kind="info">{wordsOf({ message: serverText })}</Notice>}
      {state.phase !== 'refused' && <ActionOutcome state={state} onCheck={check} onClose={remove} />}
      {(state.phase === 'unknown' || serverText !== undefined) && hasSlips && (
        <Button kind="secondary" onClick={() => step('slips', {})}>
          {t('slip.status')}
        </Button>
      )}
      <DialogActions>
        {isDone ? (
          <>
            <Button kind="secondary" onClick={remove}>
              {t('slip.another')}
            </Button>
            {hasSlips && <Button onClick={() => step('slips', {})}>{t('slip.status')}</Button>}
          </>
        ) : (
          <Button
            isWide
            isBusy={isBusy || draft.slip?.prepared === null}
            busyLabel={isBusy ? t('slip.busy') : t('slip.looking')}
            disabled={!draft.slip || !isOpen || state.phase === 'unknown'}
            onClick={press}
          >
            {state.phase === 'refused' ? t('slip.retry') : t('slip.send')}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
