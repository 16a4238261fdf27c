import { splitWait } from '@wallet/domain';
import { useCallback } from 'react';
import { codeShape, plainText } from './sentences.ts';
import { useText } from './use-text.ts';
import type { TextKey } from './text-key.ts';

/** The error of a response: a known code, a message for people, or one of them in place of the other. */
export interface ErrorMessage {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** The action that was refused: some codes mean something else for some actions. */
  readonly intent?: string | undefined;
  /** How long the backend asks to wait, in milliseconds, if it says so. */
  readonly retryAfterMs?: number | undefined;
}

/** Codes that only mean "too often". With a waiting time, a more specific text replaces theirs. */
const tooOften: ReadonlySet<string> = new Set(['OTP_BLOCK', 'REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);

/**
 * Returns the text for a backend's error in the page's language. Text without a translation is shown unchanged, except for characters that
 * could disguise it. Needs only the `errors` namespace.
 */
export function useErrorText(): (error: ErrorMessage) => string {
  const { t } = useText('errors');
  return useCallback(
    ({ code, message, intent, retryAfterMs }) => {
      if (retryAfterMs !== undefined && tooOften.has(code ?? message ?? '')) {
        const { unit, count } = splitWait(retryAfterMs);
        const text = t(`tooOften.${unit}`, { count });
        if (text !== '') return text;
      }
      for (const candidate of [code, message]) {
        // Other keys of the file (slip reasons) do not have the format of a code.
        if (candidate === undefined || !codeShape.test(candidate)) continue;
        const text = t(`intents.${intent ?? ''}.${candidate}` as TextKey<'errors'>) || t(candidate as TextKey<'errors'>);
        if (text !== '') return text;
      }
      return plainText(message ?? '') || plainText(code ?? '') || t('INTERNAL_SERVER_ERROR');
    },
    [t],
  );
}
