import { useText } from '@wallet/i18n';
import { ErrorState } from '@wallet/ui-kit';

/** Shown if a page crashed or could not be loaded. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText('common');
  return <ErrorState title={t('crash.title')} text={t('crash.text')} retryLabel={t('retry')} onRetry={onRetry} />;
}
