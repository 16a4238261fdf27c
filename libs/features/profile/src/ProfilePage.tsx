import { useGetProfileQuery } from '@wallet/api-client/profile';
import { QueryView } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Card, Skeleton } from '@wallet/ui-kit';
import { ActionsCard } from './components/ActionsCard.tsx';
import { BankAccountCard } from './components/BankAccountCard.tsx';
import { DeviceCard } from './components/DeviceCard.tsx';
import { Identity } from './components/Identity.tsx';
import { MemberCard } from './components/MemberCard.tsx';
import styles from './ProfilePage.module.scss';

/** The member's profile and the bank account that withdrawals are paid to. */
export function ProfilePage() {
  const { t } = useText('profile');
  const query = useGetProfileQuery();
  const loading = (
    <Card>
      <Skeleton shape="block" />
    </Card>
  );
  return (
    <div className={styles.page}>
      <Identity name={query.data?.name} />
      <QueryView query={query} failedTitle={t('failed')} loading={loading}>
        {(profile) => (
          <>
            <BankAccountCard account={profile.bankAccount} />
            <MemberCard profile={profile} />
            <div className={styles.column}>
              <ActionsCard />
              <DeviceCard />
            </div>
          </>
        )}
      </QueryView>
      {query.isError && <DeviceCard />}
    </div>
  );
}
