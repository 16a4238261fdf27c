import type { ApiError } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import { useRef, useState } from 'react';
import { useWizard } from './wizard.ts';

/** Makes the calls of a step one at a time. Why the last one failed is shown as a toast, and kept until it is cleared. */
export function useOneCall<Call extends string>() {
  const errorText = useApiErrorText();
  const { showFailure } = useWizard();
  const inFlight = useRef(false);
  const [busyWith, setBusyWith] = useState<Call | null>(null);
  const [done, setDone] = useState<Call | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const run = async (call: Call, attempt: () => Promise<ApiError | null>): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusyWith(call);
    setDone(null);
    setError(null);
    const failure = await attempt();
    inFlight.current = false;
    setBusyWith(null);
    setDone(failure ? null : call);
    setError(failure);
    if (failure) showFailure(failure, errorText(failure));
  };
  return { run, busyWith, done, failure: error && errorText(error), clearFailure: () => setError(null) };
}
