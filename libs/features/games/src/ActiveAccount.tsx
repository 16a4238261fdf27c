import { useGetWalletQuery } from '@wallet/api-client';
import { useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { transferAction } from '@wallet/api-client/wallet-actions';
import { useModal } from '@wallet/app-shell';
import { checkTransfer, isAboveZero, moneyOf, readTypedAmount, transferPlaces, walletPlace, type Money } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, FiguresNote, isUnderWay, useMoneyAction } from '@wallet/money';
import { AmountField, Button, Dialog, Notice, useToasts } from '@wallet/ui-kit';
import { useState, type SyntheticEvent } from 'react';
import { AccountBalance } from './AccountBalance.tsx';
import type { AccountProps } from './account-props.ts';
import { Credentials } from './Credentials.tsx';
import styles from './GameModal.module.scss';
import { PlayLinks } from './PlayLinks.tsx';
import { PlayOutcome } from './PlayOutcome.tsx';
import { ReturnOffer } from './ReturnOffer.tsx';
import { SlotNotice } from './SlotNotice.tsx';
import { usePlay } from './use-play.ts';

/** An open game account: money in, its credentials, and playing. */
export function ActiveAccount({ account, wallet }: AccountProps) {
  const { t } = useText('game');
  const { t: common } = useText('common');
  const { t: wallets } = useText('money');
  const { money, currency: currencyWord } = useFormat();
  const refusalText = useRefusalText();
  const { close } = useModal();
  const { showToast } = useToasts();
  const walletQuery = useGetWalletQuery();
  const { data: credentials, isFetching } = useGetGameCredentialsQuery(account.code);
  const { state: transferred, run, prepare, untilChecking, check, reset } = useMoneyAction(transferAction);
  const { state: played, play, openHere, reset: forgetPlay } = usePlay(account, isFetching ? null : (credentials ?? null));
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isFromHere, setFromHere] = useState(false);
  /** What was moved last from here, said until something else is typed. */
  const [moved, setMoved] = useState<Money | null>(null);
  const { currency, balance: available } = wallet;
  const hasText = text.trim() !== '';
  const wasFoundOut = transferred.phase === 'done' && transferred.answer === null && isFromHere;
  const isLocked = isUnderWay(transferred) || wasFoundOut;
  const isOpening = played.kind === 'opening';
  const isEmpty = available !== null && !isAboveZero(available);

  /** The amount that may be moved; null, and said at the field, where it may not. */
  const readAmount = (): Money | null => {
    const amount = currency && readTypedAmount(text, currency);
    const verdict = checkTransfer({ from: walletPlace, to: account.code, amount }, transferPlaces(wallet));
    setError(verdict.ok ? undefined : refusalText(verdict.refusal));
    return verdict.ok ? amount : null;
  };

  const transfer = async (amount: Money) => {
    setFromHere(true);
    setMoved(null);
    const end = await run({ from: walletPlace, to: account.code, amount });
    // Where its answer was lost, what was typed stays, and the button rests until it is changed.
    if (end.phase === 'done' && end.answer !== null) {
      // Or the next press would move it once more.
      setText('');
      setMoved(amount);
      showToast('success', t('transfer.done', { amount: money(amount), name: account.name }));
      // Said, so that the transfer which leads back does not say it again.
      reset();
    }
    return end;
  };

  const transferOnly = (event?: SyntheticEvent) => {
    event?.preventDefault();
    forgetPlay();
    const amount = readAmount();
    if (amount) void transfer(amount);
  };

  const startPlay = () => {
    if (!hasText) {
      setError(undefined);
      void play(null);
      return;
    }
    const amount = readAmount();
    // The game's tab does not wait for an outcome that is in doubt.
    if (amount) void play(() => Promise.race([transfer(amount), untilChecking()]));
  };

  return (
    <Dialog
      title={account.name}
      closeLabel={common('close')}
      onClose={close}
      actions={
        <>
          <Button
            kind="secondary"
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
          <form noValidate onSubmit={transferOnly}>
            <AmountField
              name="amount"
              label={t('transfer.amount')}
              hint={t('transfer.optional')}
              error={error}
              text={text}
              currency={currency}
              currencyLabel={currencyWord(currency)}
              disabled={isEmpty || isUnderWay(transferred) || isOpening}
              onAmountChange={(next) => {
                setText(next);
                setError(undefined);
                setMoved(null);
                reset();
                if (next !== '') prepare({ from: walletPlace, to: account.code, amount: moneyOf(0, currency) });
              }}
            />
            <p className={styles['label']}>{`${wallets('wallet')} ${money(available)}`}</p>
          </form>
        )}
        <ActionOutcome state={transferred} onCheck={check} onClose={reset} />
        {/* Begun before the page was loaded again. */}
        {transferred.phase === 'done' && <Notice kind="success">{wallets('outcome.done')}</Notice>}
        {moved && <Notice kind="success">{t('transfer.done', { amount: money(moved), name: account.name })}</Notice>}
        <PlayOutcome state={played} onOpenHere={openHere} />
        <Credentials account={account} />
        <PlayLinks account={account} />
      </div>
    </Dialog>
  );
}
