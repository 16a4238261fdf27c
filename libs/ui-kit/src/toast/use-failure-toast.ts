import { useMemo, useRef } from 'react';
import { useToasts } from './toasts.ts';

/** Shows why the last attempt failed. `hideFailure` is for one that is done: the reason of an earlier one would contradict that. */
export function useFailureToast() {
  const { showToast } = useToasts();
  const hide = useRef<() => void>(undefined);
  return useMemo(
    () => ({
      showFailure: (text: string) => {
        hide.current?.();
        hide.current = showToast('danger', text);
      },
      hideFailure: () => hide.current?.(),
    }),
    [showToast],
  );
}
