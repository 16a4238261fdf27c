import type { ApiError, MoneyAction } from '@wallet/api-client';
import type { MessageResponse } from '@wallet/api-client/profile';
import { useApp } from '@wallet/app-shell';
import { useMoneyAction } from '@wallet/money';

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

/** Saves a change of the profile, one attempt at a time. A change whose outcome is unknown is looked for before another one is sent. */
export function useProfileChange<Change>(action: MoneyAction<Change, MessageResponse>) {
  const { loadTexts } = useApp();
  const { state, latest, run, check } = useMoneyAction(action);

  const save = async (change: Change): Promise<ProfileChangeOutcome> => {
    // If its texts cannot be loaded, a refusal shows the backend's text.
    await loadTexts(['errors']).catch(() => undefined);
    if (latest().phase === 'unknown') {
      await check();
      // The profile contains the earlier change.
      if (latest().phase === 'done') return { kind: 'saved' };
    }
    const outcome = await run(change);
    switch (outcome.phase) {
      case 'done':
        return { kind: 'saved', message: outcome.response?.message };
      case 'refused':
        return { kind: outcome.unchanged === undefined ? 'refused' : 'missing', error: outcome.error };
      case 'unknown':
        return { kind: 'unknown', error: outcome.error };
      case 'idle':
      case 'running':
      case 'checking':
      case 'inOtherTab':
        return { kind: 'unknown' };
    }
  };
  return { save, isSaving: state.phase === 'running' };
}
