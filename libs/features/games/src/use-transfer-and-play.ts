import {
  cleanText,
  moneyOf,
  readTypedAmount,
  walletPlace,
  checkTransfer,
  checkTypedAmount,
  transferPlaces,
  type GameAccount,
  type Wallet,
  type Money,
} from '@wallet/domain';
import { useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { transferAction } from '@wallet/api-client/wallet-actions';
import { useText, useRefusalText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { isUnderWay, useDoneText, useMoneyAction } from '@wallet/money';
import { useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import { usePlay } from './use-play.ts';
import { rule, useForm } from '@wallet/app-shell/forms';
import { object, string } from 'yup';

/** The props of the dialog's parts. */
export interface AccountProps {
  readonly account: GameAccount;
  readonly wallet: Wallet;
}

/** How long a game's tab waits for the check of its transfer, which takes 20 s and the time of its last reading. */
const maxCheckMs = 25_000;

/** The transfer into a game account, and playing with or without one. */
export function useTransferAndPlay({ account, wallet }: AccountProps) {
  const { t } = useText('game');
  const { money } = useFormat();
  const { showToast } = useToasts();
  const doneText = useDoneText();
  const { data: credentials, isFetching, isError } = useGetGameCredentialsQuery(account.code);
  const { state: transferred, run, prepare, untilChecking, check, reset } = useMoneyAction(transferAction);
  const { state: played, play, openHere, reset: resetPlay } = usePlay(account, isFetching ? null : (credentials ?? null));
  /** What was transferred last from this dialog, shown until the input changes. */
  const [lastTransfer, setLastTransfer] = useState('');
  const { currency } = wallet;

  const transfer = async (amount: Money) => {
    setLastTransfer('');
    const end = await run({ from: walletPlace, to: account.code, amount });
    if (end.phase === 'done') {
      // Otherwise the next click would transfer it again.
      form.setAll({ amount: '' });
      const done = doneText(t('transfer.done', { amount: money(amount), name: account.name }), end);
      setLastTransfer(done);
      showToast('success', done, account.name);
      // Already reported, so the transfer back must not report it again.
      reset();
    }
    return end;
  };

  const form = useAmountForm({
    account,
    wallet,
    onChange: (typed) => {
      setLastTransfer('');
      reset();
      if (typed !== '' && currency) prepare({ from: walletPlace, to: account.code, amount: moneyOf(0, currency) });
    },
    onTransfer: (amount) => void transfer(amount),
  });

  const transferOnly = (event?: Pick<Event, 'preventDefault'>) => {
    resetPlay();
    form.submit(event);
  };

  const untilCheckedTooLong = async () => {
    const state = await untilChecking();
    await new Promise((resolve) => setTimeout(resolve, maxCheckMs));
    return state;
  };

  const startPlay = () => {
    const typed = form.readTyped();
    const amount = currency && readTypedAmount(typed.amount, currency);
    if (cleanText(typed.amount) === '') {
      form.hideErrors();
      void play(null);
    } else if (amount && form.isValid(typed)) {
      void play(() => Promise.race([transfer(amount), untilCheckedTooLong()]));
    } else {
      // Sends nothing, only shows the validation error.
      form.submit();
    }
  };

  return {
    form,
    hasText: cleanText(form.values.amount) !== '',
    transferred,
    // A transfer that was found done by a check must not be sent again by the next click.
    isLocked: isUnderWay(transferred) || transferred.phase === 'done',
    check,
    reset,
    lastTransfer,
    transferOnly,
    canPlay: credentials !== undefined,
    mustPlayElsewhere: isError || played.kind === 'impossible',
    played,
    startPlay,
    openHere,
  };
}

interface AmountFormParts extends AccountProps {
  readonly onChange: (typed: string) => void;
  /** Called with an amount that may be transferred from the wallet to the account. */
  readonly onTransfer: (amount: Money) => void;
}

/** The amount to transfer into a game account, as typed, validated against the current balances. */
function useAmountForm({ account, wallet, onChange, onTransfer }: AmountFormParts) {
  const refusalText = useRefusalText(wallet.currency);
  const read = (typed: string) => wallet.currency && readTypedAmount(typed, wallet.currency);
  const checkAmount = (amount: Money | null) => checkTransfer({ from: walletPlace, to: account.code, amount }, transferPlaces(wallet));
  const check = (typed: string) => (wallet.currency ? checkTypedAmount(typed, wallet.currency, checkAmount) : checkAmount(null));
  return useForm({
    initialValues: { amount: '' },
    schema: () => object({ amount: string().test(rule(check)) }),
    textOf: refusalText,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onChange: (_name, typed) => onChange(typed),
    onSubmit: ({ amount: typed }) => {
      const amount = read(typed);
      if (amount) onTransfer(amount);
    },
  });
}
