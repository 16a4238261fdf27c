import { BankLogo } from '@wallet/app-shell';
import { bankName, groupAccountNumber, maskAccountNumber, type BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { List, ListRow } from '@wallet/ui-kit';

interface PaidToProps {
  readonly bankAccount: BankAccount;
  /** Shows the whole number, for the member to check. Otherwise it is masked, so that onlookers cannot use it. */
  readonly isWhole?: boolean;
}

/** The member's bank account. */
export function PaidTo({ bankAccount, isWhole = false }: PaidToProps) {
  const { t, language } = useText('withdraw');
  const { bankCode, bankAccountName, bankAccountNo } = bankAccount;
  const number = isWhole ? groupAccountNumber(bankAccountNo) : maskAccountNumber(bankAccountNo);
  return (
    <List variant="group" label={t('to')}>
      <ListRow
        lead={<BankLogo code={bankCode} />}
        title={bankName(bankAccount, language) || bankCode}
        detail={<span translate="no">{`${number} ${bankAccountName}`.trim()}</span>}
      />
    </List>
  );
}
