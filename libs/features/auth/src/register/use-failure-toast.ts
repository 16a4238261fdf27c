import type { ApiError } from '@wallet/api-client';
import { useToasts } from '@wallet/ui-kit';
import { useCallback } from 'react';

/** Says at once that a call of a step failed. Of a closed service the page that comes now says all. */
export function useFailureToast(): (failure: ApiError, text: string) => void {
  const { showToast } = useToasts();
  return useCallback(
    (failure, text) => {
      if (failure.kind !== 'terminated') showToast('danger', text);
    },
    [showToast],
  );
}
