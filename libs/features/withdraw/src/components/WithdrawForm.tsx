import { useGetWalletQuery } from '@wallet/api-client';
import { useGetBonusesQuery } from '@wallet/api-client/bonuses';
import { withdrawAllAction } from '@wallet/api-client/wallet-actions';
import { FeatureLink, paths } from '@wallet/app-shell';
import {
  checkWithdrawal,
  compareMoney,
  isAboveZero,
  roundedDuration,
  type BankAccount,
  type Currency,
  type Money,
  type WithdrawalLimits,
} from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import {
  ActionOutcome,
  isUnderWay,
  LastAct,
  type MoneyActionState,
  MoneyFormDialog,
  MoneyText,
  useLastDuration,
  useMoneyWords,
  useLastActs,
  useLastAmount,
} from '@wallet/money';
import { AmountField, Notice, WithdrawIcon, keepExact } from '@wallet/ui-kit';
import type { WithdrawFormState } from './use-withdraw-form.ts';
import { PaidTo } from './PaidTo.tsx';
import styles from './WithdrawForm.module.scss';

interface WithdrawFormProps {
  readonly form: WithdrawFormState;
  readonly currency: Currency;
  readonly bankAccount: BankAccount;
  readonly limits: WithdrawalLimits;
  /** The most that one withdrawal can take out; null when not known. */
  readonly whole: Money | null;
  readonly isBonusActive: boolean;
  readonly state: MoneyActionState;
  /** Called to review the withdrawal of everything. */
  readonly onWhole: (whole: Money) => void;
  /** Called when the amount changes. */
  readonly onEdit: () => void;
  readonly onCheck: () => Promise<boolean>;
  /** Called when a refusal is closed. */
  readonly onDismiss: () => void;
}

/** The form for the amount, with the limits and the bank account. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { form, currency, bankAccount, limits, whole, isBonusActive, state, onWhole, onEdit, onCheck, onDismiss } = props;
  const { t } = useText('withdraw');
  const format = useFormat();
  const moneyWords = useMoneyWords();
  const limitsText = useLimitsText(limits);
  const isLocked = isUnderWay(state);
  const isBelowMinimum = whole !== null && limits.minimum !== null && compareMoney(whole, limits.minimum) < 0;
  const withinMs = useLastDuration().withinMs('withdrawal');
  const lastTook = roundedDuration(withinMs ?? 0);
  const error = form.errorOf('amount');
  const { acts } = useLastActs();
  const mayTakeWhole = acts.isWhole && !isBonusActive && !isLocked && checkWithdrawal(whole, limits, { total: whole, isBonusActive }).ok;
  const last = useLastAmount(
    currency,
    ({ type }) => type === 'withdraw',
    (amount) => checkWithdrawal(amount, limits, { total: whole, isBonusActive }).ok,
  );

  const inWallet = useGetWalletQuery().data?.balance;
  const fromGames = inWallet && whole && compareMoney(inWallet, whole) < 0 && (
    <p className={styles.note}>{keepExact(t('fromGames', { amount: moneyWords(inWallet) }))}</p>
  );

  const change = (amount: string) => {
    onEdit();
    form.set('amount', amount);
  };

  return (
    <MoneyFormDialog title={t('title')} busyLabel={t('busy')} state={state} form={form}>
      {mayTakeWhole && whole && (
        <LastAct
          text={t('again', { amount: format.money(whole) })}
          icon={<WithdrawIcon aria-hidden="true" size={20} />}
          onPress={() => onWhole(whole)}
        />
      )}
      <PaidTo bankAccount={bankAccount} />
      {isBonusActive && <ActiveBonus />}
      {isBonusActive && whole ? (
        <div>
          <p className={styles.whole}>
            <span>{t('all')}</span>
            <MoneyText amount={whole} size="display" isAlwaysShown />
          </p>
          {fromGames}
          {error !== undefined && <Notice variant="error">{error}</Notice>}
          {limitsText !== undefined && <p className={styles.note}>{keepExact(limitsText)}</p>}
        </div>
      ) : (
        <>
          {whole && (
            <p className={styles.available}>{keepExact(t(isBelowMinimum ? 'belowMinimum' : 'available', { amount: moneyWords(whole) }))}</p>
          )}
          {!isBelowMinimum && fromGames}
          <AmountField
            name="amount"
            label={t('amount')}
            text={form.values.amount}
            currency={currency}
            currencyLabel={format.currency(currency)}
            hint={limitsText}
            error={error}
            disabled={isLocked}
            quickLabel={t('quick')}
            last={last}
            onAmountChange={change}
            whole={isAboveZero(whole) ? { label: t('all'), amount: whole } : undefined}
          />
        </>
      )}
      {withinMs !== null && <p className={styles.note}>{t(`lastTook.${lastTook.unit}`, { count: lastTook.count })}</p>}
      <Notice variant="warning">{t('conditions')}</Notice>
      <ActionOutcome state={state} intent={withdrawAllAction.intent} onCheck={onCheck} onClose={onDismiss} refusedAs="alert" takesMoney />
    </MoneyFormDialog>
  );
}

/** The bonus that is active, and where its conditions are. */
function ActiveBonus() {
  const { t } = useText('withdraw');
  const { t: money } = useText('money');
  const { data: bonuses = [] } = useGetBonusesQuery();
  const code = bonuses.find(({ userBonus }) => userBonus?.isActive)?.code;
  return (
    <Notice variant="warning">
      <p>{t('wholeOnly')}</p>
      {code !== undefined && <p translate="no">{code}</p>}
      <FeatureLink className={styles.link} to={paths.bonus}>
        {money('outcome.seeBonus')}
      </FeatureLink>
    </Notice>
  );
}

/** Returns the operator's limits for one withdrawal; undefined when there are none. */
function useLimitsText({ minimum, maximum }: WithdrawalLimits): string | undefined {
  const { t } = useText('withdraw');
  const { money } = useFormat();
  if (minimum && maximum) return t('limits', { minimum: money(minimum), maximum: money(maximum) });
  if (minimum) return t('minimum', { minimum: money(minimum) });
  if (maximum) return t('maximum', { maximum: money(maximum) });
  return undefined;
}
