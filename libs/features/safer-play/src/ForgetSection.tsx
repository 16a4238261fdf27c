import { useMemberDeviceStorage } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, useToasts } from '@wallet/ui-kit';
import { breakSetting } from './break/break-setting.ts';
import { budgetSetting } from './budget/budget-settings.ts';
import { PlaySection } from './parts/PlaySection.tsx';

/** Removes what the member has set on this device, but for what must not end at once: a break and a budget. */
export function ForgetSection() {
  const { t } = useText('play');
  const { showToast } = useToasts();
  const storage = useMemberDeviceStorage();
  return (
    <PlaySection id="play-forget" title={t('forget.title')}>
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
    </PlaySection>
  );
}
