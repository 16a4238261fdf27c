import { useText } from '@wallet/i18n';
import { SlowNote, VisuallyHidden } from '@wallet/ui-kit';

/** Says to a screen reader that something is loading, and to everybody where it takes longer than usual. */
export function LoadingNote() {
  const { t } = useText('common');
  return (
    <>
      <VisuallyHidden isLive>{t('loading')}</VisuallyHidden>
      <SlowNote text={t('stillLoading')} />
    </>
  );
}
