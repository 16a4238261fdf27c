import { useGetBanksQuery } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import { bankName, type BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ErrorState, SelectField, Skeleton, SlowNote } from '@wallet/ui-kit';
import type { ComponentProps } from 'react';

interface EditBankFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'emptyLabel'> {
  /** The present one: it stays to choose where the list does not name its bank any more. */
  readonly account: BankAccount | null;
}

/** The banks to choose from. A list that fails can be asked for again. */
export function EditBankField({ account, ...field }: EditBankFieldProps) {
  const { t, language } = useText('profile');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const { data, error, isFetching, refetch } = useGetBanksQuery();
  if (!data) {
    if (error && !isFetching) {
      return (
        <ErrorState title={t('edit.banksFailed')} text={errorText(error)} retryLabel={common('retry')} onRetry={() => void refetch()} />
      );
    }
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
        <SlowNote text={common('stillLoading')} />
      </div>
    );
  }
  const isListed = account === null || account.bankCode === '' || data.some(({ code }) => code === account.bankCode);
  const banks = isListed ? data : [{ code: account.bankCode, nameTH: account.nameTH, nameEN: account.nameEN }, ...data];
  return (
    <SelectField
      {...field}
      label={t('bank')}
      emptyLabel={t('edit.chooseBank')}
      options={banks.map((bank) => ({ value: bank.code, label: bankName(bank, language) || bank.code }))}
    />
  );
}
