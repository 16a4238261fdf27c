import { useGetWalletQuery } from '@wallet/api-client';
import { useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { transferAction } from '@wallet/api-client/wallet-actions';
import { useModal } from '@wallet/app-shell';
import { isAboveZero, moneyOf, readTypedAmount, walletPlace, type Money } from '@wallet/domain';
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

/** An open game account: money in, its credentials, and playing. */
export function ActiveAccount({ account, wallet }: AccountProps) {
  const { t } = useText('game');
  const { t: common } = useText('common');
  const { t: wallets } = useText('money');
  const { money, currency: currencyWord } = useFormat();
  const { close } = useModal();
  const { showToast } = useToasts();
  const walletQuery = useGetWalletQuery();
  const { data: credentials, isFetching } = useGetGameCredentialsQuery(account.code);
  const { state: transferred, run, prepare, untilChecking, check, reset } = useMoneyAction(transferAction);
  const { state: played, play, openHere, reset: forgetPlay } = usePlay(account, isFetching ? null : (credentials ?? null));
  const [isFromHere, setFromHere] = useState(false);
  /** What was moved last from here, said until something else is typed. */
  const [moved, setMoved] = useState<Money | null>(null);
  const { currency, balance: available } = wallet;
  const wasFoundOut = transferred.phase === 'done' && transferred.response === null && isFromHere;
  const isLocked = isUnderWay(transferred) || wasFoundOut;
  const isOpening = played.kind === 'opening';
  const isEmpty = available !== null && !isAboveZero(available);

  const transfer = async (amount: Money) => {
    setFromHere(true);
    setMoved(null);
    const end = await run({ from: walletPlace, to: account.code, amount });
    // Where its answer was lost, what was typed stays, and the button rests until it is changed.
    if (end.phase === 'done' && end.response !== null) {
      // Or the next press would move it once more.
      setAll({ amount: '' });
      setMoved(amount);
      showToast('success', t('transfer.done', { amount: money(amount), name: account.name }));
      // Said, so that the transfer which leads back does not say it again.
      reset();
    }
    return end;
  };

  const { element, submit, values, errorOf, set, setAll, hideErrors, isValid } = useAmountForm({
    account,
    wallet,
    onChange: (typed) => {
      setMoved(null);
      reset();
      if (typed !== '' && currency) prepare({ from: walletPlace, to: account.code, amount: moneyOf(0, currency) });
    },
    onTransfer: (amount) => void transfer(amount),
  });
  const hasText = values.amount.trim() !== '';

  const transferOnly = (event?: Pick<Event, 'preventDefault'>) => {
    forgetPlay();
    submit(event);
  };

  const startPlay = () => {
    const amount = currency && readTypedAmount(values.amount, currency);
    if (!hasText) {
      hideErrors();
      void play(null);
    } else if (amount && isValid()) {
      // The game's tab does not wait for an outcome that is in doubt.
      void play(() => Promise.race([transfer(amount), untilChecking()]));
    } else {
      // Sends nothing: it says what is wrong.
      submit();
    }
  };

  return (
    <Dialog
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
              currencyLabel={currencyWord(currency)}
              disabled={isEmpty || isUnderWay(transferred) || isOpening}
              onAmountChange={(typed) => set('amount', typed)}
            />
            <p className={styles['label']}>{`${wallets('wallet')} ${money(available)}`}</p>
          </form>
        )}
        <ActionOutcome state={transferred} onCheck={check} onClose={reset} />
        {/* Begun before the page was loaded again. */}
        {transferred.phase === 'done' && <Notice variant="success">{wallets('outcome.done')}</Notice>}
        {moved && <Notice variant="success">{t('transfer.done', { amount: money(moved), name: account.name })}</Notice>}
        <PlayOutcome state={played} onOpenHere={openHere} />
        <Credentials account={account} />
        <PlayLinks account={account} />
      </div>
    </Dialog>
  );
}
