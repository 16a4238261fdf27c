import {
  accountEndpoints,
  lookupEndpoints,
  otpEndpoints,
  toApiError,
  type ApiError,
  type ApiStore,
  type CallError,
  type Registration,
} from '@wallet/api-client';
import { isRefusalCode, type ErrorCode } from '@wallet/domain';
import type { RegistrationDraft } from './registration-draft.ts';

// These are no mutation hooks because the first step renders before the store's code is loaded.

/** The data of a call, or its error. */
export type CallResult<Data> =
  { readonly data: Data; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** A sent code: it is verified with `token`, and `reference` is the number that the text message shows. */
export interface SentCode {
  readonly token: string;
  readonly reference: string;
}

function toResult<Data>({ data, error }: { readonly data?: Data | undefined; readonly error?: CallError | undefined }): CallResult<Data> {
  return data === undefined ? { error: toApiError(error) } : { data };
}

/** Returns whether the operator requires verified phone numbers. Never cached, since it decides which step is next. */
export async function fetchOtpSwitch(store: ApiStore): Promise<CallResult<boolean>> {
  const query = lookupEndpoints.endpoints.getRegisterOtp.initiate(undefined, { forceRefetch: true, subscribe: false });
  return toResult(await store.dispatch(query));
}

/** Sends a code to the phone. Returns `verified` when the backend needs none because the phone is verified. */
export async function sendCode(store: ApiStore, phoneNumber: string): Promise<CallResult<SentCode | 'verified'>> {
  const { data, error } = toResult(await store.dispatch(otpEndpoints.endpoints.sendOtp.initiate({ phoneNumber }, { track: false })));
  if (error) return { error };
  if (data.code === 'OTP_VERIFIED') return { data: 'verified' };
  if (data.otpToken !== '') return { data: { token: data.otpToken, reference: data.otpRef } };
  // A success without a token counts as a failure.
  return { error: isRefusalCode(data.code) ? refusedWith(data.code) : { kind: 'unreadable' } };
}

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

/** Submits the code that was sent to the phone. */
export async function verifyCode(store: ApiStore, otpToken: string, otpCode: string): Promise<CallResult<unknown>> {
  const { data, error } = toResult(
    await store.dispatch(otpEndpoints.endpoints.verifyOtp.initiate({ otpToken, otpCode }, { track: false })),
  );
  // The response to an earlier attempt may have been lost, but the verification still counts.
  if (error?.kind === 'refused' && error.code === 'OTP_VERIFIED') return { data: {} };
  return error ? { error } : { data };
}

/** Whether the backend does not know that the phone was verified, or asks for the token that proves it. */
export const isUnverified = (error: ApiError | undefined): boolean => error?.kind === 'refused' && error.code === 'UNVERIFIED_OTP';

/** Checks whether this profile can be registered. It changes nothing and leaves no password in the store. */
export async function checkRegistration(store: ApiStore, registration: Omit<Registration, 'currency'>): Promise<CallResult<unknown>> {
  return toResult(await store.dispatch(accountEndpoints.endpoints.checkRegistration.initiate(registration, { track: false })));
}

/** Creates the member. Sent once and never retried here; leaves no password in the store. */
export async function createMember(
  store: ApiStore,
  registration: Registration,
): Promise<CallResult<{ readonly message?: string | undefined }>> {
  return toResult(await store.dispatch(accountEndpoints.endpoints.register.initiate(registration, { track: false })));
}

function refusedWith(code: ErrorCode): ApiError {
  return { kind: 'refused', status: 200, code, text: code };
}
