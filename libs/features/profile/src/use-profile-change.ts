import { useApiStore, type ApiError, type CallError } from '@wallet/api-client';
import { profileEndpoints, type MessageResponse, type Profile } from '@wallet/api-client/profile';
import { useApp } from '@wallet/app-shell';
import { useSingleAction } from '@wallet/money';
import { useCallback, useRef } from 'react';

interface ProfileChangeParts<Change> {
  /** Names the intent, see `useSingleAction`. */
  readonly intent: string;
  readonly send: (change: Change) => PromiseLike<{ readonly data?: MessageResponse | undefined; readonly error?: CallError | undefined }>;
  /** Does the profile say what was to be saved? */
  readonly isSaved: (profile: Profile, change: Change) => boolean;
}

/** What became of a change. */
export type ProfileChangeOutcome =
  /** `message` is what the backend said of it. */
  | { readonly kind: 'saved'; readonly message?: string | undefined }
  /** The backend did not save it; `error` says why. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer came, and the profile does not say it yet. */
  | { readonly kind: 'missing'; readonly error: ApiError }
  /** Nobody knows: no answer came and the profile could not be read, or another tab is at it. */
  | { readonly kind: 'unknown'; readonly error?: ApiError };

/**
 * Saves something of the profile: one attempt at a time. Where no answer tells what became of it, the profile does: what
 * stands there was saved.
 */
export function useProfileChange<Change>({ intent, send, isSaved }: ProfileChangeParts<Change>) {
  const store = useApiStore();
  const { loadTexts } = useApp();
  const wanted = useRef<Change | null>(null);
  const isThere = useRef(false);
  const wasRead = useRef(false);

  const sendOnce = useCallback(
    (change: Change) => {
      wanted.current = change;
      isThere.current = false;
      wasRead.current = false;
      return send(change);
    },
    [send],
  );

  const reconcile = useCallback(async () => {
    const reading = store.dispatch(profileEndpoints.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    const { data, isSuccess } = await reading;
    reading.unsubscribe();
    isThere.current = data !== undefined && wanted.current !== null && isSaved(data, wanted.current);
    wasRead.current = isSuccess;
    return isSuccess;
  }, [store, isSaved]);

  const { state, run } = useSingleAction<Change>({ intent, send: sendOnce, reconcile });

  const save = async (change: Change): Promise<ProfileChangeOutcome> => {
    // Without its words a refusal is shown as it came.
    await loadTexts(['errors']).catch(() => undefined);
    let ended = await run(change);
    // What was unknown before is known now: nothing was saved, so it may be sent.
    if (ended.phase === 'idle' && !isThere.current) ended = await run(change);
    if (ended.phase === 'done') return { kind: 'saved', message: ended.message };
    if (isThere.current) return { kind: 'saved' };
    if (ended.phase === 'refused') return { kind: 'refused', error: ended.error };
    if (ended.phase !== 'unknown') return { kind: 'unknown' };
    return { kind: wasRead.current ? 'missing' : 'unknown', error: ended.error };
  };
  return { save, isSaving: state.phase === 'running' };
}
