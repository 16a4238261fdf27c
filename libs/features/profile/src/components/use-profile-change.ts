import { useApiStore, type ApiError, type CallError } from '@wallet/api-client';
import { profileEndpoints, type MessageResponse, type Profile } from '@wallet/api-client/profile';
import { useApp } from '@wallet/app-shell';
import { useSingleAction } from '@wallet/money';
import { useCallback, useRef } from 'react';

interface ProfileChangeParts<Change> {
  /** Identifies the intent, see `useSingleAction`. */
  readonly intent: string;
  readonly send: (change: Change) => PromiseLike<{ readonly data?: MessageResponse | undefined; readonly error?: CallError | undefined }>;
  /** Returns whether the profile contains the change. */
  readonly isSaved: (profile: Profile, change: Change) => boolean;
}

/** The outcome of a change. */
export type ProfileChangeOutcome =
  /** `message` is the backend's text. */
  | { readonly kind: 'saved'; readonly message?: string | undefined }
  /** The backend did not save it; `error` is the reason. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The response was lost, and the profile does not contain the change yet. */
  | { readonly kind: 'missing'; readonly error: ApiError }
  /** The response was lost and the profile could not be read, or another tab is saving. */
  | { readonly kind: 'unknown'; readonly error?: ApiError };

/**
 * Saves a change of the profile, one attempt at a time. If the response is lost, the profile is read again: a change that it contains was
 * saved.
 */
export function useProfileChange<Change>({ intent, send, isSaved }: ProfileChangeParts<Change>) {
  const store = useApiStore();
  const { loadTexts } = useApp();
  const sentChange = useRef<Change | null>(null);
  const isProven = useRef(false);
  const wasRead = useRef(false);

  const sendOnce = useCallback(
    (change: Change) => {
      sentChange.current = change;
      isProven.current = false;
      wasRead.current = false;
      return send(change);
    },
    [send],
  );

  const reconcile = useCallback(async () => {
    const reading = store.dispatch(profileEndpoints.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    const { data, isSuccess } = await reading;
    reading.unsubscribe();
    isProven.current = data !== undefined && sentChange.current !== null && isSaved(data, sentChange.current);
    wasRead.current = isSuccess;
    return isSuccess;
  }, [store, isSaved]);

  const { state, run } = useSingleAction<Change>({ intent, send: sendOnce, reconcile });

  const save = async (change: Change): Promise<ProfileChangeOutcome> => {
    // If its texts cannot be loaded, a refusal shows the backend's text.
    await loadTexts(['errors']).catch(() => undefined);
    let outcome = await run(change);
    // The previous attempt is now known to have saved nothing, so the change may be sent.
    if (outcome.phase === 'idle' && !isProven.current) outcome = await run(change);
    if (outcome.phase === 'done') return { kind: 'saved', message: outcome.message };
    if (isProven.current) return { kind: 'saved' };
    if (outcome.phase === 'refused') return { kind: 'refused', error: outcome.error };
    if (outcome.phase !== 'unknown') return { kind: 'unknown' };
    return { kind: wasRead.current ? 'missing' : 'unknown', error: outcome.error };
  };
  return { save, isSaving: state.phase === 'running' };
}
