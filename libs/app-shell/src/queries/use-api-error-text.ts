import { toApiError, type ApiError, type CallError } from '@wallet/api-client';
import { joinSentences, useErrorText, useText } from '@wallet/i18n';

/**
 * Returns the text for a failed call in the page's language: the backend's message if it has one, otherwise ours. `intent` is
 * that of the refused action, if it was one. Needs the `errors` namespace for error codes.
 */
export function useApiErrorText(): (error: CallError | undefined, intent?: string) => string {
  const { t } = useText('common');
  const serverText = useServerText();
  return (failure, intent) => {
    const error = toApiError(failure);
    return serverText(error, intent) || t(`failures.${error.kind === 'refused' ? 'unavailable' : error.kind}`);
  };
}

/** Returns the backend's own message. Empty if it sent none or was not reached. */
export function useServerText(): (error: ApiError | undefined, intent?: string) => string {
  const errorText = useErrorText();
  return (error, intent) => {
    if (error?.kind === 'refused')
      return errorText({ code: error.code ?? undefined, message: error.text, intent, retryAfterMs: error.retryAfterMs });
    return error && 'text' in error && error.text ? errorText({ message: error.text }) : '';
  };
}

/** Returns the backend's own message, and one of our sentences on the next line. */
export function useWithServerText(): (error: ApiError | undefined, sentence: string) => string {
  const serverText = useServerText();
  return (error, sentence) => joinSentences(serverText(error), sentence);
}
