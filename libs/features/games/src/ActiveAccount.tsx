import { useGetWalletQuery } from '@wallet/api-client';
import { ModalDialog } from '@wallet/app-shell';
import { checkTransfer, isAboveZero, transferPlaces, walletPlace, convertByRate, formatAmount, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, FiguresNote, isUnderWay, useDoneText, useLastAmount, MoneyText } from '@wallet/money';
import { AmountField, Button, Disclosure, GamePicture, Notice, keepExact } from '@wallet/ui-kit';
import { useTransferAndPlay, type AccountProps } from './use-transfer-and-play.ts';
import { Credentials } from './Credentials.tsx';
import styles from './GameModal.module.scss';
import { PlayLinks } from './PlayLinks.tsx';
import { PlayOutcome } from './PlayOutcome.tsx';
import { ReturnOffer } from './ReturnOffer.tsx';
import { SlotNotice } from './SlotNotice.tsx';

/** An active game account: transfers into it, its credentials, and playing. */
export function ActiveAccount({ account, wallet }: AccountProps) {
  const { t } = useText('game');
  const parts = useTransferAndPlay({ account, wallet });
  const { hasText, transferred, isLocked, played } = parts;
  const isOpening = played.kind === 'opening';
  const isEmpty = wallet.balance !== null && !isAboveZero(wallet.balance);

  return (
    <ModalDialog
      isName
      title={account.name}
      picture={<GamePicture code={account.code} category={account.category} background={account.background} />}
      actions={
        <>
          <Button
            variant="secondary"
            disabled={isEmpty || isLocked || isOpening || !wallet.currency}
            // Not `disabled`, which would remove the focus when a transfer has emptied the field.
            aria-disabled={!hasText}
            isBusy={transferred.phase === 'running' && !isOpening}
            busyLabel={t('transfer.busy')}
            onClick={() => parts.transferOnly()}
          >
            {t('transfer.submit')}
          </Button>
          <Button
            disabled={!parts.canPlay || (hasText && isLocked && !isOpening)}
            isBusy={isOpening}
            busyLabel={t('play.busy')}
            onClick={parts.startPlay}
          >
            {hasText ? t('play.withTransfer') : t('play.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <SlotNotice code={account.code} />
        <ReturnOffer account={account} />
        <TransferPart account={account} wallet={wallet} parts={parts} isDisabled={isEmpty || isUnderWay(transferred) || isOpening} />
        <Disclosure summary={t('elsewhere')} isOpen={parts.mustPlayElsewhere}>
          <Credentials account={account} />
          <PlayLinks account={account} />
        </Disclosure>
      </div>
    </ModalDialog>
  );
}

interface TransferPartProps extends AccountProps {
  readonly parts: ReturnType<typeof useTransferAndPlay>;
  readonly isDisabled: boolean;
}

/** The balances, the amount to transfer, and what became of it. */
function TransferPart({ account, wallet, parts, isDisabled }: TransferPartProps) {
  const { t } = useText('game');
  const { t: wallets } = useText('money');
  const { money, currency: currencyText } = useFormat();
  const doneText = useDoneText();
  const walletQuery = useGetWalletQuery();
  const { currency, balance } = wallet;
  const { transferred, played, lastTransfer } = parts;
  const { element, values, errorOf, set } = parts.form;
  const last = useLastAmount(
    currency,
    ({ type, from, to }) => type === 'transfer' && from === walletPlace && to === account.code,
    (amount) => checkTransfer({ from: walletPlace, to: account.code, amount }, transferPlaces(wallet)).ok,
  );
  return (
    <>
      <FiguresNote query={walletQuery} />
      <AccountBalance account={account} />
      {currency && (
        <form ref={element} noValidate onSubmit={parts.transferOnly}>
          <AmountField
            name="amount"
            label={t('transfer.amount')}
            hint={`${wallets('wallet')} ${money(balance)} · ${t('transfer.optional')}`}
            error={errorOf('amount')}
            text={values.amount}
            last={last}
            quickLabel={t('transfer.quick')}
            currency={currency}
            currencyLabel={currencyText(currency)}
            disabled={isDisabled}
            onAmountChange={(typed) => set('amount', typed)}
          />
        </form>
      )}
      <ActionOutcome
        state={transferred}
        onCheck={parts.check}
        onClose={parts.reset}
        takesMoney
        note={played.kind === 'cancelled' ? t('play.notOpened') : undefined}
      />
      {/* Started before a reload. */}
      {transferred.phase === 'done' && <Notice variant="success">{doneText(wallets('outcome.done'), transferred)}</Notice>}
      {lastTransfer !== '' && <Notice variant="success">{keepExact(lastTransfer, account.name)}</Notice>}
      <PlayOutcome state={played} onOpenHere={parts.openHere} />
    </>
  );
}

/** Shows the game account's balance, and its value inside the game where that is another one. */
function AccountBalance({ account: { balance, rate } }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const inGame = convertByRate(balance, rate);
  return (
    <div>
      <p className={styles.balance}>
        <span>{t('balance')}</span>
        <MoneyText amount={balance} size="large" />
      </p>
      {inGame && rate !== 1 && (
        <p className={styles.label}>
          {keepExact(`${t('inGame', { amount: formatAmount(inGame) })} · ${t('rate', { rate: String(rate) })}`)}
        </p>
      )}
    </div>
  );
}
