import { useText } from '@wallet/i18n';
import { Button, Card, Drawing, Skeleton } from '@wallet/ui-kit';
import styles from './InviteBonus.module.scss';

/** Keeps the room of the invite bonus while the wallet is loading. */
export function InviteBonusLoading() {
  const { t } = useText('home');
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.bonus} aria-busy="true">
          <Drawing name="coins" />
          <div className={styles.words}>
            <span className={styles.label}>{t('inviteBonus')}</span>
            <Skeleton shape="text" />
          </div>
          <Button variant="soft" size="small" disabled>
            {t('receive')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
