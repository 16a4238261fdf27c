import { isSlipReason } from '@wallet/domain';
import { useCallback } from 'react';
import { plainText } from './sentences.ts';
import { useText } from './use-text.ts';

/**
 * Returns the text for why a slip was not accepted, in the page's language. A reason without a translation is shown unchanged, except for
 * characters that could disguise it. Needs the `errors` namespace.
 */
export function useSlipReasonText(): (reason: string) => string {
  const { t } = useText('errors');
  return useCallback((reason) => (isSlipReason(reason) ? t(`slip.${reason}`) : '') || plainText(reason), [t]);
}
