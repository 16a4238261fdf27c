import { useText } from '@wallet/i18n';
import { RevealButton } from '@wallet/ui-kit';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

/** Hides and shows the amounts of all screens. */
export function AmountsSwitch() {
  const { t } = useText('common');
  const { isHidden, toggle } = useHiddenAmounts();
  return <RevealButton isShown={!isHidden} showLabel={t('amount.show')} hideLabel={t('amount.hide')} onToggle={toggle} />;
}
