import { useGetProfileQuery, type Profile } from '@wallet/api-client/profile';
import { QueryView } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Card, Skeleton } from '@wallet/ui-kit';
import { ActionsCard } from './components/ActionsCard.tsx';
import { BankAccountCard } from './components/BankAccountCard.tsx';
import { DeviceCard } from './components/DeviceCard.tsx';
import { IdentityCard } from './components/IdentityCard.tsx';
import { MemberCard } from './components/MemberCard.tsx';
import styles from './ProfilePage.module.scss';

/** The member's profile and the bank account that withdrawals are paid to. */
export function ProfilePage() {
  const { t } = useText('profile');
  const query = useGetProfileQuery();
  const loading = (
    <div className={styles.cards}>
      <Card>
        <Skeleton shape="block" />
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </div>
  );
  return (
    <div className={styles.page}>
      <h1>{t('heading')}</h1>
      <QueryView query={query} failedTitle={t('failed')} loading={loading}>
        {(profile) => <Cards profile={profile} />}
      </QueryView>
      {query.isError && <DeviceCard />}
    </div>
  );
}

function Cards({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <IdentityCard profile={profile} />
        <BankAccountCard account={profile.bankAccount} />
      </div>
      <MemberCard profile={profile} />
      <div className={styles.column}>
        <ActionsCard />
        <DeviceCard />
      </div>
    </div>
  );
}
