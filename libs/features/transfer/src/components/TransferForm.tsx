import type { Transfer } from '@wallet/api-client/wallet-actions';
import { useApp } from '@wallet/app-shell';
import { isAboveZero, minTransfer, transferAmounts, walletPlace, type Currency, type TransferPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, type MoneyActionState, LastAct, MoneyFormDialog, useMoneyWords } from '@wallet/money';
import { AmountField, Button, Drawing, IconButton, Notice, SelectField, SwapIcon, TransferIcon } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './TransferForm.module.scss';
import { usePlaceLabels } from './TransferSides.tsx';
import type { TransferFormState, TransferValues } from './use-transfer-form.ts';

interface TransferFormProps {
  readonly form: TransferFormState;
  readonly places: readonly TransferPlace[];
  readonly currency: Currency;
  readonly state: MoneyActionState;
  /** An action is in progress: nothing can be changed or submitted. */
  readonly isLocked: boolean;
  /** The last transfer to a game, to suggest it again. */
  readonly again: Transfer | null;
  /** Called to review it. */
  readonly onAgain: (again: Transfer) => void;
  /** Called when a value changes. */
  readonly onEdit: () => void;
  /** Called to transfer everything to a place. Returns why that is impossible, or null. */
  readonly onAll: (to: string) => string | null;
  readonly onCheck: () => Promise<boolean>;
  /** Called when a refusal is closed. */
  readonly onDismiss: () => void;
}

/** The form for the source, target and amount of a transfer. */
export function TransferForm({
  form,
  places,
  currency,
  state,
  isLocked,
  again,
  onAgain,
  onEdit,
  onAll,
  onCheck,
  onDismiss,
}: TransferFormProps) {
  const { t } = useText('transfer');
  const { t: common } = useText('common');
  const format = useFormat();
  const moneyWords = useMoneyWords();
  const { definition } = useApp();
  const placeLabel = usePlaceLabels(places);
  const [allRefusal, setAllRefusal] = useState<string | null>(null);
  const { values, errorOf } = form;

  const change = (next: Partial<TransferValues>) => {
    onEdit();
    setAllRefusal(null);
    form.setAll(next);
  };
  const balanceOf = (code: string) => places.find((place) => place.code === code)?.balance ?? null;
  const balanceText = (code: string) => {
    const balance = balanceOf(code);
    if (code === '') return undefined;
    return balance ? t('balance', { amount: moneyWords(balance) }) : common('amount.unknown');
  };
  const pictureOf = (code: string) => {
    const category = places.find((place) => place.code === code)?.category ?? 'other';
    return <Drawing name={code === walletPlace ? 'wallet' : category} />;
  };
  const options = places.map(({ code }) => ({ value: code, label: placeLabel(code) }));
  const whole = balanceOf(values.from);

  return (
    <MoneyFormDialog
      title={t('title')}
      busyLabel={t('busy')}
      state={state}
      form={form}
      otherAction={
        <Button variant="ghost" disabled={isLocked} onClick={() => setAllRefusal(onAll(values.to))}>
          {t('all.open')}
        </Button>
      }
    >
      {again && (
        <LastAct
          text={t('again', { amount: format.money(again.amount), place: placeLabel(again.to) })}
          names={[placeLabel(again.to)]}
          icon={<TransferIcon aria-hidden="true" size={20} />}
          onPress={() => onAgain(again)}
        />
      )}
      <div className={styles.places}>
        <SelectField
          name="from"
          isExact
          label={t('from')}
          defaultValue={values.from}
          options={options}
          picture={pictureOf(values.from)}
          hint={balanceText(values.from)}
          error={errorOf('from')}
          disabled={isLocked}
          // Source and target are never the same: choosing the other side's place swaps them.
          onChange={({ currentTarget: { value } }) => change({ from: value, to: value === values.to ? values.from : values.to })}
        />
        <div className={styles.swap}>
          <IconButton
            label={t('swap')}
            disabled={isLocked || values.to === ''}
            onClick={() => change({ from: values.to, to: values.from })}
          >
            <SwapIcon aria-hidden="true" size={20} />
          </IconButton>
        </div>
        <SelectField
          name="to"
          isExact
          label={t('to')}
          defaultValue={values.to}
          emptyLabel={t('choose')}
          options={options}
          picture={pictureOf(values.to)}
          hint={balanceText(values.to)}
          error={errorOf('to')}
          disabled={isLocked}
          onChange={({ currentTarget: { value } }) =>
            change({ to: value, from: value === values.from && values.to !== '' ? values.to : values.from })
          }
        />
      </div>
      <AmountField
        name="amount"
        label={t('amount')}
        text={values.amount}
        currency={currency}
        currencyLabel={format.currency(currency)}
        hint={t('minimum', { amount: format.money(minTransfer(currency)) })}
        error={errorOf('amount')}
        disabled={isLocked}
        quickAmounts={transferAmounts(currency, definition.settings?.quickAmounts)}
        quickLabel={t('quick')}
        onAmountChange={(amount) => change({ amount })}
        whole={isAboveZero(whole) ? { label: t('whole'), amount: whole } : undefined}
      />
      <ActionOutcome state={state} onCheck={onCheck} onClose={onDismiss} refusedAs="alert" takesMoney />
      {allRefusal !== null && <Notice variant="error">{allRefusal}</Notice>}
    </MoneyFormDialog>
  );
}
