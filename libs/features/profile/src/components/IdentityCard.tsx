import type { Profile } from '@wallet/api-client/profile';
import { useText } from '@wallet/i18n';
import { Avatar, Card, VisuallyHidden } from '@wallet/ui-kit';
import styles from './ProfileCards.module.scss';

/** Who the member is. */
export function IdentityCard({ profile: { name } }: { readonly profile: Profile }) {
  const { t } = useText('profile');
  return (
    <Card variant="brand">
      <div className={styles.person} data-ground="brand">
        <Avatar name={name} size="large" />
        <dl className={styles.name}>
          <dt>
            <VisuallyHidden>{t('name')}</VisuallyHidden>
          </dt>
          <dd translate="no">{name}</dd>
        </dl>
      </div>
    </Card>
  );
}
