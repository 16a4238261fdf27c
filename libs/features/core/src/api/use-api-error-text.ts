import type { ApiError } from '@wallet/api-client';
import { useErrorText, useText } from '@wallet/i18n';

/** Says what a failed call means, in the page's language. The `errors` texts must be loaded for refusals. */
export function useApiErrorText(): (error: ApiError) => string {
  const { t } = useText('common');
  const errorText = useErrorText();
  return (error) => {
    switch (error.kind) {
      case 'offline':
        return t('failures.offline');
      case 'cancelled':
        return t('failures.cancelled');
      case 'unreachable':
        return t('failures.unreachable');
      case 'timeout':
        return t('failures.timeout');
      case 'unauthenticated':
        return t('failures.unauthenticated');
      case 'terminated':
        return t('failures.terminated');
      case 'unavailable':
        return t('failures.unavailable');
      case 'unreadable':
        return t('failures.unreadable');
      case 'refused':
        return errorText({ code: error.code ?? undefined, message: error.text, retryAfterMs: error.retryAfterMs });
    }
  };
}
