import type { ApiError } from '@wallet/api-client';
import { useToasts } from '@wallet/ui-kit';
import { useCallback } from 'react';

/** Shows a toast when a call of a step fails. A closed service needs none, since its own page follows. */
export function useFailureToast(): (failure: ApiError, text: string) => void {
  const { showToast } = useToasts();
  return useCallback(
    (failure, text) => {
      if (failure.kind !== 'terminated') showToast('danger', text);
    },
    [showToast],
  );
}
