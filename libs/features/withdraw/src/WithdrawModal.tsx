import { useGetWalletQuery, useReadAgain } from '@wallet/api-client';
import { useGetActiveBonusQuery } from '@wallet/api-client/bonuses';
import { useGetWithdrawalLimitsQuery } from '@wallet/api-client/money-lookups';
import { FeatureLink, ModalDialog, paths, QueryFallback } from '@wallet/app-shell';
import { totalBalance } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useWalletRefreshOnClose } from '@wallet/money';
import { EmptyState } from '@wallet/ui-kit';
import { WithdrawSteps } from './WithdrawSteps.tsx';

/**
 * Withdraws money to the member's bank account. Each step has an address: Back goes from the review to the form. No `<QueryView>`: the steps
 * need three queries, one of which may fail.
 */
export function WithdrawModal() {
  const { t } = useText('withdraw');
  const { t: common } = useText('common');
  useWalletRefreshOnClose();
  const wallet = useGetWalletQuery();
  const limits = useGetWithdrawalLimitsQuery(wallet.data?.currency ?? null, { skip: !wallet.data });
  const bonus = useGetActiveBonusQuery();
  const readAgain = useReadAgain();

  // Whether a bonus is active may stay unknown: the backend knows, and a failed request must not block a withdrawal.
  const isBonusKnown = bonus.data !== undefined || bonus.isError;
  const { data } = wallet;
  const bankAccount = data?.bankAccount;
  if (data?.currency && bankAccount?.bankAccountNo && limits.data && isBonusKnown) {
    return (
      <WithdrawSteps
        currency={data.currency}
        bankAccount={bankAccount}
        total={totalBalance(data)}
        limits={limits.data}
        isBonusActive={bonus.data?.isActive ?? false}
        onStale={() => readAgain('Wallet', 'WithdrawalLimits', 'ActiveBonus')}
      />
    );
  }

  // The limits are requested only once their currency is known.
  const query = data ? limits : wallet;
  const hasNoAccount = data !== undefined && !bankAccount?.bankAccountNo;
  const isUnusable = data?.currency === null;
  return (
    <ModalDialog title={t('title')}>
      {hasNoAccount && (
        <EmptyState title={t('noBankAccount')} action={<FeatureLink to={paths.memberContact}>{common('menu.contact')}</FeatureLink>} />
      )}
      {!hasNoAccount && isUnusable && <EmptyState title={common('unavailable.title')} text={common('unavailable.text')} />}
      {!hasNoAccount && !isUnusable && <QueryFallback query={query} failedTitle={t('failed')} />}
    </ModalDialog>
  );
}
