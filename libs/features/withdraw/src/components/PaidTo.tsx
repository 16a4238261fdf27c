import { BankLogo } from '@wallet/app-shell';
import { bankName, maskAccountNumber, type BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { List, ListRow } from '@wallet/ui-kit';

/** The member's bank account, masked so that onlookers cannot use it. */
export function PaidTo({ bankAccount }: { readonly bankAccount: BankAccount }) {
  const { t, language } = useText('withdraw');
  const { bankCode, bankAccountName, bankAccountNo } = bankAccount;
  return (
    <List variant="group" label={t('to')}>
      <ListRow
        lead={<BankLogo code={bankCode} />}
        title={bankName(bankAccount, language) || bankCode}
        detail={<span translate="no">{`${maskAccountNumber(bankAccountNo)} ${bankAccountName}`.trim()}</span>}
      />
    </List>
  );
}
