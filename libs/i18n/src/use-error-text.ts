import { splitWait } from '@wallet/domain';
import { useCallback } from 'react';
import { plainText } from './plain-text.ts';
import { codeShape } from './server-sentence.ts';
import { useText } from './use-text.ts';
import type { TextKey } from './text-key.ts';

/** What a backend answered: a code of the catalogue, human words, or one where the other is due. */
export interface ErrorToSay {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** For how long the backend asks to wait, in milliseconds, where it says. */
  readonly retryAfterMs?: number | undefined;
}

/** What says no more than "too often": with a time to wait, a sentence that names it says it better. */
const tooOften: ReadonlySet<string> = new Set(['OTP_BLOCK', 'REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);

/**
 * Says a backend's answer in the page's language. What has no translation is shown as it came, without
 * characters that could disguise it. Needs the `errors` namespace only.
 */
export function useErrorText(): (error: ErrorToSay) => string {
  const { t } = useText('errors');
  return useCallback(
    ({ code, message, retryAfterMs }) => {
      if (retryAfterMs !== undefined && tooOften.has(code ?? message ?? '')) {
        const { unit, count } = splitWait(retryAfterMs);
        const text = t(`tooOften.${unit}`, { count });
        if (text !== '') return text;
      }
      for (const candidate of [code, message]) {
        // The file's other keys (slip reasons) have no such shape.
        const text = candidate !== undefined && codeShape.test(candidate) ? t(candidate as TextKey<'errors'>) : '';
        if (text !== '') return text;
      }
      return plainText(message ?? '') || plainText(code ?? '') || t('INTERNAL_SERVER_ERROR');
    },
    [t],
  );
}
