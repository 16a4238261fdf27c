import { useGetWalletQuery } from '@wallet/api-client';
import { useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { transferAction } from '@wallet/api-client/wallet-actions';
import { useModal } from '@wallet/app-shell';
import { cleanText, isAboveZero, moneyOf, readTypedAmount, walletPlace, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, FiguresNote, isUnderWay, useMoneyAction } from '@wallet/money';
import { AmountField, Button, Dialog, Notice, useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import { AccountBalance } from './AccountBalance.tsx';
import type { AccountProps } from './account-props.ts';
import { Credentials } from './Credentials.tsx';
import styles from './GameModal.module.scss';
import { PlayLinks } from './PlayLinks.tsx';
import { PlayOutcome } from './PlayOutcome.tsx';
import { ReturnOffer } from './ReturnOffer.tsx';
import { SlotNotice } from './SlotNotice.tsx';
import { useAmountForm } from './use-amount-form.ts';
import { usePlay } from './use-play.ts';

/** An active game account: transfers into it, its credentials, and playing. */
export function ActiveAccount({ account, wallet }: AccountProps) {
  const { t } = useText('game');
  const { t: common } = useText('common');
  const { t: wallets } = useText('money');
  const { money, currency: currencyText } = useFormat();
  const { close } = useModal();
  const { showToast } = useToasts();
  const walletQuery = useGetWalletQuery();
  const { data: credentials, isFetching } = useGetGameCredentialsQuery(account.code);
  const { state: transferred, run, prepare, untilChecking, check, reset } = useMoneyAction(transferAction);
  const { state: played, play, openHere, reset: resetPlay } = usePlay(account, isFetching ? null : (credentials ?? null));
  const [isFromHere, setFromHere] = useState(false);
  /** The amount of the last transfer from this dialog, shown until the input changes. */
  const [transferredAmount, setTransferredAmount] = useState<Money | null>(null);
  const { currency, balance: available } = wallet;
  const wasReconciled = transferred.phase === 'done' && transferred.response === null && isFromHere;
  const isLocked = isUnderWay(transferred) || wasReconciled;
  const isOpening = played.kind === 'opening';
  const isEmpty = available !== null && !isAboveZero(available);

  const transfer = async (amount: Money) => {
    setFromHere(true);
    setTransferredAmount(null);
    const end = await run({ from: walletPlace, to: account.code, amount });
    // When the response was lost, the typed amount stays and the button is disabled until it changes.
    if (end.phase === 'done' && end.response !== null) {
      // Otherwise the next click would transfer it again.
      setAll({ amount: '' });
      setTransferredAmount(amount);
      showToast('success', t('transfer.done', { amount: money(amount), name: account.name }));
      // Already reported, so the transfer back must not report it again.
      reset();
    }
    return end;
  };

  const { element, submit, values, readTyped, errorOf, set, setAll, hideErrors, isValid } = useAmountForm({
    account,
    wallet,
    onChange: (typed) => {
      setTransferredAmount(null);
      reset();
      if (typed !== '' && currency) prepare({ from: walletPlace, to: account.code, amount: moneyOf(0, currency) });
    },
    onTransfer: (amount) => void transfer(amount),
  });
  const hasText = cleanText(values.amount) !== '';

  const transferOnly = (event?: Pick<Event, 'preventDefault'>) => {
    resetPlay();
    submit(event);
  };

  const startPlay = () => {
    const typed = readTyped();
    const amount = currency && readTypedAmount(typed.amount, currency);
    if (cleanText(typed.amount) === '') {
      hideErrors();
      void play(null);
    } else if (amount && isValid(typed)) {
      // The game's tab does not wait while an unknown outcome is being checked.
      void play(() => Promise.race([transfer(amount), untilChecking()]));
    } else {
      // Sends nothing, only shows the validation error.
      submit();
    }
  };

  return (
    <Dialog
      isTall
      title={account.name}
      closeLabel={common('close')}
      onClose={close}
      actions={
        <>
          <Button
            variant="secondary"
            disabled={isEmpty || isLocked || isOpening || !currency}
            isBusy={transferred.phase === 'running' && !isOpening}
            busyLabel={t('transfer.busy')}
            onClick={() => transferOnly()}
          >
            {t('transfer.submit')}
          </Button>
          <Button
            disabled={!credentials || (hasText && isLocked && !isOpening)}
            isBusy={isOpening}
            busyLabel={t('play.busy')}
            onClick={startPlay}
          >
            {hasText ? t('play.withTransfer') : t('play.submit')}
          </Button>
        </>
      }
    >
      <div className={styles['parts']}>
        <SlotNotice code={account.code} />
        <ReturnOffer account={account} />
        <FiguresNote query={walletQuery} />
        <AccountBalance account={account} />
        {currency && (
          <form ref={element} noValidate onSubmit={transferOnly}>
            <AmountField
              name="amount"
              label={t('transfer.amount')}
              hint={t('transfer.optional')}
              error={errorOf('amount')}
              text={values.amount}
              currency={currency}
              currencyLabel={currencyText(currency)}
              disabled={isEmpty || isUnderWay(transferred) || isOpening}
              onAmountChange={(typed) => set('amount', typed)}
            />
            <p className={styles['label']}>{`${wallets('wallet')} ${money(available)}`}</p>
          </form>
        )}
        <ActionOutcome state={transferred} onCheck={check} onClose={reset} takesMoney />
        {/* Started before a reload. */}
        {transferred.phase === 'done' && <Notice variant="success">{wallets('outcome.done')}</Notice>}
        {transferredAmount && (
          <Notice variant="success">{t('transfer.done', { amount: money(transferredAmount), name: account.name })}</Notice>
        )}
        <PlayOutcome state={played} onOpenHere={openHere} />
        <Credentials account={account} />
        <PlayLinks account={account} />
      </div>
    </Dialog>
  );
}
