import { useModal, useModalDetail } from '@wallet/app-shell';
import { readSharedState, sharedParameter, type SharedState } from '@wallet/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeKeptSlip, takeOpenedFile } from './take-shared-slip.ts';

const takers: Partial<Record<SharedState, () => Promise<File | null>>> = { kept: takeKeptSlip, file: takeOpenedFile };

/** Why a share brought no slip. */
export type ShareProblem = Exclude<SharedState, 'kept' | 'file'>;

/**
 * Chooses the slip that was shared with the app, as if the member had picked it. It waits while an earlier slip has an outcome to read. Returns
 * whether it is chosen, or why there is none; null if nothing was shared.
 */
export function useSharedSlip(isFree: boolean, choose: (file: File) => void): 'chosen' | ShareProblem | null {
  const shared = readSharedState(useModalDetail(sharedParameter));
  const { replace } = useModal();
  const [result, setResult] = useState<'chosen' | ShareProblem | null>(null);

  // Once: neither a reload nor Back asks again.
  const forget = useEffectEvent(() => replace('deposit', { method: 'slip' }));
  const arrive = useEffectEvent((state: SharedState, file: File | null) => {
    if (file) {
      choose(file);
      setResult('chosen');
    } else setResult(state === 'kept' || state === 'file' ? 'lost' : state);
  });
  useEffect(() => {
    if (shared === null || !isFree) return;
    const taken = takers[shared]?.() ?? Promise.resolve(null);
    forget();
    void taken.then((file) => arrive(shared, file));
  }, [shared, isFree]);
  return result;
}
