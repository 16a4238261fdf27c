import { useMemberDeviceStorage } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, useToasts } from '@wallet/ui-kit';
import { breakSetting } from './break/break-setting.ts';
import { budgetSetting } from './budget/budget-settings.ts';
import styles from './parts/parts.module.scss';

/** Removes what the member has set on this device, but for what must not end at once: a break and a budget. */
export function ForgetSection() {
  const { t } = useText('play');
  const { showToast } = useToasts();
  const storage = useMemberDeviceStorage();
  return (
    <section className={styles.section} aria-labelledby="play-forget">
      <h2 id="play-forget" className={styles.heading}>
        {t('forget.title')}
      </h2>
      <p>{t('forget.text')}</p>
      <Button
        variant="secondary"
        fullWidth
        onClick={() => {
          storage?.removeAllBut([breakSetting, budgetSetting]);
          showToast('success', t('forget.done'));
        }}
      >
        {t('forget.forget')}
      </Button>
    </section>
  );
}
