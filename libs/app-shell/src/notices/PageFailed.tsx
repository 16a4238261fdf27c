import { useText } from '@wallet/i18n';
import { ErrorState } from '@wallet/ui-kit';

/** Stands where a page crashed or its code could not be fetched. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText('common');
  return <ErrorState title={t('crash.title')} text={t('crash.text')} retryLabel={t('retry')} onRetry={onRetry} />;
}
