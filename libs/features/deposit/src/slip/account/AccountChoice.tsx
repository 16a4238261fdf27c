import type { DepositBank, DepositChannels } from '@wallet/api-client/money-lookups';
import { withoutBreakMarks, bankName } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { copyText, describe, Disclosure, FieldNotes, useToasts, CopyIcon, IconButton } from '@wallet/ui-kit';
import { useId } from 'react';
import styles from '../../parts/DepositModal.module.scss';
import { transferAccounts } from '../../parts/deposit-methods.ts';
import { accountKey, accountText, findAccount, shownNumber } from '../../draft/account-mark.ts';
import choiceStyles from './AccountChoice.module.scss';
import { LostAccounts } from './LostAccounts.tsx';
import type { AccountChoice as Choice } from './use-account-choice.ts';
import { BankLogo } from '@wallet/app-shell';

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
        <Disclosure summary={others} isOpen={accounts.length === 0 || otherAccounts.some(isChosen)}>
          <div {...group} aria-label={withoutBreakMarks(others)}>
            {otherAccounts.map(card)}
          </div>
        </Disclosure>
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

interface AccountCardProps {
  readonly account: DepositBank;
  /** Nothing is credited automatically, whatever the account says. */
  readonly isManual: boolean;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
  readonly onCopy: () => void;
}

/** Longer numbers are smaller on phones, so that they stay on one line. */
const longNumber = 15;

/** An account of the operator with all details that a bank transfer needs. A tap on it chooses it. */
function AccountCard({ account, isManual, isChosen, isLocked, onChoose, onCopy }: AccountCardProps) {
  const { t, language } = useText('deposit');
  const { currency: currencyText } = useFormat();
  const { bankCode, bankAccountNo, bankAccountName, currency, isAutomatic } = account;
  const number = shownNumber(account);
  return (
    // A number that was marked and copied by hand has left the app too.
    <div className={choiceStyles.card} onCopy={onChoose}>
      <label className={choiceStyles.choice}>
        <input
          type="radio"
          name="account"
          className={choiceStyles.radio}
          value={`${bankCode} ${bankAccountNo}`}
          checked={isChosen}
          disabled={isLocked}
          onChange={onChoose}
        />
        <BankLogo code={bankCode} />
        <span className={choiceStyles.words}>
          <span className={choiceStyles.detail}>
            {[bankName(account, language) || bankCode, currency && currencyText(currency)].filter(Boolean).join(' · ')}
          </span>
          <span className={choiceStyles.number} data-long={number.length > longNumber} translate="no">
            {number}
          </span>
          <span className={choiceStyles.detail} translate="no">
            {bankAccountName}
          </span>
          {isAutomatic && !isManual && <span className={choiceStyles.detail}>{t('account.automatic')}</span>}
        </span>
      </label>
      <IconButton label={`${t('account.copyNumber')} ${bankCode}`} onClick={onCopy}>
        <CopyIcon aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
