import { useModal, useModalDetail } from '@wallet/app-shell';
import { readSharedState, sharedParameter, type SharedState } from '@wallet/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeKeptSlip, takeOpenedFile, type KeptSlip } from './take-shared-slip.ts';

/** Why a share brought no slip. */
type ShareProblem = Exclude<SharedState, 'kept' | 'kept-before-login' | 'file'>;

/** A slip that somebody shared before the login. The member decides whether it is theirs before they see it. */
interface UnconfirmedSlip {
  /** How long ago it was shared, at least one minute. */
  readonly minutes: number;
  readonly use: () => void;
  readonly remove: () => void;
}

type SharedSlip = 'chosen' | ShareProblem | UnconfirmedSlip;

const minuteMs = 60_000;

async function take(state: SharedState): Promise<KeptSlip | null> {
  if (state === 'kept' || state === 'kept-before-login') return takeKeptSlip();
  const file = state === 'file' ? await takeOpenedFile() : null;
  return file && { file, ageMs: 0 };
}

/**
 * Chooses the slip that was shared with the app, as if the member had picked it. It waits while an earlier slip has an outcome to read. Returns
 * whether it is chosen, whether the member must confirm it, or why there is none; null if nothing was shared.
 */
export function useSharedSlip(isFree: boolean, choose: (file: File) => void): SharedSlip | null {
  const shared = readSharedState(useModalDetail(sharedParameter));
  const { replace } = useModal();
  const [result, setResult] = useState<SharedSlip | null>(null);

  // Once: neither a reload nor Back asks again.
  const forget = useEffectEvent(() => replace('deposit', { method: 'slip' }));
  const arrive = useEffectEvent((state: SharedState, slip: KeptSlip | null) => {
    if (!slip) {
      setResult(state === 'kept' || state === 'kept-before-login' || state === 'file' ? 'lost' : state);
      return;
    }
    const use = () => {
      choose(slip.file);
      setResult('chosen');
    };
    if (state !== 'kept-before-login') use();
    else setResult({ minutes: Math.max(1, Math.round(slip.ageMs / minuteMs)), use, remove: () => setResult(null) });
  });
  useEffect(() => {
    if (shared === null || !isFree) return;
    forget();
    void take(shared).then((slip) => arrive(shared, slip));
  }, [shared, isFree]);
  return result;
}
