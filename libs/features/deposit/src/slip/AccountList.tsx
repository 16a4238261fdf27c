import { BankLogo } from '@wallet/app-shell';
import type { DepositBank } from '@wallet/api-client/money-lookups';
import { bankName, groupAccountNumber } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { CopyField, useToasts } from '@wallet/ui-kit';
import { accountKey } from './account-key.ts';
import styles from './AccountList.module.scss';

interface AccountListProps {
  readonly accounts: readonly DepositBank[];
  /** Nothing is credited automatically, whatever an account says. */
  readonly isManual: boolean;
  /** Called when a number was copied: the member is about to pay to that account. */
  readonly onCopy: (account: DepositBank) => void;
}

/** The operator's accounts with all details that a bank transfer needs. */
export function AccountList({ accounts, isManual, onCopy }: AccountListProps) {
  const { t, language } = useText('deposit');
  const { t: common } = useText('common');
  const { currency: currencyText } = useFormat();
  const { showToast } = useToasts();

  const reportCopy = (account: DepositBank) => (text: string, isCopied: boolean) => {
    if (isCopied) onCopy(account);
    showToast(isCopied ? 'success' : 'danger', isCopied ? common('copied', { text }) : common('copyFailed'));
  };

  return (
    <ul className={styles.accounts}>
      {accounts.map((account) => {
        const { bankCode, bankAccountNo, bankAccountName, currency, isAutomatic } = account;
        return (
          <li key={accountKey(account)}>
            <CopyField
              lead={<BankLogo code={bankCode} />}
              label={[bankName(account, language) || bankCode, currency && currencyText(currency)].filter(Boolean).join(' · ')}
              value={bankAccountNo}
              shown={groupAccountNumber(bankAccountNo)}
              detail={bankAccountName}
              note={isAutomatic && !isManual ? t('account.automatic') : undefined}
              copyLabel={`${t('account.copyNumber')} ${bankCode}`}
              onCopy={reportCopy(account)}
            />
          </li>
        );
      })}
    </ul>
  );
}
