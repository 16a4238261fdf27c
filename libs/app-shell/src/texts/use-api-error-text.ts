import { toApiError, type ApiError, type CallError } from '@wallet/api-client';
import { useErrorText, useText } from '@wallet/i18n';

/**
 * Says what a failed call means, in the page's language: in the backend's own words where it has some, else in ours.
 * The `errors` texts must be loaded for its codes.
 */
export function useApiErrorText(): (error: CallError | undefined) => string {
  const { t } = useText('common');
  const serverText = useServerText();
  return (failure) => {
    const error = toApiError(failure);
    return serverText(error) || t(`failures.${error.kind === 'refused' ? 'unavailable' : error.kind}`);
  };
}

/** What the backend itself says of a failure; '' where it says nothing, or was not reached. */
export function useServerText(): (error: ApiError | undefined) => string {
  const errorText = useErrorText();
  return (error) => {
    if (error?.kind === 'refused')
      return errorText({ code: error.code ?? undefined, message: error.text, retryAfterMs: error.retryAfterMs });
    return error && 'text' in error && error.text ? errorText({ message: error.text }) : '';
  };
}

/** A sentence of ours on a failure, after what the backend itself says of it. */
export function useWithServerText(): (error: ApiError | undefined, sentence: string) => string {
  const serverText = useServerText();
  return (error, sentence) => [serverText(error), sentence].filter(Boolean).join(' · ');
}
