import { useText } from '@wallet/i18n';
import { SlowNote, VisuallyHidden } from '@wallet/ui-kit';

/** Announces loading to screen readers, and shows a note to everyone if it takes longer than usual. */
export function LoadingNote() {
  const { t } = useText('common');
  return (
    <>
      <VisuallyHidden isLive>{t('loading')}</VisuallyHidden>
      <SlowNote text={t('stillLoading')} />
    </>
  );
}
