import type { Profile } from '@wallet/api-client/profile';
import { useText } from '@wallet/i18n';
import { Avatar, Card } from '@wallet/ui-kit';
import { Facts } from './Facts.tsx';
import styles from './ProfileCards.module.scss';

/** Who the member is. */
export function IdentityCard({ profile: { name } }: { readonly profile: Profile }) {
  const { t } = useText('profile');
  return (
    <Card variant="brand">
      <div className={styles.person} data-ground="brand">
        <Avatar name={name} size="large" />
        <Facts facts={[{ label: t('name'), value: name }]} />
      </div>
    </Card>
  );
}
