import { useDataSaver, useIsHydrated } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Card, Switch } from '@wallet/ui-kit';
import styles from './ProfileCards.module.scss';

/** What the member chooses for this device alone. */
export function DeviceCard() {
  const { t } = useText('profile');
  const { isOn, choose } = useDataSaver();
  // A prerendered switch could be moved before anything listens.
  if (!useIsHydrated()) return null;
  return (
    <Card>
      <section className={styles.card} aria-labelledby="profile-device">
        <h2 id="profile-device" className={styles.heading}>
          {t('device.heading')}
        </h2>
        <Switch
          label={t('device.saveData')}
          hint={t('device.saveDataHint')}
          checked={isOn}
          onChange={(event) => choose(event.target.checked)}
        />
      </section>
    </Card>
  );
}
