import type { ApiError } from '@wallet/api-client';
import { useErrorText, useText } from '@wallet/i18n';

/**
 * Says what a failed call means, in the page's language: in the backend's own words where it has some, else in ours.
 * The `errors` texts must be loaded for its codes.
 */
export function useApiErrorText(): (error: ApiError) => string {
  const { t } = useText('common');
  const serverText = useServerText();
  return (error) => serverText(error) || t(`failures.${error.kind === 'refused' ? 'unavailable' : error.kind}`);
}

/** What the backend itself says of a failure; '' where it says nothing, or was not reached. */
export function useServerText(): (error: ApiError | undefined) => string {
  const errorText = useErrorText();
  return (error) => {
    switch (error?.kind) {
      case 'refused':
        return errorText({ code: error.code ?? undefined, message: error.text, retryAfterMs: error.retryAfterMs });
      case 'unavailable':
      case 'unreadable':
        return error.text === undefined ? '' : errorText({ message: error.text });
      case 'offline':
      case 'cancelled':
      case 'unreachable':
      case 'timeout':
      case 'unauthenticated':
      case 'terminated':
      case undefined:
        return '';
    }
  };
}

/** A sentence of ours on a failure, after what the backend itself says of it. */
export function useWithServerText(): (error: ApiError | undefined, sentence: string) => string {
  const serverText = useServerText();
  return (error, sentence) => [serverText(error), sentence].filter(Boolean).join(' · ');
}
