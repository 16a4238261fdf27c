import { toApiError, type ApiError, type CallError } from '@wallet/api-client';
import { useErrorText, useText } from '@wallet/i18n';

/**
 * Returns the text for a failed call in the page's language: the backend's message if it has one, otherwise ours. Needs
 * the `errors` namespace for error codes.
 */
export function useApiErrorText(): (error: CallError | undefined) => string {
  const { t } = useText('common');
  const serverText = useServerText();
  return (failure) => {
    const error = toApiError(failure);
    return serverText(error) || t(`failures.${error.kind === 'refused' ? 'unavailable' : error.kind}`);
  };
}

/** Returns the backend's own message. Empty if it sent none or was not reached. */
export function useServerText(): (error: ApiError | undefined) => string {
  const errorText = useErrorText();
  return (error) => {
    if (error?.kind === 'refused')
      return errorText({ code: error.code ?? undefined, message: error.text, retryAfterMs: error.retryAfterMs });
    return error && 'text' in error && error.text ? errorText({ message: error.text }) : '';
  };
}

/** Returns the backend's own message followed by one of our sentences. */
export function useWithServerText(): (error: ApiError | undefined, sentence: string) => string {
  const serverText = useServerText();
  return (error, sentence) => [serverText(error), sentence].filter(Boolean).join(' · ');
}
