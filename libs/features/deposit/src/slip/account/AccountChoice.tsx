import type { DepositBank, DepositChannels } from '@wallet/api-client/money-lookups';
import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { copyText, describe, FieldNotes, useToasts } from '@wallet/ui-kit';
import { useId } from 'react';
import styles from '../../parts/DepositModal.module.scss';
import { transferAccounts } from '../../parts/deposit-methods.ts';
import { accountKey, accountText, findAccount } from '../../draft/account-mark.ts';
import { AccountCard } from './AccountCard.tsx';
import choiceStyles from './AccountChoice.module.scss';
import { LostAccounts } from './LostAccounts.tsx';
import type { AccountChoice as Choice } from './use-account-choice.ts';

interface AccountChoiceProps {
  /** In the member's currency. */
  readonly accounts: readonly DepositBank[];
  readonly otherAccounts: readonly DepositBank[];
  readonly isManual: boolean;
  readonly choice: Choice;
  /** A slip is under way. */
  readonly isLocked: boolean;
  /** Reads the accounts again before a number is copied. */
  readonly latest: () => Promise<DepositChannels | undefined> | null;
}

/** The operator's accounts, one of which the next slip is for. Those in another currency are folded. */
export function AccountChoice({ accounts, otherAccounts, isManual, choice, isLocked, latest }: AccountChoiceProps) {
  const { t } = useText('deposit');
  const { currency: currencyText } = useFormat();
  const id = useId();
  const copy = useCopyNumber(latest, choice.choose);
  const { payee, lost, element, choose } = choice;
  const error = choice.isMissing ? t('account.missing') : undefined;
  const hint = accounts.length + otherAccounts.length > 1 ? t('account.choose') : undefined;
  const chosenKey = payee && accountKey(payee);
  const isChosen = (account: DepositBank) => accountKey(account) === chosenKey;
  const card = (account: DepositBank) => (
    <AccountCard
      key={accountKey(account)}
      account={account}
      isManual={isManual}
      isChosen={isChosen(account)}
      isLocked={isLocked}
      onChoose={() => choose(account)}
      onCopy={() => void copy(account)}
    />
  );
  const names = [...new Set(otherAccounts.map(({ currency }) => currency))].map((currency) => currency && currencyText(currency));
  const others = names.every(Boolean) ? t('account.others', { currencies: names.join(', ') }) : t('account.othersUnknown');
  const group = {
    role: 'radiogroup',
    className: choiceStyles.cards,
    'aria-describedby': describe(id, { hint, error }),
    'aria-invalid': error !== undefined,
  };

  return (
    <div ref={element} className={styles.panel}>
      <h3 id={id} className={styles.heading}>
        {t('account.title')}
      </h3>
      {lost.length > 0 && <LostAccounts choice={choice} isLocked={isLocked} only={accounts.length === 1 ? accounts[0] : undefined} />}
      <FieldNotes id={id} hint={hint} />
      {accounts.length > 0 && (
        <div {...group} aria-labelledby={id}>
          {accounts.map(card)}
        </div>
      )}
      {otherAccounts.length > 0 && (
        <details className={choiceStyles.others} open={accounts.length === 0 || otherAccounts.some(isChosen)}>
          <summary>{others}</summary>
          <div {...group} aria-label={withoutBreakMarks(others)}>
            {otherAccounts.map(card)}
          </div>
        </details>
      )}
      <FieldNotes id={id} error={error} isAlert />
    </div>
  );
}

/** Copies the number of an account as it is offered now, or says that it no longer is. */
function useCopyNumber(latest: AccountChoiceProps['latest'], onCopied: (account: DepositBank) => void) {
  const { t } = useText('deposit');
  const { t: common } = useText('common');
  const { showToast } = useToasts();
  return async (account: DepositBank) => {
    const found = latest()?.then((read) => (read ? findAccount(transferAccounts(read), account) : account)) ?? account;
    const isCopied = await copyText('bankCode' in found ? found.bankAccountNo : found.then((now) => now?.bankAccountNo ?? null));
    const copied = await found;
    if (!copied) showToast('danger', t('account.changed', { account: accountText(account) }));
    else if (!isCopied) showToast('danger', common('copyFailed'));
    else {
      onCopied(copied);
      showToast('success', common('copied', { text: copied.bankAccountNo }));
    }
  };
}
