import { useGetBanksQuery } from '@wallet/api-client';
import { QueryView } from '@wallet/app-shell';
import { bankName, type BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { SelectField, Skeleton } from '@wallet/ui-kit';
import type { ComponentProps } from 'react';

interface EditBankFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'emptyLabel'> {
  /** The current account. Its bank stays selectable even if the list no longer contains it. */
  readonly account: BankAccount | null;
}

/** The list of banks. A failed request can be retried. */
export function EditBankField({ account, ...field }: EditBankFieldProps) {
  const { t, language } = useText('profile');
  const banks = useGetBanksQuery();
  return (
    <QueryView query={banks} failedTitle={t('edit.banksFailed')} loading={<Skeleton shape="field" />}>
      {(list) => {
        const isListed = account === null || account.bankCode === '' || list.some(({ code }) => code === account.bankCode);
        const choices = isListed ? list : [{ code: account.bankCode, nameTH: account.nameTH, nameEN: account.nameEN }, ...list];
        return (
          <SelectField
            {...field}
            isExact
            label={t('bank')}
            emptyLabel={t('edit.chooseBank')}
            options={choices.map((bank) => ({ value: bank.code, label: bankName(bank, language) || bank.code }))}
          />
        );
      }}
    </QueryView>
  );
}
