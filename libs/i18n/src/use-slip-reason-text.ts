import { isSlipReason } from '@wallet/domain';
import { useCallback } from 'react';
import { plainText } from './plain-text.ts';
import { useText } from './use-text.ts';

/**
 * Says why a slip was not accepted, in the page's language. A reason that has no translation is shown as it came,
 * without characters that could disguise it. Needs the `errors` namespace.
 */
export function useSlipReasonText(): (reason: string) => string {
  const { t } = useText('errors');
  return useCallback((reason) => (isSlipReason(reason) ? t(`slip.${reason}`) : '') || plainText(reason), [t]);
}
