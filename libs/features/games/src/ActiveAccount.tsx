import { useGetWalletQuery } from '@wallet/api-client';
import { useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { transferAction } from '@wallet/api-client/wallet-actions';
import { ModalDialog } from '@wallet/app-shell';
import { checkTransfer, cleanText, isAboveZero, moneyOf, readTypedAmount, transferPlaces, walletPlace, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, FiguresNote, isUnderWay, useDoneText, useMoneyAction, useRecentAmounts } from '@wallet/money';
import { AmountField, Button, GamePicture, Notice, useToasts, keepExact } from '@wallet/ui-kit';
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

/** How long a game's tab waits for the check of its transfer, which takes 20 s and the time of its last reading. */
const maxCheckMs = 25_000;

/** An active game account: transfers into it, its credentials, and playing. */
export function ActiveAccount({ account, wallet }: AccountProps) {
  const { t } = useText('game');
  const { t: wallets } = useText('money');
  const { money, currency: currencyText } = useFormat();
  const { showToast } = useToasts();
  const doneText = useDoneText();
  const walletQuery = useGetWalletQuery();
  const { data: credentials, isFetching } = useGetGameCredentialsQuery(account.code);
  const { state: transferred, run, prepare, untilChecking, check, reset } = useMoneyAction(transferAction);
  const { state: played, play, openHere, reset: resetPlay } = usePlay(account, isFetching ? null : (credentials ?? null));
  /** What was transferred last from this dialog, shown until the input changes. */
  const [lastTransfer, setLastTransfer] = useState('');
  const { currency, balance: available } = wallet;
  // A transfer that was found done by a check must not be sent again by the next click.
  const isLocked = isUnderWay(transferred) || transferred.phase === 'done';
  const isOpening = played.kind === 'opening';
  const isEmpty = available !== null && !isAboveZero(available);

  const transfer = async (amount: Money) => {
    setLastTransfer('');
    const end = await run({ from: walletPlace, to: account.code, amount });
    if (end.phase === 'done') {
      // Otherwise the next click would transfer it again.
      setAll({ amount: '' });
      const done = doneText(t('transfer.done', { amount: money(amount), name: account.name }), end);
      setLastTransfer(done);
      showToast('success', done, account.name);
      // Already reported, so the transfer back must not report it again.
      reset();
    }
    return end;
  };

  const recent = useRecentAmounts(
    currency,
    ({ type, from, to }) => type === 'transfer' && from === walletPlace && to === account.code,
    (amount) => checkTransfer({ from: walletPlace, to: account.code, amount }, transferPlaces(wallet)).ok,
  );

  const { element, submit, values, readTyped, errorOf, set, setAll, hideErrors, isValid } = useAmountForm({
    account,
    wallet,
    onChange: (typed) => {
      setLastTransfer('');
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

  const untilCheckedTooLong = async () => {
    const state = await untilChecking();
    await new Promise((resolve) => setTimeout(resolve, maxCheckMs));
    return state;
  };

  const startPlay = () => {
    const typed = readTyped();
    const amount = currency && readTypedAmount(typed.amount, currency);
    if (cleanText(typed.amount) === '') {
      hideErrors();
      void play(null);
    } else if (amount && isValid(typed)) {
      void play(() => Promise.race([transfer(amount), untilCheckedTooLong()]));
    } else {
      // Sends nothing, only shows the validation error.
      submit();
    }
  };

  return (
    <ModalDialog
      isName
      title={account.name}
      picture={<GamePicture code={account.code} category={account.category} background={account.background} />}
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
      <div className={styles.parts}>
        <SlotNotice code={account.code} />
        <ReturnOffer account={account} />
        <FiguresNote query={walletQuery} />
        <AccountBalance account={account} />
        {currency && (
          <form ref={element} noValidate onSubmit={transferOnly}>
            <AmountField
              name="amount"
              label={t('transfer.amount')}
              hint={`${wallets('wallet')} ${money(available)} · ${t('transfer.optional')}`}
              error={errorOf('amount')}
              text={values.amount}
              recent={recent}
              quickLabel={t('transfer.quick')}
              currency={currency}
              currencyLabel={currencyText(currency)}
              disabled={isEmpty || isUnderWay(transferred) || isOpening}
              onAmountChange={(typed) => set('amount', typed)}
            />
          </form>
        )}
        <ActionOutcome
          state={transferred}
          onCheck={check}
          onClose={reset}
          takesMoney
          note={played.kind === 'cancelled' ? t('play.notOpened') : undefined}
        />
        {/* Started before a reload. */}
        {transferred.phase === 'done' && <Notice variant="success">{doneText(wallets('outcome.done'), transferred)}</Notice>}
        {lastTransfer !== '' && <Notice variant="success">{keepExact(lastTransfer, account.name)}</Notice>}
        <PlayOutcome state={played} onOpenHere={openHere} />
        <Credentials account={account} />
        <PlayLinks account={account} />
      </div>
    </ModalDialog>
  );
}
