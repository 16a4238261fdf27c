import type { ApiError, ApiStore } from '@wallet/api-client';
import { sendCode } from './registration-calls.ts';
import type { RegistrationDraft } from './registration-draft.ts';

/** Requests a code. Returns the change to the draft, which may come with an `error` when the backend demands a wait. */
export async function requestCode(
  store: ApiStore,
  phone: string,
  now: () => number,
): Promise<{ readonly change: Partial<RegistrationDraft>; readonly error: ApiError | null }> {
  const { data: sent, error } = await sendCode(store, phone);
  if (error) {
    const mustWait = error.kind === 'refused' && error.code === 'REQUEST_LIMIT_1MIN';
    return { change: mustWait ? { otpSentAt: now() } : {}, error };
  }
  if (sent === 'verified') return { change: { verifiedPhone: phone }, error: null };
  return { change: { otpPhone: phone, otpToken: sent.token, otpReference: sent.reference, otpSentAt: now() }, error: null };
}
