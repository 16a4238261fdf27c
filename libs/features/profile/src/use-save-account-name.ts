import { useApiStore, type ApiError } from '@wallet/api-client';
import { profileEndpoints } from '@wallet/api-client/profile';
import { useApiErrorText, useApp, useSingleAction } from '@wallet/features-core';
import { useText } from '@wallet/i18n';
import { useCallback, useRef } from 'react';

/**
 * Saves the name of the bank account: one attempt at a time. Where no answer tells what became of it, the profile does:
 * a name that stands there was saved.
 */
export function useSaveAccountName(bankCode: string) {
  const store = useApiStore();
  const { loadTexts } = useApp();
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const wanted = useRef('');
  const isThere = useRef(false);
  const wasRead = useRef(false);

  const send = useCallback(
    async (bankAccountName: string): Promise<{ error?: ApiError }> => {
      wanted.current = bankAccountName.toUpperCase();
      isThere.current = false;
      wasRead.current = false;
      const saving = profileEndpoints.endpoints.updateBankAccountName.initiate({ bankCode, bankAccountName: wanted.current }, { track: false });
      const { error } = await store.dispatch(saving);
      return error ? { error: error as ApiError } : {};
    },
    [store, bankCode],
  );

  const reconcile = useCallback(async () => {
    const reading = store.dispatch(profileEndpoints.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    const { data, isSuccess } = await reading;
    reading.unsubscribe();
    isThere.current = data?.bankAccount?.bankAccountName === wanted.current;
    wasRead.current = isSuccess;
    return isSuccess;
  }, [store]);

  const { state, run } = useSingleAction<string>({ intent: 'account-name', send, reconcile });

  /** Resolves to what has to be said about a failure; null once the name is saved. */
  const save = async (name: string): Promise<string | null> => {
    // Without its words a refusal is shown as it came.
    await loadTexts(['errors']).catch(() => undefined);
    let ended = await run(name);
    // What was unknown before is known now: nothing was saved, so it may be sent.
    if (ended.phase === 'idle' && !isThere.current) ended = await run(name);
    if (ended.phase === 'done' || isThere.current) return null;
    if (ended.phase === 'refused' || (ended.phase === 'unknown' && wasRead.current)) return errorText(ended.error);
    return common('failures.unknownOutcome');
  };
  return { save, isSaving: state.phase === 'running' };
}
