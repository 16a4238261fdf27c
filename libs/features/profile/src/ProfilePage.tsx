import { useGetProfileQuery, type Profile } from '@wallet/api-client/profile';
import { useApiErrorText } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Card, ErrorState, Skeleton, SlowNote } from '@wallet/ui-kit';
import { BankAccountCard } from './components/BankAccountCard.tsx';
import { MemberCard } from './components/MemberCard.tsx';
import styles from './ProfilePage.module.scss';

/** Who the member is, and where his withdrawals go. */
export function ProfilePage() {
  const { t } = useText('profile');
  return (
    <div className={styles['page']}>
      <h1>{t('heading')}</h1>
      <Details />
    </div>
  );
}

function Details() {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  if (data) return <Cards profile={data} />;
  if (error && !isFetching) {
    return (
      <ErrorState title={t('failed')} text={errorText(error)} retryLabel={common('retry')} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={styles['cards']} aria-busy="true">
      <Card>
        <Skeleton shape="block" />
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
      <SlowNote text={common('stillLoading')} />
    </div>
  );
}

function Cards({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles['cards']}>
      <MemberCard profile={profile} />
      <BankAccountCard account={profile.bankAccount} />
    </div>
  );
}
